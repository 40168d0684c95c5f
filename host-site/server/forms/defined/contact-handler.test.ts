import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMessage, postMessage } from '../../../../tests/server/support/contact-request.ts';
import { jobData } from '../../../../tests/server/support/queued-jobs.ts';
import {
  badChain,
  badEmail,
  badFields,
  badRequest,
  readServiceResponse,
  type ServiceResponse,
} from '../../../../tests/server/support/service-responses.ts';
import { readOpened } from '../../../../tests/server/support/stored-rows.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../../tests/server/support/test-databases.ts';
import contactFr from '../../../../widgets/shared/submissions/contact-consent.fr.json' with { type: 'json' };
import { formResponse } from '../../../../widgets/shared/submissions/form-request.ts';
import { type RunningServer, startServer } from '../../start-server.ts';
import { fillMessage } from '../plain-forms/fill-message.ts';

const stored: ServiceResponse = {
  http: 200,
  status: 0,
  message: 'OK',
  reference: expect.stringMatching(/^.{4}-.{4}$/),
};

describe.each(sampleDatabases('messages'))('feedback service on %s', (kind) => {
  let location: TestDatabase;
  let server: RunningServer;
  const post = async (body: unknown, headers: Record<string, string> = {}) =>
    readServiceResponse(await postMessage(server.origin, body, headers));
  const find = async (reference = '') =>
    readOpened(
      server.database,
      'sealed_contact_messages',
      'select *, id as message_id from sealed_contact_messages where reference = $1',
      [reference],
    );
  const count = async () => {
    const [row] = await server.database.query<{ rows: number }>('select count(*) as rows from sealed_contact_messages');
    return row?.rows;
  };

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    server = await startServer(createConfig(location));
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
  });

  it('CF-03 a message is stored with every field and the response has its reference', async () => {
    const response = await postMessage(
      server.origin,
      createMessage({
        Brand: 'winners',
        Chain: 'WNF',
        Locale: 'fr',
        InquiryType: 'complaint',
        Reason: 'loyalty',
        Category: 'missing-transaction',
        Phone: '5145551234',
        Extension: '22',
        City: 'Montréal',
        Province: 'QC',
        Gender: 'X',
        LoyaltyNumber: '1234567890123456789',
        Message: ' Première ligne\r\nDeuxième\rTroisième ',
        Email: ' jeanne@example.ca ',
        Page: '/fr/contact',
        Extra: 'left out',
      }),
    );
    const responseBody = await response.json();
    expect(formResponse.parse(responseBody)).toEqual({ status: 0, message: 'OK', reference: expect.any(String) });
    const [row] = await find(responseBody.reference);
    expect(row).toMatchObject({
      brand: 'winners',
      chain: 'WNF',
      locale: 'fr',
      language_preference: 'en',
      inquiry_type: 'complaint',
      reason: 'loyalty',
      category: 'missing-transaction',
      first_name: 'Jeanne',
      last_name: 'Tremblay-O’Neil',
      email: 'jeanne@example.ca',
      phone: '5145551234',
      extension: '22',
      city: 'Montréal',
      province: 'QC',
      postal_code: 'H2X1Y4',
      gender: 'X',
      store_number: null,
      loyalty_number: '1234567890123456789',
      message: 'Première ligne\nDeuxième\nTroisième',
      page: '/fr/contact',
      request_id: response.headers.get('x-request-id'),
      delivered_at: null,
      undeliverable_at: null,
    });
  });

  it('CF-03 a message queues a delivery job without personal data', async () => {
    const [row] = await find((await post(createMessage())).reference);
    const jobs = await server.database.query('select name, data from pgboss.job where id = $1', [
      String(row?.message_id),
    ]);
    expect(jobs).toEqual([{ name: 'contact-outbox', data: jobData }]);
  });

  it('CF-01 empty optional fields are stored as null', async () => {
    const { reference } = await post(createMessage({ Phone: '', City: '  ', Province: '', StoreNumber: '' }));
    expect(await find(reference)).toMatchObject([{ phone: null, city: null, province: null, store_number: null }]);
  });

  it('V-10 a message of 2,000 characters in any script is accepted and one of 2,001 is refused', async () => {
    expect(await post(createMessage({ Message: '日'.repeat(2000) }))).toEqual(stored);
    expect(await post(createMessage({ Message: 'x'.repeat(2001) }))).toEqual(badFields({ Message: 'TOO_LONG' }));
    expect(await post(createMessage({ Message: ` ${'x\r\n'.repeat(999)}xx ` }))).toEqual(stored);
  });

  it.each([
    ['with a query', '/en/contact?email=x'],
    ['of a srcdoc frame', 'srcdoc'],
    ['of over 600 characters', `/${'x'.repeat(600)}`],
    ['that is missing', undefined],
  ])('a message with a page path %s is stored with the path /', async (_what, Page) => {
    const { reference } = await post(createMessage({ Page }));
    expect(await find(reference)).toMatchObject([{ page: '/' }]);
  });

  const loyalty = { Reason: 'loyalty' };
  it.each<[string, Record<string, unknown>, ServiceResponse]>([
    ['no names', { FirstName: ' ', LastName: undefined }, badFields({ FirstName: 'REQUIRED', LastName: 'REQUIRED' })],
    ['a name over 80 characters', { FirstName: 'x'.repeat(81) }, badFields({ FirstName: 'INVALID' })],
    ['a name with a line break', { LastName: 'a\nb' }, badFields({ LastName: 'INVALID' })],
    ['an invalid email address alone', { Email: 'not-an-address' }, badEmail()],
    ['no email address', { Email: undefined }, badEmail('REQUIRED')],
    ['an invalid email address and city', { Email: 'x', City: 7 }, badFields({ Email: 'INVALID', City: 'INVALID' })],
    ['a postal code with its space', { PostalCode: 'H2X 1Y4' }, badFields({ PostalCode: 'INVALID' })],
    ['a telephone number of nine digits', { Phone: '514555123' }, badFields({ Phone: 'INVALID' })],
    ['an extension of seven digits', { Extension: '1234567' }, badFields({ Extension: 'INVALID' })],
    ['an unknown province', { Province: 'XX' }, badFields({ Province: 'INVALID' })],
    ['an unknown gender', { Gender: 'female' }, badFields({ Gender: 'INVALID' })],
    ['an unknown inquiry type', { InquiryType: 'praise' }, badFields({ InquiryType: 'INVALID' })],
    ['an unknown reason', { Reason: 'toString' }, badFields({ Reason: 'INVALID' })],
    ['an inquiry on loyalty without category', loyalty, badFields({ Category: 'REQUIRED' })],
    ['a complaint’s category on an inquiry', { ...loyalty, Category: 'program' }, badFields({ Category: 'INVALID' })],
    ['a category for a reason without categories', { Category: 'contest' }, badFields({ Category: 'INVALID' })],
    ['a loyalty number of 18 digits', { LoyaltyNumber: '1'.repeat(18) }, badFields({ LoyaltyNumber: 'INVALID' })],
    ['a store number of five digits', { StoreNumber: '12345' }, badFields({ StoreNumber: 'INVALID' })],
    ['no message', { Message: '\n ' }, badFields({ Message: 'REQUIRED' })],
    ['U+0000 in the message', { Message: 'a\0b' }, badFields({ Message: 'INVALID' })],
    ['privacy not accepted', { PrivacyAccepted: false }, badFields({ PrivacyAccepted: 'REQUIRED' })],
    ['an unknown language', { LanguagePreference: 'de' }, badFields({ LanguagePreference: 'INVALID' })],
    ['an unknown brand', { Brand: 'elsewhere' }, badChain],
    ['the brand __proto__', { Brand: '__proto__' }, badChain],
    ['another brand’s chain code', { Chain: 'WNE' }, badChain],
    ['the other language’s chain code', { Chain: 'HSF' }, badChain],
    ['no request id', { requestId: undefined }, badRequest(400)],
    ['a request id that is not a UUID', { requestId: 'abc' }, badRequest(400)],
  ])(
    'CF-04 a message with %s is refused with the expected error and stores nothing',
    async (_what, changes, expected) => {
      const before = await count();
      expect(await post(createMessage(changes))).toEqual(expected);
      expect(await count()).toBe(before);
    },
  );

  it.each<[string, unknown, Record<string, string>, ServiceResponse]>([
    ['text that is not JSON', '{"Brand":', {}, badRequest(400)],
    ['a JSON list', '[]', {}, badRequest(400)],
    ['plain text', '{}', { 'content-type': 'text/plain' }, badRequest(415)],
    ['an unknown origin', createMessage(), { Origin: 'https://evil.example' }, badRequest(403)],
    [
      'an Idempotency-Key that differs from the request id',
      createMessage(),
      { 'Idempotency-Key': randomUUID() },
      badRequest(400),
    ],
    ['a form filled in too fast', createMessage(), { 'Form-Age': '120' }, badRequest(429)],
    ['a body over 32 KB', createMessage({ Message: 'x'.repeat(33_000) }), {}, badRequest(413)],
  ])('API-03 a request with %s is refused with its HTTP status', async (_what, body, headers, expected) => {
    expect(await post(body, headers)).toEqual(expected);
  });

  it('API-03 GET returns 405, and a CORS preflight from a brand’s origin is allowed', async () => {
    const address = `${server.origin}/handlers/Feedback.ashx`;
    expect((await fetch(address)).status).toBe(405);
    const origin = 'https://www.winners.example';
    const asked = await fetch(address, { method: 'OPTIONS', headers: { Origin: origin } });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
  });

  it('CF-03 50 simultaneous requests with the same request id get the same reference and store one message', async () => {
    const body = createMessage();
    const before = await count();
    const responses = await Promise.all(Array.from({ length: 50 }, () => post(body)));
    expect(new Set(responses.map(({ reference }) => reference)).size).toBe(1);
    expect(responses.every(({ http, status }) => http === 200 && status === 0)).toBe(true);
    const headers = { 'Idempotency-Key': String(body.requestId).toUpperCase() };
    expect((await post(body, headers)).reference).toBe(responses[0]?.reference);
    expect(await count()).toBe(Number(before) + 1);
  });

  it('CF-03 a request id already used for another message gets HTTP 409 and stores nothing', async () => {
    const body = createMessage();
    expect(await post(body)).toEqual(stored);
    const before = await count();
    expect(await post({ ...body, Message: 'Something else' })).toEqual(badRequest(409));
    expect(await count()).toBe(before);
  });

  it('CF-03 two messages with the same text and different request ids get two references', async () => {
    const responses = [await post(createMessage()), await post(createMessage())];
    expect(new Set(responses.map(({ reference }) => reference)).size).toBe(2);
  });

  it('V-11 the consent of a message is stored with the exact wording shown', async () => {
    const Consent = new URLSearchParams({
      id: 'contact',
      version: contactFr.consentVersion,
      language: 'fr',
      page: '/fr/contact',
      at: '2026-11-20T14:03:00.000Z',
    }).toString();
    const { reference } = await post(createMessage(), { Consent });
    const rows = await server.database.query(
      `select purpose, c.page, agreed_at, wording from sealed_contact_messages m join consents c on c.message_id = m.id
       join consent_texts t on t.id = c.text_id where reference = $1`,
      [String(reference)],
    );
    expect(rows).toEqual([
      {
        purpose: 'contact',
        page: '/fr/contact',
        agreed_at: new Date('2026-11-20T14:03:00Z'),
        wording: fillMessage(contactFr.consent, 'fr'),
      },
    ]);
  });

  it('a message with a filled honeypot gets the success response and is stored without a delivery job', async () => {
    const response = await post(createMessage({ Website: 'https://spam.example' }));
    expect(response).toEqual(stored);
    const [row] = await find(response.reference);
    expect(row).toMatchObject({ honeypot: 'https://spam.example', undeliverable_at: expect.any(Date) });
    expect(await server.database.query('select id from pgboss.job where id = $1', [String(row?.message_id)])).toEqual(
      [],
    );
  });

  it('a message with SQL, HTML and template syntax is stored unchanged', async () => {
    const Message = `'; drop table sealed_contact_messages --<script>alert(1)</script>{{7*7}}\u202e`;
    const { reference } = await post(createMessage({ Message }));
    expect(await find(reference)).toMatchObject([{ message: Message }]);
  });
});
