import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBody, postSignUp } from '../../../tests/server/support/sign-up-request.ts';
import { readOpened } from '../../../tests/server/support/stored-rows.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/server/support/test-databases.ts';
import { createSite } from '../../../tests/server/support/test-site.ts';
import { handlerPaths } from '../../../widgets/shared/brand/endpoints.ts';
import newsletterFr from '../../../widgets/shared/submissions/newsletter-consent.fr.json' with { type: 'json' };
import { hashEmail } from '../database/personal-columns.ts';
import { type RunningServer, startServer } from '../start-server.ts';

const sibling = 'https://www.winners.example';
const site = createSite();
let location: TestDatabase;
let server: RunningServer;
let count = 0;
const newEmail = () => `guest${++count}@example.com`;

beforeAll(async () => {
  location = await createTestDatabase('pglite');
  server = await startServer(createConfig({ ...location, ...site }));
});
afterAll(async () => {
  await server.close();
  await location.remove();
  site.remove();
});

const preflight = async (origin: string) =>
  fetch(server.origin + handlerPaths.newsletter, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  });

it('API-01 a CORS preflight from a configured brand origin is allowed with every header of the widgets, and those of the page’s own tracing', async () => {
  const { status, headers } = await preflight(sibling);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(sibling);
  expect(headers.get('access-control-allow-headers')).toBe(
    'Content-Type, operation_id, domain, Idempotency-Key, Consent, Form-Age, Source, Sandbox, Proof-Of-Work, *',
  );
  expect(headers.get('access-control-allow-methods')).toBe('POST');
  expect(headers.get('access-control-max-age')).toBe('7200');
  expect(headers.get('vary')).toContain('Origin');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
});

it.each([
  'https://evil.example',
  'https://www.winners.example.evil.example',
  'http://www.winners.example',
  'https://www.winners.example:8443',
  'null',
])('API-01 a preflight and a POST from the origin %s get HTTP 403 without CORS headers', async (origin) => {
  const asked = await preflight(origin);
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  const posted = await postSignUp(server.origin, createBody(newEmail()), { Origin: origin });
  expect([posted.status, posted.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

it('API-01 CORS headers let a brand page read a response, X-Request-Id and Retry-After, also of a refusal', async () => {
  for (const body of [createBody(newEmail()), createBody('not-an-address')]) {
    const { headers } = await postSignUp(server.origin, body, { Origin: sibling });
    expect(headers.get('access-control-allow-origin')).toBe(sibling);
    expect(headers.get('access-control-expose-headers')).toBe('X-Request-Id, Retry-After');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
});

it('API-01 JSON from the server’s own origin is accepted', async () => {
  expect((await postSignUp(server.origin, createBody(newEmail()), { Origin: server.origin })).status).toBe(200);
});

const postForm = async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(server.origin + handlerPaths.newsletter, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin, Referer: `${server.origin}/fr/newsletter?from=menu`, ...headers },
    body: new URLSearchParams({
      Chain: '90',
      Email: newEmail(),
      Zip: 'm5v 0a1',
      FirstName: '',
      LastName: '',
      Gender: '',
      LanguagePreference: 'en',
      operation_id: 'register',
      domain: 'vitrine',
      Website: '',
      Consent: `id=newsletter&version=${newsletterFr.consentVersion}&language=fr`,
      ...fields,
    }),
  });
const readTarget = async (fields: Record<string, string>, headers?: Record<string, string>) => {
  const response = await postForm(fields, headers);
  return [response.status, response.headers.get('location')];
};

it('NL-11 a sign-up without JavaScript is stored and redirects to the thank-you page in the page’s language', async () => {
  const email = newEmail();
  expect(await readTarget({ Email: ` ${email} ` })).toEqual([303, '/fr/newsletter/thank-you']);
  expect(await readTarget({ Email: email })).toEqual([303, '/fr/newsletter/already-subscribed']);
  const rows = await readOpened(
    server.database,
    'sealed_sign_ups',
    `select s.id, s.postal_code, s.brand, c.page, c.language, c.text_id is not null as verified from sealed_sign_ups s
     join consents c on c.sign_up_id = s.id where email_key = $1`,
    [hashEmail(server.database.cipher, 'sealed_sign_ups', email)],
  );
  expect(rows).toEqual([
    { postal_code: 'M5V0A1', brand: 'vitrine', page: '/fr/newsletter', language: 'fr', verified: true },
  ]);
});

it.each<[string, Record<string, string>, string]>([
  ['an invalid email address', { Email: 'not-an-address' }, '/fr/newsletter/check-email'],
  ['an invalid postal code', { Zip: '12345' }, '/fr/newsletter/check-fields'],
  ['an unknown field', { Phone: '1' }, '/fr/newsletter/check-fields'],
  ['an unknown chain', { Chain: '7' }, '/fr/newsletter/problem'],
  ['an unknown operation', { operation_id: 'x' }, '/fr/newsletter/problem'],
  ['a body over the limit', { FirstName: 'x'.repeat(17_000) }, '/en/newsletter/problem'],
  ['no consent, in the preferred language', { Consent: '', LanguagePreference: 'en' }, '/en/newsletter/thank-you'],
  ['a filled honeypot', { Website: 'x' }, '/fr/newsletter/thank-you'],
])('NL-07 a form without JavaScript redirects to the result page for %s', async (_what, fields, target) => {
  expect(await readTarget(fields)).toEqual([303, target]);
});

it.each<[string, Record<string, string>]>([
  ['another origin', { Origin: 'https://evil.example' }],
  ['a sandboxed frame', { Origin: 'null', Referer: 'https://evil.example/' }],
  ['a sandboxed frame of a sibling brand', { Origin: 'null', Referer: `${sibling}/` }],
])('a plain form sent from %s gets HTTP 403 with the error page', async (_what, headers) => {
  const response = await postForm({}, headers);
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('en/error');
});

it('NL-11 a plain form from a sibling brand’s origin is accepted', async () => {
  expect(await readTarget({}, { Origin: sibling, Referer: `${sibling}/` })).toEqual([303, '/fr/newsletter/thank-you']);
});

it.each<[string, Record<string, string>]>([
  ['the Referer is a page of this server', {}],
  ['the browser says that the page is of the same origin', { Referer: '', 'Sec-Fetch-Site': 'same-origin' }],
])('a plain form with Origin null is accepted when %s', async (_what, headers) => {
  expect(await readTarget({}, { Origin: 'null', ...headers })).toEqual([303, '/fr/newsletter/thank-you']);
});

it.each(['cross-site', 'same-site', 'none'])(
  'a plain form with Origin null and Sec-Fetch-Site %s gets HTTP 403',
  async (site) => {
    const response = await postForm({}, { Origin: 'null', Referer: '', 'Sec-Fetch-Site': site });
    expect(response.status).toBe(403);
  },
);
