import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  addPins,
  createEntry,
  createPinEntry,
  entered,
  postEntry,
  wrongAnswer,
} from '../../../../tests/server/support/contest-request.ts';
import { serveContests } from '../../../../tests/server/support/contest-suite.ts';
import {
  badFields,
  readServiceResponse,
  refusal,
  type ServiceResponse,
} from '../../../../tests/server/support/service-responses.ts';
import { createBody, postSignUp } from '../../../../tests/server/support/sign-up-request.ts';
import { readOpened, readRows } from '../../../../tests/server/support/stored-rows.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import { openInstant } from '../../../../tests/server/support/test-contests.ts';
import { createTestDatabase, sampleDatabases } from '../../../../tests/server/support/test-databases.ts';
import type { Database, Session } from '../../database/database.ts';
import { startServer } from '../../start-server.ts';

const won = (result: string): ServiceResponse => ({
  // Whoever wins by a PIN is not in the draw.
  ...(result === 'winner' ? { http: 200, status: 0, message: 'OK' } : entered),
  result,
  ...(result === 'winner' && { prize: { en: '$250 gift card', fr: '$250 gift card' } }),
});
const badPin = refusal(422, -40, 'ERROR_BAD_PARAMETERS_GENERAL');
const card = '1234567890123456789';

/** Notes the statements whose result is awaited. */
function noteStatements(database: Database) {
  const statements: string[] = [];
  const { transaction, query } = database;
  const note =
    (ask: Session['query']): Session['query'] =>
    (text, values) => {
      statements.push(text);
      return ask(text, values);
    };
  database.query = note(query);
  database.transaction = (work) => transaction((session) => work({ ...session, query: note(session.query) }));
  return { statements, restore: () => Object.assign(database, { transaction, query }) };
}

describe.each(sampleDatabases('PINs'))('PINs on %s', (kind) => {
  const suite = serveContests(kind);
  const post = async (body: unknown, headers: Record<string, string> = {}) =>
    readServiceResponse(await postEntry(suite.server.origin, body, headers));
  const findEntry = async (pin: string) => {
    const [row] = await readOpened(
      suite.server.database,
      'sealed_contest_entries',
      `select e.id, e.email, e.result from contest_pins p left join sealed_contest_entries e on e.id = p.entry_id
       where p.contest = 'pins' and p.pin = $1`,
      [pin],
    );
    return row;
  };

  it('NM-01 a winning PIN returns the prize, and the same response when the request is repeated', async () => {
    await addPins(suite.server.database, { W1NNER22: '$250 gift card' });
    const body = createPinEntry('w1nn-er 22');
    expect(await post(body)).toEqual(won('winner'));
    expect(await post(body)).toEqual(won('winner'));
    expect(await findEntry('W1NNER22')).toEqual({ email: body.Email, result: 'winner' });
  });

  it('NM-01 the letter O in a PIN is read as 0 and I as 1', async () => {
    await addPins(suite.server.database, { '0123450X': '' });
    expect(await post(createPinEntry('oI2345ox'))).toEqual(won('not-winner'));
  });

  it('NM-01 a PIN without a prize returns not-winner, or not-winner-member with a loyalty number', async () => {
    await addPins(suite.server.database, { PLA1N222: '', PLA1N333: '' });
    expect(await post(createPinEntry('PLA1N222'))).toEqual(won('not-winner'));
    const member = createPinEntry('PLA1N333', { LoyaltyNumber: card });
    expect(await post(member)).toEqual(won('not-winner-member'));
    expect(await readRows(suite.server.database, 'sealed_contest_entries', member.Email)).toMatchObject([
      { chances: 3 },
    ]);
  });

  it('NM-01 unknown, used and malformed PINs and those of another contest get the same response', async () => {
    await addPins(suite.server.database, { SPENT222: '$250 gift card' });
    await addPins(suite.server.database, { ELSEWHERE: '' }, 'another');
    expect(await post(createPinEntry('SPENT222'))).toEqual(won('winner'));
    const before = await suite.server.database.query('select count(*) as rows from sealed_contest_entries');
    const seen = new Set<string>();
    for (const pin of ['SPENT222', 'UNKN0WN2', 'ELSEWHERE', 'ABCDEFGHJKLM', '222222']) {
      const response = await postEntry(suite.server.origin, createPinEntry(pin));
      const { 'x-request-id': _id, date: _date, ...headers } = Object.fromEntries(response.headers);
      expect([pin, await readServiceResponse(response)]).toEqual([pin, badPin]);
      seen.add(JSON.stringify(headers));
    }
    expect(seen.size).toBe(1);
    expect(await suite.server.database.query('select count(*) as rows from sealed_contest_entries')).toEqual(before);
  });

  it('NM-01 an unknown PIN and a used PIN run the same SQL statements', async () => {
    await addPins(suite.server.database, { SPENT333: '' });
    await post(createPinEntry('SPENT333'));
    const { database } = suite.server;
    const { statements, restore } = noteStatements(database);
    const listFor = async (pin: string) => {
      statements.length = 0;
      expect(await post(createPinEntry(pin))).toEqual(badPin);
      return [...statements];
    };
    const spent = await listFor('SPENT333');
    expect(spent).toHaveLength(4);
    expect(await listFor('UNKN0WN3')).toEqual(spent);
    restore();
  });

  it('NM-01 a PIN sent by 50 people at once is accepted for one of them only', async () => {
    await addPins(suite.server.database, { RACE2222: '$250 gift card' });
    const responses = await Promise.all(Array.from({ length: 50 }, () => post(createPinEntry('RACE2222'))));
    expect(responses.filter(({ result }) => result === 'winner')).toHaveLength(1);
    expect(responses.filter(({ status }) => status === -40)).toHaveLength(49);
    const rows = await suite.server.database.query(
      `select e.email from sealed_contest_entries e left join contest_pins p on p.entry_id = e.id
       where e.contest = 'pins' and p.pin = 'RACE2222'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('NM-01 50 simultaneous repeats of one request all get the same result', async () => {
    await addPins(suite.server.database, { RACE3333: '$250 gift card' });
    const body = createPinEntry('RACE3333');
    const responses = await Promise.all(Array.from({ length: 50 }, () => post(body)));
    expect(responses).toEqual(Array(50).fill(won('winner')));
  });

  it('NM-01 a person who has entered a PIN can enter no other, which then stays unused', async () => {
    await addPins(suite.server.database, { TW1CE222: '', TW1CE333: '$250 gift card' });
    const body = createPinEntry('TW1CE222');
    expect(await post(body)).toEqual(won('not-winner'));
    for (const pin of ['TW1CE222', 'TW1CE333', 'UNKN0WN4']) {
      const again = { ...body, requestId: randomUUID(), Pin: pin };
      expect(await post(again)).toEqual({ http: 200, status: 1, message: 'OK' });
    }
    expect(await findEntry('TW1CE333')).toEqual({ email: null, result: null });
  });

  it('V-09 a wrong skill-testing answer is refused before the PIN is looked at, which stays unused', async () => {
    await addPins(suite.server.database, { SK1LL222: '$250 gift card' });
    const body = createPinEntry('SK1LL222', { SkillAnswer: '70' });
    expect(await post(body)).toEqual(wrongAnswer);
    expect(await post(createPinEntry('UNKN0WN5', { SkillAnswer: '70' }))).toEqual(wrongAnswer);
    expect(await findEntry('SK1LL222')).toEqual({ email: null, result: null });
    expect(await post({ ...body, SkillAnswer: '75' })).toEqual(won('winner'));
  });

  it.each<[string, Record<string, unknown>, ServiceResponse]>([
    ['an empty PIN', { Pin: '- ' }, badFields({ Pin: 'REQUIRED' })],
    ['a PIN of five characters', { Pin: 'ABCDE' }, badFields({ Pin: 'INVALID' })],
    ['a PIN with an accent', { Pin: 'ABCDÉF' }, badFields({ Pin: 'INVALID' })],
    ['a PIN that is not a string', { Pin: 123456 }, badFields({ Pin: 'INVALID' })],
    ['terms not accepted', { TermsAccepted: undefined }, badFields({ TermsAccepted: 'REQUIRED' })],
    ['terms accepted with a string', { TermsAccepted: 'yes' }, badFields({ TermsAccepted: 'REQUIRED' })],
    [
      'all fields empty',
      { Pin: '', Email: '', Zip: '', SkillAnswer: '', TermsAccepted: false, PrivacyAccepted: false },
      badFields({
        Pin: 'REQUIRED',
        Email: 'REQUIRED',
        Zip: 'REQUIRED',
        SkillAnswer: 'REQUIRED',
        TermsAccepted: 'REQUIRED',
        PrivacyAccepted: 'REQUIRED',
      }),
    ],
  ])('NM-01 an entry with %s is refused with an error for each field', async (_what, changes, expected) => {
    expect(await post(createPinEntry('G00D2222', changes))).toEqual(expected);
  });

  it('an entry with a filled honeypot gets the not-winner response and leaves the PIN unused', async () => {
    await addPins(suite.server.database, { TRAP2222: '$250 gift card' });
    expect(await post(createPinEntry('TRAP2222', { Website: 'x' }))).toEqual(won('not-winner'));
    expect(await findEntry('TRAP2222')).toEqual({ email: null, result: null });
  });

  it('NM-01 requests that fail with the database do not count as wrong PINs', { tags: ['full'] }, async () => {
    const own = await createTestDatabase(kind);
    const other = await startServer(createConfig({ ...own, wrongPinsPerHour: 2, contestsDir: suite.contestsDir }), {
      now: () => openInstant,
    });
    await addPins(other.database, { BACK2222: '' });
    const { transaction } = other.database;
    other.database.transaction = () => Promise.reject(new Error('lost'));
    const try_ = async (pin: string) => readServiceResponse(await postEntry(other.origin, createPinEntry(pin)));
    for (const _ of [1, 2, 3]) expect(await try_('BACK2222')).toMatchObject({ http: 503 });
    other.database.transaction = transaction;
    expect(await try_('BACK2222')).toEqual(won('not-winner'));
    for (const _ of [1, 2]) expect(await try_('UNKN0WN6')).toEqual(badPin);
    expect(await try_('UNKN0WN6')).toMatchObject({ http: 429 });
    await other.close();
    await own.remove();
  });

  it('NM-01 PINs sent with another request’s idempotency key count as wrong PINs and are not looked up', {
    tags: ['full'],
  }, async () => {
    const own = await createTestDatabase(kind);
    const other = await startServer(createConfig({ ...own, wrongPinsPerHour: 4, contestsDir: suite.contestsDir }), {
      now: () => openInstant,
    });
    await addPins(other.database, { KEYS2222: '$250 gift card', KEYS3333: '' });
    const { statements } = noteStatements(other.database);
    const try_ = async (pin: string, changes: Record<string, unknown>) =>
      readServiceResponse(await postEntry(other.origin, createPinEntry(pin, changes)));
    const spam = { requestId: randomUUID(), Email: 'spam@example.ca', Website: 'x' };
    // Repeats cost nothing.
    for (const _ of [1, 2, 3, 4, 5]) expect(await try_('UNKN0WN7', spam)).toEqual(won('not-winner'));
    const signUpKey = randomUUID();
    await postSignUp(other.origin, createBody('seed@example.ca'), { 'Idempotency-Key': signUpKey });
    statements.length = 0;
    const guesses = [
      await try_('KEYS2222', { requestId: spam.requestId }),
      await try_('UNKN0WN7', { requestId: spam.requestId }),
      await try_('KEYS2222', { requestId: signUpKey }),
      await try_('KEYS2222', { ...spam, Website: '' }),
    ];
    expect(guesses).toEqual(Array(4).fill(refusal(409, -1, 'ERROR_BAD_REQUEST')));
    expect(statements.filter((text) => text.includes('contest_pins'))).toEqual([]);
    for (const changes of [{ requestId: spam.requestId }, {}]) {
      expect(await try_('KEYS3333', changes)).toMatchObject({ http: 429 });
    }
    await other.close();
    await own.remove();
  });

  it('NM-01 wrong PINs are limited per client, also when sent at once, and other entries pass', async () => {
    const limits = { wrongPinsPerHour: 3, trustedProxies: 1 };
    const own = await createTestDatabase(kind);
    const other = await startServer(createConfig({ ...own, ...limits, contestsDir: suite.contestsDir }), {
      now: () => openInstant,
    });
    await addPins(other.database, { L1M1T222: '', L1M1T333: '', L1M1T444: '' });
    const try_ = async (body: unknown, client: string) => {
      const response = await postEntry(other.origin, body, { 'X-Forwarded-For': client });
      return { ...(await readServiceResponse(response)), wait: Number(response.headers.get('retry-after')) };
    };
    const client = '192.0.2.1';
    // Valid PINs do not count.
    expect(await try_(createPinEntry('LIMIT222'), client)).toMatchObject(won('not-winner'));
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => try_(createPinEntry(`GUESS${100 + turn}`), client)),
    );
    expect(guesses.filter(({ status }) => status === -40)).toHaveLength(3);
    expect(guesses.filter(({ http, wait }) => http === 429 && wait > 60)).toHaveLength(17);
    expect(await try_(createPinEntry('LIMIT333'), client)).toMatchObject({ http: 429 });
    expect(await try_(createEntry(), client)).toMatchObject({ status: 0 });
    expect(await try_(createPinEntry('LIMIT444'), '192.0.2.2')).toMatchObject(won('not-winner'));
    await other.close();
    await own.remove();
  });
});
