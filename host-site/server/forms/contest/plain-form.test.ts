import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addPins } from '../../../../tests/server/support/contest-request.ts';
import { readOpened } from '../../../../tests/server/support/stored-rows.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import { createContests, openInstant } from '../../../../tests/server/support/test-contests.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/server/support/test-databases.ts';
import { createSite } from '../../../../tests/server/support/test-site.ts';
import { handlerPaths } from '../../../../widgets/shared/brand/endpoints.ts';
import contestFr from '../../../../widgets/shared/submissions/contest-consent.fr.json' with { type: 'json' };
import { hashEmail } from '../../database/personal-columns.ts';
import { type RunningServer, startServer } from '../../start-server.ts';
import { fillMessage } from '../plain-forms/fill-message.ts';
import { toEntryBody } from './plain-form.ts';

const site = createSite();
const { contestsDir, remove } = createContests();
let location: TestDatabase;
let server: RunningServer;
let now = openInstant;
let turn = 0;

beforeAll(async () => {
  location = await createTestDatabase('pglite');
  server = await startServer(createConfig({ ...location, ...site, contestsDir }), { now: () => now });
});
afterEach(() => {
  now = openInstant;
});
afterAll(async () => {
  await server.close();
  await location.remove();
  site.remove();
  remove();
});

const fields = {
  ContestId: 'fall',
  Chain: 'HSF',
  LanguagePreference: 'fr',
  Zip: 'h2x 1y4',
  LoyaltyNumber: '',
  SkillAnswer: '75',
  TermsAccepted: 'on',
  PrivacyAccepted: 'on',
  Website: '',
  Consent: `id=contest&version=${contestFr.consentVersion}&language=fr`,
};
const post = async (changes: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  turn += 1;
  const response = await fetch(server.origin + handlerPaths.contestEntry, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin, Referer: `${server.origin}/fr/fall?from=menu`, ...headers },
    body: new URLSearchParams({ ...fields, Email: `zoe.${turn}@example.ca`, ...changes }),
  });
  return `${response.status} ${response.headers.get('location')}`;
};
const pins = { ContestId: 'pins', TermsAccepted: 'true' };

it('CE-01 an entry sent without JavaScript is stored in normalized form with its consents', async () => {
  const entry = { Email: ' zoe@example.ca ', LoyaltyNumber: '1234 5678 9012 3456 789', NewsletterOptIn: 'on' };
  expect(await post(entry)).toBe('303 /fr/contest/entered');
  const rows = await readOpened(
    server.database,
    'sealed_contest_entries',
    `select e.id, e.email, postal_code, loyalty_number, chances, newsletter_opt_in, purpose, page, wording
     from sealed_contest_entries e join consents c on c.entry_id = e.id join consent_texts t on t.id = c.text_id
     where e.email_key = $1 order by purpose`,
    [hashEmail(server.database.cipher, 'sealed_contest_entries', 'zoe@example.ca')],
  );
  const stored = {
    email: 'zoe@example.ca',
    postal_code: 'H2X1Y4',
    loyalty_number: '1234567890123456789',
    chances: 3,
    newsletter_opt_in: true,
    page: '/fr/fall',
  };
  expect(rows).toEqual([
    { ...stored, purpose: 'newsletter', wording: fillMessage(contestFr.newsletterConsent, 'fr') },
    { ...stored, purpose: 'privacy', wording: fillMessage(contestFr.privacyConsent, 'fr') },
    { ...stored, purpose: 'terms', wording: fillMessage(contestFr.termsConsent, 'fr') },
  ]);
  expect(await post(entry)).toBe('303 /fr/contest/entered');
  expect(await post({ ...entry, Zip: 'k1a 0b1' })).toBe('303 /fr/contest/already-entered');
});

it.each<[string, Record<string, string>, string]>([
  ['terms not confirmed in a contest without PINs', { TermsAccepted: '' }, '/fr/contest/check-fields'],
  ['an unchecked privacy checkbox', { PrivacyAccepted: '' }, '/fr/contest/check-fields'],
  ['an invalid email address', { Email: 'not-an-address' }, '/fr/contest/check-fields'],
  ['a wrong skill-testing answer', { SkillAnswer: '70' }, '/fr/contest/check-answer'],
  ['an unknown contest', { ContestId: 'none' }, '/fr/contest/problem'],
  ['an unknown chain code', { Chain: 'XXX' }, '/fr/contest/problem'],
  ['a body over the limit', { Email: 'x'.repeat(17_000) }, '/en/contest/problem'],
  ['a missing PIN', { ...pins, Pin: '' }, '/fr/new-movers/check-fields'],
  ['an unknown PIN', { ...pins, Pin: 'UNKN0WN2' }, '/fr/new-movers/check-pin'],
  [
    'a wrong skill-testing answer with a PIN',
    { ...pins, Pin: 'UNKN0WN2', SkillAnswer: '0' },
    '/fr/new-movers/check-answer',
  ],
  ['terms not accepted with a PIN', { ...pins, Pin: 'UNKN0WN2', TermsAccepted: 'no' }, '/fr/new-movers/check-fields'],
  ['an unknown chain code in a contest with PINs', { ...pins, Chain: 'XXX' }, '/fr/new-movers/problem'],
])('CE-01 NM-01 a form without JavaScript redirects to the result page for %s', async (_what, changes, target) => {
  expect(await post(changes)).toBe(`303 ${target}`);
});

it('a plain form’s idempotency key is stored hashed, and one stored unhashed by an earlier version still matches', async () => {
  const entry = { Email: 'tried@example.ca' };
  expect(await post(entry)).toBe('303 /fr/contest/entered');
  const { requestId } = toEntryBody(new URLSearchParams({ ...fields, ...entry }), new Date(now).toISOString());
  const [kept] = await server.database.query<{ key: string }>(
    'select key from idempotent_answers order by created_at desc limit 1',
  );
  expect(kept?.key).not.toBe(requestId);
  const asBefore = [String(requestId), String(kept?.key)];
  await server.database.query('update idempotent_answers set key = $1 where key = $2', asBefore);
  expect(await post(entry)).toBe('303 /fr/contest/entered');
});

it('NM-01 a plain form redirects to the result page of its PIN', async () => {
  await addPins(server.database, { PRNT2222: 'a prize', PRNT3333: '', PRNT4444: '' });
  const entry = { ...pins, Email: 'winner@example.ca', Pin: 'prnt-2222' };
  expect(await post(entry)).toBe('303 /fr/new-movers/winner');
  expect(await post(entry)).toBe('303 /fr/new-movers/winner');
  expect(await post({ ...entry, Pin: 'PRNT3333' })).toBe('303 /fr/new-movers/already-entered');
  expect(await post({ ...pins, Pin: 'PRNT3333' })).toBe('303 /fr/new-movers/not-winner');
  const member = { LoyaltyNumber: '1'.repeat(19) };
  expect(await post({ ...pins, ...member, Pin: 'PRNT4444' })).toBe('303 /fr/new-movers/not-winner-member');
});

it('CE-01 NM-01 a plain form redirects to the not-open page when the contest is closed', async () => {
  now = Date.parse('2026-12-14T00:00:00-05:00');
  expect(await post()).toBe('303 /fr/contest/not-open');
  expect(await post({ ...pins, Pin: 'PRNT3333' })).toBe('303 /fr/new-movers/not-open');
});

it('a plain form sent from another site gets HTTP 403', async () => {
  expect(await post({}, { Origin: 'https://evil.example' })).toMatch(/^403 /);
});
