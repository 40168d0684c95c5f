import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobData } from '../../../../tests/server/support/queued-jobs.ts';
import { createBody, postSignUp, readResponse } from '../../../../tests/server/support/sign-up-request.ts';
import { readRows } from '../../../../tests/server/support/stored-rows.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../../tests/server/support/test-databases.ts';
import { newsletterResponse } from '../../../../widgets/shared/submissions/newsletter.ts';
import newsletterFr from '../../../../widgets/shared/submissions/newsletter-consent.fr.json' with { type: 'json' };
import { hashEmail } from '../../database/personal-columns.ts';
import { type RunningServer, startServer } from '../../start-server.ts';
import { outcomes } from '../outcome.ts';
import { fillMessage } from '../plain-forms/fill-message.ts';
import { runOnce } from '../run-once.ts';
import { signUpOutcomes } from './sign-up-outcomes.ts';

const ok = { http: 200, status: 0, message: 'OK' };
const known = { http: 200, status: 0, message: 'User already exists.' };
const refusal = (http: number, status: number, message: string) => ({ http, status, message });

describe.each(sampleDatabases('sign-ups'))('newsletter handler on %s', (kind) => {
  let location: TestDatabase;
  let server: RunningServer;
  let count = 0;
  const newEmail = () => `visitor${++count}@example.com`;
  const post = async (body: unknown, headers: Record<string, string | undefined> = {}) =>
    readResponse(await postSignUp(server.origin, body, headers));
  const find = (email: string) => readRows(server.database, 'sealed_sign_ups', email);
  const hash = (email: string) => hashEmail(server.database.cipher, 'sealed_sign_ups', email);

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    server = await startServer(createConfig(location));
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
  });

  it('API-01 a sign-up with the specified headers and body is accepted and stored', async () => {
    const email = newEmail();
    const response = await postSignUp(server.origin, createBody(email));
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(newsletterResponse.parse(await response.json())).toEqual({ status: 0, message: 'OK' });
    const [row] = await find(email);
    expect(row).toMatchObject({ chain: 90, brand: 'winners', email, postal_code: 'M5V0A1', language_preference: 'en' });
    expect(row?.request_id).toBe(response.headers.get('x-request-id'));
  });

  it('API-01 a stored sign-up queues a delivery job without personal data', async () => {
    const email = newEmail();
    // A visitor's own header is no part of it: no proxy is trusted here.
    await post(createBody(email), { traceparent: '00-c0ffee00c0ffee00c0ffee00c0ffee00-00f067aa0ba902b7-01' });
    const [row] = await find(email);
    const jobs = await server.database.query('select name, data from pgboss.job where id = $1', [String(row?.id)]);
    expect(jobs).toEqual([{ name: 'newsletter-outbox', data: jobData }]);
  });

  it('NL-06 a second sign-up gets “User already exists.”, whatever the letter case, and the first row is kept', async () => {
    expect(await post(createBody('Mixed.Case@Example.com'))).toEqual(ok);
    expect(await post(createBody('mixed.case@example.COM', { LanguagePreference: 'fr' }))).toEqual(known);
    expect(await find('mixed.case@example.com')).toMatchObject([
      { email: 'Mixed.Case@Example.com', language_preference: 'en' },
    ]);
  });

  it('NL-05 an email address is stored without surrounding white space', async () => {
    expect(await post(createBody('  spaced@example.com '))).toEqual(ok);
    expect(await find('spaced@example.com')).toMatchObject([{ email: 'spaced@example.com' }]);
  });

  it('API-01 a sign-up without the domain header is stored with the brand vitrine', async () => {
    const email = newEmail();
    expect(await post(createBody(email), { domain: undefined })).toEqual(ok);
    expect(await find(email)).toMatchObject([{ brand: 'vitrine' }]);
  });

  it('API-01 50 identical simultaneous sign-ups store one row, and 49 get “User already exists.”', async () => {
    const email = newEmail();
    const responses = await Promise.all(Array.from({ length: 50 }, () => post(createBody(email))));
    expect(responses.filter((response) => response.message === 'OK')).toHaveLength(1);
    expect(responses.filter((response) => response.message === 'User already exists.')).toHaveLength(49);
    expect(await find(email)).toHaveLength(1);
  });

  const generalError = refusal(422, -20, 'ERROR_BAD_PARAMETERS_GENERAL');
  const emailError = refusal(422, -10, 'ERROR_BAD_PARAMETERS_EMAIL');
  const chainError = refusal(422, -1, 'ERROR_BAD_PARAMETERS_CHAIN');
  const badRequest = (http: number) => refusal(http, -1, 'ERROR_BAD_REQUEST');
  const without = (field: string) => {
    const { [field]: _left, ...rest } = createBody('someone@example.com');
    return rest;
  };

  it.each<[string, unknown, Record<string, string | undefined>, object]>([
    ['an email address without a top-level domain', createBody('someone@example'), {}, emailError],
    ['an email address that is not a string', createBody('', { Email: 5 }), {}, emailError],
    ['an email address with U+0000', createBody('some\0one@example.com'), {}, emailError],
    ['no email address', without('Email'), {}, emailError],
    ['a postal code with a space', createBody('a@example.com', { Zip: 'M5V 0A1' }), {}, generalError],
    ['a postal code that cannot exist', createBody('a@example.com', { Zip: 'D5V0A1' }), {}, generalError],
    ['a first name', createBody('a@example.com', { FirstName: 'Jane' }), {}, generalError],
    ['an unknown language', createBody('a@example.com', { LanguagePreference: 'de' }), {}, generalError],
    ['an unknown field', createBody('a@example.com', { Phone: '' }), {}, generalError],
    ['the field __proto__', '{"__proto__":{},"Chain":90}', {}, generalError],
    ['an unknown chain', createBody('a@example.com', { Chain: 91 }), {}, chainError],
    ['a chain that is a string', createBody('a@example.com', { Chain: '90' }), {}, chainError],
    ['an unknown brand', createBody('a@example.com'), { domain: 'elsewhere' }, chainError],
    ['an unknown operation', createBody('a@example.com'), { operation_id: 'delete' }, badRequest(404)],
    ['an empty operation', createBody('a@example.com'), { operation_id: '' }, badRequest(404)],
    ['text that is not JSON', '{"Chain":', {}, badRequest(400)],
    ['a JSON list', '[]', {}, badRequest(400)],
    ['JSON null', 'null', {}, badRequest(400)],
    ['an empty body', '', {}, badRequest(400)],
    ['plain text', '{}', { 'content-type': 'text/plain' }, badRequest(415)],
    ['JSON in another charset', '{}', { 'content-type': 'application/json; charset=utf-16' }, badRequest(415)],
    ['a compressed body', '{}', { 'content-encoding': 'gzip' }, badRequest(415)],
    [
      'an Idempotency-Key that is not a UUID',
      createBody('a@example.com'),
      { 'Idempotency-Key': 'abc' },
      badRequest(400),
    ],
    ['an unknown origin', createBody('a@example.com'), { Origin: 'https://evil.example' }, badRequest(403)],
    ['a sandboxed origin', createBody('a@example.com'), { Origin: 'null' }, badRequest(403)],
    ['U+0000 in the consent', createBody('a@example.com'), { Consent: 'id=newsletter&page=%2F%00' }, generalError],
  ])(
    'API-03 a sign-up with %s is refused with its status code and stores nothing',
    async (_what, body, headers, expected) => {
      const [before] = await server.database.query('select count(*) as rows from sealed_sign_ups');
      expect(await post(body, headers)).toEqual(expected);
      expect(await server.database.query('select count(*) as rows from sealed_sign_ups')).toEqual([before]);
    },
  );

  it('API-01 a sign-up whose operation_id a balancer has dropped is stored', async () => {
    const email = newEmail();
    expect(await post(createBody(email), { operation_id: undefined })).toEqual(ok);
    expect(await find(email)).toHaveLength(1);
  });

  it('API-01 a body over 16 KB gets 413, with Content-Length or chunked', async () => {
    const large = JSON.stringify(createBody('a@example.com', { FirstName: 'x'.repeat(17_000) }));
    expect(await post(large)).toEqual(refusal(413, -1, 'ERROR_BAD_REQUEST'));
    const stream = new Blob([large]).stream();
    const response = await fetch(`${server.origin}/handlers/EmailProxy.ashx`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', operation_id: 'register', domain: 'vitrine' },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  it('API-01 a body that is not UTF-8 gets 400', async () => {
    const response = await fetch(`${server.origin}/handlers/EmailProxy.ashx`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', operation_id: 'register', domain: 'vitrine' },
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
    });
    expect(await readResponse(response)).toEqual(refusal(400, -1, 'ERROR_BAD_REQUEST'));
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('API-01 %s gets 405 with the allowed methods', async (method) => {
    const response = await fetch(`${server.origin}/handlers/EmailProxy.ashx`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('runOnce recognizes an idempotency key that an earlier version stored with a plain hash', async () => {
    const [key, content] = [randomUUID(), ['a form']];
    const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    await server.database.query('insert into idempotent_answers (key, fingerprint, answer) values ($1, $2, $3)', [
      key,
      fingerprint,
      JSON.stringify(signUpOutcomes.stored),
    ]);
    const repeat = (sent: string[]) =>
      runOnce(server.database, { given: key, emailKey: '' }, sent, async () => outcomes.unavailable);
    expect(await repeat(content)).toEqual(signUpOutcomes.stored);
    expect(await repeat(['another form'])).toEqual(outcomes.keyReused);
  });

  it('20 simultaneous sign-ups with the same idempotency key get the same response and store one row', async () => {
    const email = newEmail();
    const headers = { 'Idempotency-Key': randomUUID() };
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(createBody(email), headers)));
    expect(responses).toEqual(Array.from({ length: 20 }, () => ok));
    expect(await post(createBody(email), { 'Idempotency-Key': headers['Idempotency-Key'].toUpperCase() })).toEqual(ok);
    expect(await post(createBody(email))).toEqual(known);
    expect(await find(email)).toHaveLength(1);
  });

  it('an idempotency key already used for another request gets 409 and stores nothing', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const email = newEmail();
    expect(await post(createBody(newEmail()), headers)).toEqual(ok);
    expect(await post(createBody(email), headers)).toEqual(refusal(409, -1, 'ERROR_BAD_REQUEST'));
    expect(await find(email)).toEqual([]);
  });

  it('the consent of a sign-up is stored with the exact wording shown', async () => {
    const email = newEmail();
    const page = '/fr/contact';
    const Consent = new URLSearchParams({
      id: 'newsletter',
      version: newsletterFr.consentVersion,
      language: 'fr',
      page,
      at: '2026-11-20T14:03:00.000Z',
    }).toString();
    expect(await post(createBody(email), { Consent })).toEqual(ok);
    const [row] = await server.database.query(
      `select c.page, c.agreed_at, t.wording from sealed_sign_ups s join consents c on c.sign_up_id = s.id
       join consent_texts t on t.id = c.text_id where s.email_key = $1`,
      [hash(email)],
    );
    expect(row).toMatchObject({ page, agreed_at: new Date('2026-11-20T14:03:00Z') });
    expect(row?.wording).toBe(fillMessage(newsletterFr.consent, 'fr'));
  });

  it('a consent with an unknown text version is stored without a wording', async () => {
    const email = newEmail();
    const Consent = 'id=newsletter&version=1999-01-01&language=en&page=%2Fen&at=2026-11-20T14:03:00Z';
    expect(await post(createBody(email), { Consent })).toEqual(ok);
    const rows = await server.database.query(
      'select c.version, c.text_id from sealed_sign_ups s join consents c on c.sign_up_id = s.id where s.email_key = $1',
      [hash(email)],
    );
    expect(rows).toEqual([{ version: '1999-01-01', text_id: null }]);
  });

  it.each([
    '',
    'rubbish',
    'id=newsletter',
    `id=newsletter&at=0000-01-01T00:00:00Z&page=/&version=1&language=en`,
    'x'.repeat(5000),
  ])('a sign-up with the invalid consent “$0” is stored', async (Consent) => {
    const email = newEmail();
    expect(await post(createBody(email), { Consent })).toEqual(ok);
    expect(await find(email)).toHaveLength(1);
  });

  it('a filled honeypot gets the success response and is stored without a delivery job', async () => {
    const email = newEmail();
    expect(await post(createBody(email, { Website: 'https://spam.example' }))).toEqual(ok);
    expect(await post(createBody(email, { Website: 'https://spam.example' }))).toEqual(ok);
    const suspected = { email, honeypot: 'https://spam.example', undeliverable_at: expect.any(Date) };
    const rows = await find(email);
    expect(rows).toMatchObject([suspected, suspected]);
    const ids = rows.map(({ id }) => String(id));
    expect(await server.database.query('select id from pgboss.job where id = any($1)', [ids])).toEqual([]);
    expect(await post(createBody(email, { Website: '' }))).toEqual(ok);
    expect(await find(email)).toMatchObject([suspected, suspected, { email, honeypot: null }]);
  });

  it('a honeypot that repeats what a person typed was filled by their browser: the sign-up is delivered', async () => {
    const email = newEmail();
    expect(await post(createBody(email, { Website: ` ${email.toUpperCase()}` }))).toEqual(ok);
    expect(await find(email)).toMatchObject([{ email, honeypot: null, undeliverable_at: null }]);
    expect(await post(createBody(newEmail(), { Website: ' ' }))).toEqual(ok);
  });

  it('a form filled in too fast gets 429 with Retry-After, and is accepted once enough time has passed', async () => {
    const email = newEmail();
    const response = await postSignUp(server.origin, createBody(email), { 'Form-Age': '120' });
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await readResponse(response)).toEqual(refusal(429, -1, 'ERROR_BAD_REQUEST'));
    expect(await post(createBody(email), { 'Form-Age': '1500' })).toEqual(ok);
  });
});
