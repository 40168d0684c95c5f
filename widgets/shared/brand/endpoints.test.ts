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
  const winners = { hostname: 'www.winners.example', origin: 'https://www.winners.example' };
  it('API-02 resolveServiceOrigin returns the production origin on a production host', () =>
    expect(resolveServiceOrigin('', 'winners', winners, staging)).toBe('https://www.vitrine.example'));
  it('API-02 resolveServiceOrigin returns the origin of the script on any other host', () => {
    const local = { hostname: 'localhost', origin: 'http://localhost:8080' };
    expect(resolveServiceOrigin('', 'winners', local, staging)).toBe('https://staging.test');
  });
  it.each([
    ['https://api.test', 'https://api.test'],
    ['/', 'https://www.winners.example'],
  ])('API-02 resolveServiceOrigin prefers the api attribute: %j gives %j', (api, origin) =>
    expect(resolveServiceOrigin(api, 'winners', winners, staging)).toBe(origin),
  );
  it('API-02 resolveServiceOrigin returns an empty string for / on a page without an origin, such as a srcdoc frame', () =>
    expect(resolveServiceOrigin('/', 'winners', { hostname: '', origin: 'null' }, staging)).toBe(''));
});
