import { describe, expect, it } from 'vitest';
import { isProductionHost } from './brands.ts';
import { resolveServiceOrigin } from './endpoints.ts';

describe('the service origin of a widget', () => {
  it.each(['winners.example', 'www.winners.example'])(
    'API-02 isProductionHost returns true for %s of the brand winners',
    (host) => expect(isProductionHost(host, 'winners')).toBe(true),
  );
  it.each(['notwinners.example', 'winners.example.evil.test', 'localhost', '', 'vitrine.example'])(
    'API-02 isProductionHost returns false for %j of the brand winners',
    (host) => expect(isProductionHost(host, 'winners')).toBe(false),
  );

  const staging = 'https://staging.test';
  it('API-02 resolveServiceOrigin returns the production origin on a production host', () =>
    expect(resolveServiceOrigin('', 'winners', 'www.winners.example', staging)).toBe('https://www.vitrine.example'));
  it('API-02 resolveServiceOrigin returns the origin of the script on any other host', () =>
    expect(resolveServiceOrigin('', 'winners', 'localhost', staging)).toBe('https://staging.test'));
  it.each([
    ['https://api.test', 'https://api.test'],
    ['/', ''],
  ])('API-02 resolveServiceOrigin prefers the api attribute: %j gives %j', (api, origin) =>
    expect(resolveServiceOrigin(api, 'winners', 'www.winners.example', staging)).toBe(origin),
  );
});
