import { describe, expect, it } from 'vitest';
import { isProductionHost } from './brands.ts';
import { resolveServiceOrigin } from './endpoints.ts';

describe('which handlers a widget calls', () => {
  it.each(['winners.example', 'www.winners.example'])('API-02 %s is production', (host) =>
    expect(isProductionHost(host, 'winners')).toBe(true),
  );
  it.each(['notwinners.example', 'winners.example.evil.test', 'localhost', '', 'vitrine.example'])(
    'API-02 %s is not',
    (host) => expect(isProductionHost(host, 'winners')).toBe(false),
  );

  const staging = 'https://staging.test';
  it('API-02 production goes to the production handlers', () =>
    expect(resolveServiceOrigin('', 'winners', 'www.winners.example', staging)).toBe('https://www.vitrine.example'));
  it('API-02 anywhere else goes back to where the script came from', () =>
    expect(resolveServiceOrigin('', 'winners', 'localhost', staging)).toBe('https://staging.test'));
  it.each([
    ['https://api.test', 'https://api.test'],
    ['/', ''],
  ])('API-02 an origin that the page gives wins: %s', (api, origin) =>
    expect(resolveServiceOrigin(api, 'winners', 'www.winners.example', staging)).toBe(origin),
  );
});
