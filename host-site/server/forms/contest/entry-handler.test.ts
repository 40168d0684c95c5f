import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createEntry, entered, postEntry, wrongAnswer } from '../../../../tests/server/support/contest-request.ts';
import { serveContests } from '../../../../tests/server/support/contest-suite.ts';
import { jobData } from '../../../../tests/server/support/queued-jobs.ts';
import {
  badChain,
  badEmail,
  badFields,
  badRequest,
  readServiceResponse,
  type ServiceResponse,
} from '../../../../tests/server/support/service-responses.ts';
import { readOpened, readRows } from '../../../../tests/server/support/stored-rows.ts';
import { sampleDatabases } from '../../../../tests/server/support/test-databases.ts';
import { contestResponse } from '../../../../widgets/shared/submissions/contest.ts';
import contestFr from '../../../../widgets/shared/submissions/contest-consent.fr.json' with { type: 'json' };
import { hashEmail } from '../../database/personal-columns.ts';
import { fillMessage } from '../plain-forms/fill-message.ts';

const alreadyEntered: ServiceResponse = { http: 200, status: 1, message: 'OK' };
const card = '1234567890123456789';

describe.each(sampleDatabases('contest entries'))('contest entries on %s', (kind) => {
  const suite = serveContests(kind);
  const post = async (body: unknown, headers: Record<string, string> = {}) =>
    readServiceResponse(await postEntry(suite.server.origin, body, headers));
  const find = (email: unknown) => readRows(suite.server.database, 'sealed_contest_entries', email);
  const count = async () => {
    const [row] = await suite.server.database.query<{ rows: number }>(
      'select (select count(*) from sealed_contest_entries) + (select count(*) from idempotent_answers) as rows',
    );
    return row?.rows;
  };

  it('CE-01 an entry is stored with every known field and gets status 0', async () => {
    const body = createEntry({
      Chain: 'WNF',
      LanguagePreference: 'fr',
      Email: ' Jeanne@example.ca ',
      SkillAnswer: ' 75 ',
      LoyaltyNumber: card,
      Extra: 'left out',
    });
    const response = await postEntry(suite.server.origin, body);
    const responseBody = await response.json();
    expect({ http: 200, ...contestResponse.parse(responseBody) }).toEqual(entered);
    expect(await find('Jeanne@example.ca')).toMatchObject([
      {
        contest: 'fall',
        period: 'contest',
        postal_code: 'H2X1Y4',
        chain: 'WNF',
        language_preference: 'fr',
        loyalty_number: card,
        skill_answer: '75',
        chances: 3,
        newsletter_opt_in: false,
        result: null,
        honeypot: null,
        request_id: response.headers.get('x-request-id'),
        delivered_at: null,
        undeliverable_at: null,
      },
    ]);
  });

  it('CE-01 an entry queues a delivery job without personal data', async () => {
    const body = createEntry();
    await post(body);
    const [row] = await find(body.Email);
    const jobs = await suite.server.database.query('select name, data from pgboss.job where id = $1', [
      String(row?.id),
    ]);
    expect(jobs).toEqual([{ name: 'contest-outbox', data: jobData }]);
  });

  it('CE-01 a second entry of an email address gets status 1, whatever its letter case', async () => {
    const body = createEntry();
    expect(await post(body)).toEqual(entered);
    const again = { ...body, requestId: randomUUID(), Email: String(body.Email).toUpperCase() };
    expect(await post(again)).toEqual(alreadyEntered);
    expect(await post({ ...again, ContestId: 'daily' })).toEqual(entered);
  });

  it('CE-01 one of 50 simultaneous entries of a person is accepted', async () => {
    const body = createEntry();
    const responses = await Promise.all(Array.from({ length: 50 }, () => post({ ...body, requestId: randomUUID() })));
    expect(responses.filter(({ status }) => status === 0)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 1)).toHaveLength(49);
    expect(await find(body.Email)).toHaveLength(1);
  });

  it('CE-01 50 simultaneous requests with the same request id get the same response and store one entry', async () => {
    const body = createEntry();
    const headers = { 'Idempotency-Key': String(body.requestId).toUpperCase() };
    const responses = await Promise.all(Array.from({ length: 50 }, () => post(body, headers)));
    expect(responses).toEqual(Array(50).fill(entered));
    expect(await find(body.Email)).toHaveLength(1);
  });

  it('CE-01 a request id already used for another entry gets HTTP 409', async () => {
    const body = createEntry();
    await post(body);
    expect(await post({ ...body, Zip: 'K1A0B1' })).toEqual(badRequest(409));
  });

  it('CE-02 a member gets the extra chances of the contest and anyone else gets one chance', async () => {
    const member = createEntry({ LoyaltyNumber: card });
    const other = createEntry({ LoyaltyNumber: '' });
    const elsewhere = createEntry({ ContestId: 'west', Zip: 'V5K0A1', LoyaltyNumber: card });
    for (const body of [member, other, elsewhere]) expect(await post(body)).toEqual(entered);
    const chances = [];
    for (const body of [member, other, elsewhere]) chances.push((await find(body.Email))[0]?.chances);
    expect(chances).toEqual([3, 1, 1]);
  });

  it('CE-02 a number of chances in the request is ignored', async () => {
    const body = createEntry({ Chances: 99, chances: 99 });
    await post(body);
    expect(await find(body.Email)).toMatchObject([{ chances: 1 }]);
  });

  it.each<[string, Record<string, unknown>, ServiceResponse]>([
    ['no email address', { Email: ' ' }, badEmail('REQUIRED')],
    ['an invalid email address alone', { Email: 'not-an-address' }, badEmail()],
    ['an invalid email and postal code', { Email: 'x', Zip: 7 }, badFields({ Email: 'INVALID', Zip: 'INVALID' })],
    ['no postal code', { Zip: undefined }, badFields({ Zip: 'REQUIRED' })],
    ['a postal code with its space', { Zip: 'H2X 1Y4' }, badFields({ Zip: 'INVALID' })],
    ['a loyalty number of 18 digits', { LoyaltyNumber: '1'.repeat(18) }, badFields({ LoyaltyNumber: 'INVALID' })],
    ['no skill-testing answer', { SkillAnswer: '' }, badFields({ SkillAnswer: 'REQUIRED' })],
    ['a skill-testing answer of 21 characters', { SkillAnswer: '7'.repeat(21) }, badFields({ SkillAnswer: 'INVALID' })],
    ['a wrong skill-testing answer', { SkillAnswer: '74' }, wrongAnswer],
    ['a skill-testing answer in words', { SkillAnswer: 'seventy-five' }, wrongAnswer],
    ['privacy not accepted', { PrivacyAccepted: false }, badFields({ PrivacyAccepted: 'REQUIRED' })],
    ['privacy accepted with a string', { PrivacyAccepted: 'true' }, badFields({ PrivacyAccepted: 'REQUIRED' })],
    ['an unknown language', { LanguagePreference: 'de' }, badFields({ LanguagePreference: 'INVALID' })],
    ['U+0000 in the skill-testing answer', { SkillAnswer: '7\u00005' }, badFields({ SkillAnswer: 'INVALID' })],
    ['an unknown chain code', { Chain: 'XXX' }, badChain],
    ['no chain code', { Chain: undefined }, badChain],
    ['the chain code of a brand outside the contest', { Chain: 'MCE' }, badChain],
    ['an unknown contest', { ContestId: 'toString' }, badRequest(404)],
    ['a contest id that is not a string', { ContestId: { toString: 1 } }, badRequest(404)],
    ['no request id', { requestId: undefined }, badRequest(400)],
    ['a request id that is not a UUID', { requestId: { toString: 1 } }, badRequest(400)],
  ])('CE-01 an entry with %s is refused and stores nothing', async (_what, changes, expected) => {
    const before = await count();
    expect(await post(createEntry(changes))).toEqual(expected);
    expect(await count()).toBe(before);
  });

  it('CE-01 the skill-testing answer is neither required nor stored in a contest without the question', async () => {
    expect(await post(createEntry({ ContestId: 'daily', SkillAnswer: undefined }))).toEqual(entered);
    const body = createEntry({ ContestId: 'daily', SkillAnswer: 3, Pin: {} });
    expect(await post(body)).toEqual(entered);
    expect(await find(body.Email)).toMatchObject([{ skill_answer: null }]);
  });

  it('CE-01 a postal code outside the regions of the contest is refused', async () => {
    const refused = badFields({ Zip: 'REGION' });
    expect(await post(createEntry({ ContestId: 'west' }))).toEqual(refused);
    expect(await post(createEntry({ ContestId: 'west', Zip: 'Y1A0A1' }))).toEqual(entered);
    expect(await post(createEntry({ ContestId: 'west', LoyaltyNumber: '1', PrivacyAccepted: false }))).toEqual(
      badFields({ Zip: 'REGION', LoyaltyNumber: 'INVALID', PrivacyAccepted: 'REQUIRED' }),
    );
  });

  it.each<[string, unknown, Record<string, string>, ServiceResponse]>([
    ['text that is not JSON', '{"Chain":', {}, badRequest(400)],
    ['a JSON list', '[]', {}, badRequest(400)],
    ['plain text', '{}', { 'content-type': 'text/plain' }, badRequest(415)],
    ['an unknown origin', createEntry(), { Origin: 'https://evil.example' }, badRequest(403)],
    ['a contradicting Idempotency-Key', createEntry(), { 'Idempotency-Key': randomUUID() }, badRequest(400)],
    ['a form filled in too fast', createEntry(), { 'Form-Age': '120' }, badRequest(429)],
    ['a body over 16 KB', createEntry({ Email: 'x'.repeat(17_000) }), {}, badRequest(413)],
  ])('API-03 a request with %s is refused with its HTTP status', async (_what, body, headers, expected) => {
    expect(await post(body, headers)).toEqual(expected);
  });

  const consentsOf = (email: unknown) =>
    suite.server.database.query(
      `select purpose, c.page, c.agreed_at, t.wording from consents c
       join sealed_contest_entries e on e.id = c.entry_id left join consent_texts t on t.id = c.text_id
       where e.email_key = $1 order by purpose`,
      [hashEmail(suite.server.database.cipher, 'sealed_contest_entries', String(email))],
    );

  const createReceipt = (page: string, at: string) =>
    new URLSearchParams({ id: 'contest', version: contestFr.consentVersion, language: 'fr', page, at }).toString();

  it('V-11 each consent is stored as a row of its own with the exact wording shown', async () => {
    const body = createEntry({ NewsletterOptIn: true, TermsAccepted: true });
    const at = '2026-11-20T14:03:00.000Z';
    await post(body, { Consent: createReceipt('/fr/fall', at) });
    const proof = { page: '/fr/fall', agreed_at: new Date(at) };
    expect(await consentsOf(body.Email)).toEqual([
      { purpose: 'newsletter', ...proof, wording: fillMessage(contestFr.newsletterConsent, 'fr') },
      { purpose: 'privacy', ...proof, wording: fillMessage(contestFr.privacyConsent, 'fr') },
      { purpose: 'terms', ...proof, wording: fillMessage(contestFr.termsConsent, 'fr') },
    ]);
  });

  it('V-11 the stored page of a consent gets its origin from the Origin header, not from the receipt', async () => {
    const at = '2026-11-20T14:03:00.000Z';
    const partner = 'https://www.winners.example';
    for (const [page, Origin, kept] of [
      ['/w4.html', partner, `${partner}/w4.html`],
      ['https://evil.example/w4.html', partner, `${partner}/`],
      ['/w4.html', suite.server.origin, '/w4.html'],
      ['https://evil.example/w4.html', suite.server.origin, '/'],
    ] as const) {
      const body = createEntry();
      expect(await post(body, { Origin, Consent: createReceipt(page, at) })).toEqual(entered);
      expect(await consentsOf(body.Email)).toMatchObject([{ purpose: 'privacy', page: kept }]);
    }
  });

  it('V-11 a consent receipt in the body is stored with the wording in the language of the chain code', async () => {
    const at = '2026-11-20T14:03:00.000Z';
    const ConsentText = { id: 'contest', version: contestFr.consentVersion, at };
    const body = createEntry({ Chain: 'HSF', ConsentText });
    await post(body);
    const privacy = {
      purpose: 'privacy',
      page: '/',
      agreed_at: new Date(at),
      wording: fillMessage(contestFr.privacyConsent, 'fr'),
    };
    expect(await consentsOf(body.Email)).toEqual([privacy]);
    const unproved = createEntry({ ConsentText: { id: 7, at: 'yesterday' } });
    expect(await post(unproved)).toEqual(entered);
    expect(await consentsOf(unproved.Email)).toEqual([{ ...privacy, page: null, agreed_at: null, wording: null }]);
  });

  const signUpsOf = (email: unknown) =>
    readOpened(
      suite.server.database,
      'sealed_sign_ups',
      `select s.id, s.brand, s.postal_code, s.language_preference, t.wording, j.name as queue from sealed_sign_ups s
       left join consents c on c.sign_up_id = s.id left join consent_texts t on t.id = c.text_id
       left join pgboss.job j on j.id = s.id where s.email_key = $1`,
      [hashEmail(suite.server.database.cipher, 'sealed_sign_ups', String(email))],
    );

  it('CE-01 an entry with the newsletter opt-in stores one sign-up with its consent and delivery job', async () => {
    const body = createEntry({ Chain: 'WNF', LanguagePreference: 'fr', NewsletterOptIn: true });
    expect(await post(body, { Consent: createReceipt('/', '2026-11-20T14:03:00Z') })).toEqual(entered);
    expect(await signUpsOf(body.Email)).toEqual([
      {
        brand: 'winners',
        postal_code: 'H2X1Y4',
        language_preference: 'fr',
        wording: fillMessage(contestFr.newsletterConsent, 'fr'),
        queue: 'newsletter-outbox',
      },
    ]);
    const again = createEntry({ ContestId: 'daily', Email: body.Email, NewsletterOptIn: true });
    expect(await post(again)).toEqual(entered);
    expect(await signUpsOf(body.Email)).toHaveLength(1);
  });

  it('tells the reference of an entry to who made it and sends it again, and never to who knows only the address', async () => {
    const body = createEntry();
    const { reference } = await post(body);
    expect(await find(body.Email)).toMatchObject([{ id: reference }]);
    expect((await post(body)).reference).toBe(reference);
    expect(await post({ ...body, requestId: randomUUID() })).toEqual(alreadyEntered);
    expect(await post(createEntry({ Email: String(body.Email).toUpperCase() }))).toEqual(alreadyEntered);
  });

  it.each([false, undefined, 'true', 'on', 1, {}])('CE-01 the opt-in %j stores no sign-up', async (NewsletterOptIn) => {
    const body = createEntry({ NewsletterOptIn });
    expect(await post(body)).toEqual(entered);
    expect(await find(body.Email)).toMatchObject([{ newsletter_opt_in: false }]);
    expect(await signUpsOf(body.Email)).toEqual([]);
  });

  it('CE-01 a refused entry with the newsletter opt-in stores no sign-up', async () => {
    const body = createEntry({ NewsletterOptIn: true, SkillAnswer: '5' });
    expect(await post(body)).toEqual(wrongAnswer);
    expect(await signUpsOf(body.Email)).toEqual([]);
  });

  it('an entry with a filled honeypot gets status 0 and is quarantined, and the person may still enter', async () => {
    const body = createEntry({ NewsletterOptIn: true });
    expect(await post({ ...body, requestId: randomUUID(), Website: 'https://spam.example' })).toEqual(entered);
    const [row] = await find(body.Email);
    expect(row).toMatchObject({ honeypot: 'https://spam.example', undeliverable_at: expect.any(Date) });
    expect(await suite.server.database.query('select id from pgboss.job where id = $1', [String(row?.id)])).toEqual([]);
    expect(await signUpsOf(body.Email)).toEqual([]);
    expect(await post(body)).toEqual(entered);
  });

  it('API-03 GET returns 405, and a CORS preflight from a brand’s origin is allowed', async () => {
    const address = `${suite.server.origin}/Contest/AddEntry`;
    expect((await fetch(address)).status).toBe(405);
    const origin = 'https://www.winners.example';
    const asked = await fetch(address, { method: 'OPTIONS', headers: { Origin: origin } });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
  });
});
