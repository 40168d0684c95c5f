import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOpened } from '../../../../tests/server/support/stored-rows.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/server/support/test-databases.ts';
import { createSite } from '../../../../tests/server/support/test-site.ts';
import { handlerPaths } from '../../../../widgets/shared/brand/endpoints.ts';
import contactFr from '../../../../widgets/shared/submissions/contact-consent.fr.json' with { type: 'json' };
import { type RunningServer, startServer } from '../../start-server.ts';
import { contactDefinition } from '../definitions/contact.ts';
import { toFormBody } from './form-body.ts';

const site = createSite();
let location: TestDatabase;
let server: RunningServer;
let now = Date.UTC(2026, 10, 21, 12);

beforeAll(async () => {
  location = await createTestDatabase('pglite');
  server = await startServer(createConfig({ ...location, ...site }), { now: () => now });
});
afterAll(async () => {
  await server.close();
  await location.remove();
  site.remove();
});

const fields = {
  Brand: 'vitrine',
  InquiryType: 'complaint',
  Reason: 'loyalty',
  ComplaintCategory: 'registration',
  LoyaltyCategory: 'lost-card',
  LoyaltyNumber: '1234 5678 9012 3456 789',
  StoreNumber: '12',
  Message: 'Bonjour\r\n',
  FirstName: 'Zoé',
  LastName: 'Roy',
  Email: ' zoe@example.ca ',
  Phone: '+1 (514) 555-1234',
  Extension: '',
  City: '',
  Province: '',
  PostalCode: 'h2x 1y4',
  Gender: '',
  LanguagePreference: 'fr',
  PrivacyAccepted: 'true',
  Website: '',
  Consent: `id=contact&version=${contactFr.consentVersion}&language=fr`,
};
const post = async (changes: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const response = await fetch(server.origin + handlerPaths.contact, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin, Referer: `${server.origin}/fr/contact?from=menu`, ...headers },
    body: new URLSearchParams({ ...fields, ...changes }),
  });
  return { status: response.status, target: response.headers.get('location') ?? '' };
};

it('CF-03 a message sent without JavaScript is stored normalized and redirects to a page with its reference', async () => {
  const { status, target } = await post();
  expect(status).toBe(303);
  expect(target).toMatch(/^\/fr\/contact\/thank-you\?reference=[\w-]{9}$/);
  const rows = await readOpened(
    server.database,
    'sealed_contact_messages',
    `select m.id, reference, chain, locale, category, loyalty_number, store_number, message, email, phone, extension,
      postal_code, gender, m.page, text_id is not null as verified
     from sealed_contact_messages m left join consents c on c.message_id = m.id`,
  );
  expect(rows).toEqual([
    {
      reference: target.split('=')[1],
      chain: 'HSF',
      locale: 'fr',
      category: 'registration',
      loyalty_number: '1234567890123456789',
      store_number: null,
      message: 'Bonjour',
      email: 'zoe@example.ca',
      phone: '5145551234',
      extension: null,
      postal_code: 'H2X1Y4',
      gender: null,
      page: '/fr/contact',
      verified: true,
    },
  ]);
});

it('CF-03 the same form sent twice on one day is one message, and on another day a second one', async () => {
  const first = await post({ Message: 'Encore' });
  expect(await post({ Message: 'Encore' })).toEqual(first);
  now += 24 * 3_600_000;
  expect((await post({ Message: 'Encore' })).target).not.toBe(first.target);
});

it('a plain form’s idempotency key is stored hashed, and one stored unhashed by an earlier version still matches', async () => {
  const changes = { Message: 'Essai' };
  const first = await post(changes);
  const known = { page: '/fr/contact', at: new Date(now).toISOString() };
  const { requestId } = toFormBody(contactDefinition, new URLSearchParams({ ...fields, ...changes }), 'fr', known);
  const [kept] = await server.database.query<{ key: string }>(
    'select key from idempotent_answers order by created_at desc limit 1',
  );
  expect(kept?.key).not.toBe(requestId);
  const asBefore = [String(requestId), String(kept?.key)];
  await server.database.query('update idempotent_answers set key = $1 where key = $2', asBefore);
  expect(await post(changes)).toEqual(first);
});

it.each<[string, Record<string, string>, string]>([
  ['an invalid email address', { Email: 'not-an-address' }, '/fr/contact/check-fields'],
  ['no message', { Message: ' ' }, '/fr/contact/check-fields'],
  ['privacy not accepted', { PrivacyAccepted: '' }, '/fr/contact/check-fields'],
  ['an invalid telephone number', { Phone: 'call me' }, '/fr/contact/check-fields'],
  ['an unknown brand', { Brand: 'elsewhere' }, '/fr/contact/problem'],
  ['a body over the limit', { Message: 'x'.repeat(300_000) }, '/en/contact/problem'],
  ['a message that is far too long', { Message: 'x'.repeat(33_000) }, '/fr/contact/check-fields'],
])('CF-03 a form without JavaScript redirects to the result page for %s', async (_what, changes, target) => {
  expect(await post(changes)).toEqual({ status: 303, target });
});

it('CF-03 a message of 2,000 characters is accepted although form-encoding makes it nine times as long', async () => {
  expect((await post({ Message: '日'.repeat(2000) })).target).toContain('/thank-you');
});

it('a plain form sent from another site gets HTTP 403', async () => {
  expect((await post({}, { Origin: 'https://evil.example' })).status).toBe(403);
});
