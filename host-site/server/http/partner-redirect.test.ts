import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../../tests/server/support/page-server.ts';
import { createSite } from '../../../tests/server/support/test-site.ts';

const site = createSite();
const lines: string[] = [];
const partnerOrigin = 'https://partners.staging.test';
let staging: PageServer;
let production: PageServer;
let unknown: PageServer;

beforeAll(async () => {
  staging = await startPageServer({ ...site, partnerOrigin });
  production = await startPageServer({ ...site, partnerOrigin, publicOrigin: 'https://www.vitrine.example' });
  unknown = await startPageServer({ ...site, partnerOrigin: '' }, { lines });
});
afterAll(async () => {
  for (const server of [staging, production, unknown]) await server.close();
  site.remove();
});

const follow = async (server: PageServer, path: string) => {
  const response = await fetch(server.origin + path, { redirect: 'manual' });
  return [response.status, response.headers.get('location')];
};

it.each([
  ['/partners/balance/en', '/balance?brand=vitrine'],
  ['/partners/balance/fr', '/balance/fr?brand=vitrine'],
  ['/partners/egift-email/fr?brand=marshalls', '/egift-email/fr?brand=marshalls&code=7021'],
  ['/partners/egift-mail/en?brand=winners', '/egift-mail?brand=winners&code=7012'],
  ['/partners/careers/fr', '/jobs/fr?brand=vitrine'],
  ['/partners/pay/en', '/jobs?brand=vitrine#pay'],
  ['/partners/facebook/fr', '/company/fr?brand=vitrine#facebook'],
  ['/partners/unsubscribe/fr', '/unsubscribe/fr?brand=vitrine'],
])('GB-01 API-02 outside production %s redirects to the partner test page %s', async (path, target) => {
  expect(await follow(staging, path)).toEqual([302, partnerOrigin + target]);
});

it.each([
  ['/partners/balance/fr', 'https://balance.vitrine.example/fr'],
  ['/partners/egift-mail/en?brand=winners', 'https://egift.winners.example/en/mail?code=7012'],
  ['/partners/careers/en', 'https://careers.vitrine.example/en'],
  ['/partners/instagram/fr', 'https://instagram.example/vitrinequebec'],
])('GB-01 API-02 in production %s redirects to %s', async (path, target) => {
  expect(await follow(production, path)).toEqual([302, target]);
});

it.each([
  '/partners/',
  '/partners/balance',
  '/partners/balance/de',
  '/partners/evil/en',
  '/partners/balance/en/more',
  '/partners/balance/en?brand=evil',
  '/partners/constructor/en',
  '/partners/https://evil.test/en',
  '/partners//evil.test/en',
])('GB-01 %s returns 404 without a redirect', async (path) => {
  expect(await follow(staging, path)).toEqual([404, null]);
});

it('GB-01 without PARTNER_ORIGIN a partner link returns 503 with the error page in its language and logs the cause', async () => {
  const response = await fetch(`${unknown.origin}/partners/balance/fr`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([503, null]);
  expect(await response.text()).toContain('fr/error');
  expect(lines.join()).toContain('set PARTNER_ORIGIN');
});
