import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { guideTexts, listInlineCode } from '../../../tests/guides/guide-texts.ts';
import { createMessage, postMessage } from '../../../tests/server/support/contact-request.ts';
import { addPins, createEntry, createPinEntry, postEntry } from '../../../tests/server/support/contest-request.ts';
import { runPrivacy } from '../../../tests/server/support/server-process.ts';
import { createBody, postSignUp } from '../../../tests/server/support/sign-up-request.ts';
import { readRows } from '../../../tests/server/support/stored-rows.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createContests, openInstant } from '../../../tests/server/support/test-contests.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../tests/server/support/test-databases.ts';
import { readContests } from '../../sources/contests/read-contests.ts';
import { hashEmail } from '../database/personal-columns.ts';
import { applyRetention, countDue } from '../database/retention.ts';
import type { RetentionScope } from '../database/retention-rules.ts';
import type { PersonalTable } from '../database/submission-columns.ts';
import { insertUnsubscription } from '../database/unsubscriptions.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { parsePrivacyCall } from './privacy-commands.ts';

const person = 'person@example.ca';
const other = 'other@example.ca';
const pin = 'ABCDE12345';
const why = ['--reason', 'request 1234'];

describe.each(sampleDatabases('personal data'))('personal data in %s', (kind) => {
  const { contestsDir, remove } = createContests();
  let location: TestDatabase;
  let server: RunningServer;
  const run = (...args: string[]) => runPrivacy(location, ...args);
  const read = async (email: string) => JSON.parse((await run('export', '--email', email, ...why)).stdout);

  // Each test goes on where the one before it ended.
  beforeAll(async () => {
    location = await createTestDatabase(kind);
    server = await startServer(createConfig({ ...location, contestsDir }), { now: () => openInstant });
    await addPins(server.database, { [pin]: 'A lamp' });
    for (const email of ['Person@Example.ca', other]) {
      await postSignUp(server.origin, createBody(email));
      await postMessage(server.origin, createMessage({ Email: email, Message: `A lamp for ${email}` }));
      await postEntry(server.origin, createEntry({ Email: email }));
    }
    await postEntry(server.origin, createPinEntry(pin, { Email: 'Person@Example.ca' }));
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
    remove();
  });

  it('is found in every list, whatever the letter case of the email address, but not that of others', async () => {
    const { code, stdout, stderr } = await run('find', '--email', 'PERSON@example.ca');
    expect([code, stderr]).toEqual([0, '']);
    const lists = stdout.match(/^"(newsletter|contact|contest)"/gm);
    expect(lists).toEqual(['"newsletter"', '"contact"', '"contest"', '"contest"']);
    expect((await run('find', '--email', 'unknown@example.ca')).stdout.trim().split('\n')).toHaveLength(1);
  });

  it('is exported with the PIN, as JSON and as CSV, but not that of others', { tags: ['full'] }, async () => {
    const records = await read(person);
    expect(records).toHaveLength(4);
    expect(records[0]).toMatchObject({ list: 'newsletter', submission: { email: 'Person@Example.ca' } });
    expect(records[1].submission.message).toBe('A lamp for Person@Example.ca');
    expect(records.flatMap(({ pins }: { pins: object[] }) => pins)).toEqual([{ pin, prize: 'A lamp' }]);
    expect(JSON.stringify(records)).not.toContain(other);
    const { stdout } = await run('export', '--email', person, '--format', 'csv', ...why);
    expect(stdout).toContain('"message","A lamp for Person@Example.ca"');
    expect(stdout).toContain(`"pin","${pin}"`);
    expect(stdout).not.toContain(other);
  });

  it('is moved to a corrected email address, unless that address has submitted the same', async () => {
    const taken = await run('correct', '--email', person, '--to', other);
    expect(taken).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining('has signed up or entered too') });
    expect(await read(person)).toHaveLength(4);
    expect((await run('correct', '--email', person, '--to', 'New@example.ca')).stdout).toBe('4 corrected\n');
    expect(await read(person)).toEqual([]);
    expect((await read('new@EXAMPLE.ca')).map(({ submission }: { submission: object }) => submission)).toEqual(
      Array.from({ length: 4 }, () => expect.objectContaining({ email: 'New@example.ca' })),
    );
    const again = await postSignUp(server.origin, createBody('new@example.ca'));
    expect(await again.json()).toMatchObject({ message: 'User already exists.' });
  });

  it('is erased with its consents, a used PIN stays used, and the person can sign up again', async () => {
    expect((await run('erase', '--email', 'new@example.ca', ...why)).stdout).toBe('4 erased\n');
    expect(await read('new@example.ca')).toEqual([]);
    expect(await read(other)).toHaveLength(3);
    const [left] = await server.database.query(
      `select e.email, e.postal_code, e.undeliverable_at is not null as final, count(c.id) as consents
       from contest_pins p join sealed_contest_entries e on e.id = p.entry_id left join consents c on c.entry_id = e.id
       where p.pin = $1 group by e.id`,
      [pin],
    );
    expect(left).toEqual({ email: '', postal_code: '', final: true, consents: 0 });
    const again = await postSignUp(server.origin, createBody('new@example.ca'));
    expect(await again.json()).toMatchObject({ message: 'OK' });
  });

  it('is deleted a year after the draw or two years after a message, and a used PIN stays used', {
    tags: ['full'],
  }, async () => {
    const later = await createTestDatabase(kind);
    const running = await startServer(createConfig({ ...later, contestsDir }), { now: () => openInstant });
    const { database, origin } = running;
    const months = (count: number) => new Date(openInstant + count * 31 * 86_400_000);
    const read = async (table: PersonalTable) => (await readRows(database, table)).map(({ email }) => email);
    await addPins(database, { [pin]: 'A lamp' });
    for (const email of [person, other]) {
      await postMessage(origin, createMessage({ Email: email }));
      await postEntry(origin, createEntry({ Email: email }));
    }
    await postEntry(origin, createPinEntry(pin, { Email: person }));
    const receive = (email: string, at: Date) =>
      database.query('update sealed_contact_messages set created_at = $1 where email_key = $2', [
        at,
        hashEmail(database.cipher, 'sealed_contact_messages', email),
      ]);
    await receive(person, months(0));
    await receive(other, months(6));
    const contests = await readRows(database, 'sealed_contest_entries', person);
    for (const { contest } of contests) {
      await database.query(
        `insert into contest_draws (contest, algorithm, seed, last_position, entries, chances, entries_digest, winners,
           alternates, drawn_at) values ($1, '', '', 0, 0, 0, '', 1, 0, $2)`,
        [String(contest), months(0)],
      );
    }

    const noServices = { hasFormService: { contact: false }, hasContestService: false };
    const retain = (count: number) => applyRetention(database, months(count), noServices);
    const noMail = { unconfirmed: 0, quarantined: 0, emails: 0, unsubscriptions: 0, tried: 0 };
    expect(await retain(11)).toEqual({ messages: 0, entries: 0, ...noMail });
    expect(await countDue(database, months(13), noServices)).toEqual({ messages: 0, entries: 3, ...noMail });
    expect(await retain(13)).toEqual({ messages: 0, entries: 3, ...noMail });
    expect(await read('sealed_contest_entries')).toEqual(['']);
    expect(await retain(25)).toEqual({ messages: 1, entries: 0, ...noMail });
    expect(await read('sealed_contact_messages')).toEqual([other]);
    const [spent] = await database.query('select entry_id is not null as spent from contest_pins');
    expect(spent).toEqual({ spent: true });
    const { stdout } = await runPrivacy(later, 'retention', '--dry-run');
    expect(stdout).toMatch(
      /^\d+ messages and \d+ entries would be deleted\n0 unconfirmed sign-ups and 0 sign-ups in quarantine would be deleted\n0 unsent emails and 0 unsubscriptions would be deleted\n0 sandbox submissions would be deleted\n$/,
    );
    await running.close();
    await later.remove();
  });

  it('is deleted a year after a contest without a draw, or after the last entry of one without its file', async () => {
    const later = await createTestDatabase(kind);
    const running = await startServer(createConfig({ ...later, contestsDir }), { now: () => openInstant });
    const { database, origin } = running;
    await addPins(database, { [pin]: 'A lamp' });
    await postEntry(origin, createPinEntry(pin, { Email: person }));
    const questionless = { SkillAnswer: undefined };
    for (const Email of [person, other])
      await postEntry(origin, createEntry({ ContestId: 'daily', Email, ...questionless }));
    await postEntry(origin, createEntry({ ContestId: 'weekly', Email: person, ...questionless }));
    const enterAt = (contest: string, email: string, at: string) =>
      database.query('update sealed_contest_entries set created_at = $3 where contest = $1 and email_key = $2', [
        contest,
        hashEmail(database.cipher, 'sealed_contest_entries', email),
        at,
      ]);
    await enterAt('daily', person, '2026-11-03T12:00:00Z');
    await enterAt('daily', other, '2026-11-05T12:00:00Z');
    const contests = new Map(readContests(contestsDir));
    contests.delete('daily');
    const scope = { contests, hasContestService: false };
    const entries = async (at: string) => (await applyRetention(database, new Date(at), scope)).entries;
    expect(await entries('2027-11-05T11:00:00Z')).toBe(0);
    // Whoever runs it without knowing the contests deletes nothing of them.
    expect((await applyRetention(database, new Date('2037-01-01T00:00:00Z'))).entries).toBe(0);
    expect(await entries('2027-11-05T13:00:00Z')).toBe(2);
    expect(await entries('2027-12-14T04:00:00Z')).toBe(0);
    expect((await countDue(database, new Date('2027-12-14T06:00:00Z'), scope)).entries).toBe(2);
    expect(await entries('2027-12-14T06:00:00Z')).toBe(2);
    const left = (await readRows(database, 'sealed_contest_entries')).map(({ contest, email }) => [contest, email]);
    expect(left).toEqual([['pins', '']]);
    await running.close();
    await later.remove();
  });

  it('of an unsubscription is deleted after a month if undeliverable or if there is no email service', async () => {
    const { database } = server;
    const ended = { refused: '2026-03-02T12:00:00Z', recent: '2026-05-02T12:00:00Z', waiting: null };
    for (const [name, undeliverableAt] of Object.entries(ended)) {
      const id = randomUUID();
      await insertUnsubscription(database, { id, chain: 1, brand: 'vitrine', email: `${name}@example.ca` });
      await database.query(
        'update sealed_unsubscriptions set created_at = $2, undeliverable_at = $3, dropped_at = $3 where id = $1',
        [id, '2026-03-01T12:00:00Z', undeliverableAt],
      );
    }
    const read = async () => (await readRows(database, 'sealed_unsubscriptions')).map(({ email }) => email);
    const retain = async (at: string, scope?: RetentionScope) =>
      (await applyRetention(database, new Date(at), scope)).unsubscriptions;
    expect(await retain('2026-03-31T12:00:00Z', { hasEmailService: false })).toBe(0);
    expect(await retain('2026-05-03T12:00:00Z', { hasEmailService: true })).toBe(1);
    expect(await read()).toEqual(['recent@example.ca', 'waiting@example.ca']);
    expect(await retain('2026-06-03T12:00:00Z')).toBe(1);
    expect(await retain('2026-11-20T12:00:00Z', { hasEmailService: true })).toBe(0);
    expect(await read()).toEqual(['waiting@example.ca']);
    expect(await retain('2026-06-03T12:00:00Z', { hasEmailService: false })).toBe(1);
    expect(await read()).toEqual([]);
  });

  it('leaves erasure proofs that the SQL of the guide deletes three years after a consent was withdrawn', async () => {
    const { database } = server;
    const statements = guideTexts.flatMap(listInlineCode).filter((code) => code.includes('erasure_proofs'));
    expect(statements).toEqual([statements[0], statements[0]]);
    const insert = (purpose: string, years: string) =>
      database.query(
        `insert into erasure_proofs (person, purpose, name, version, language, agreed_at, received_at, withdrawn_at)
         values ('a hash', $1, 'n', 'v', 'en', now(), now(), now() - $2::interval)`,
        [purpose, years],
      );
    const count = async () => (await database.query('select id from erasure_proofs')).length;
    const before = await count();
    await insert('newsletter', '37 months');
    await insert('contact', '35 months');
    await database.query(statements[0] ?? '');
    expect(await count()).toBe(before + 1);
    expect(await database.query("select id from erasure_proofs where purpose = 'contact'")).not.toEqual([]);
  });

  it('is deleted by the server at startup once it is due', async () => {
    const later = await createTestDatabase(kind);
    const first = await startServer(createConfig({ ...later, contestsDir }), { now: () => openInstant });
    await postMessage(first.origin, createMessage({ Email: person }));
    await postEntry(first.origin, createEntry({ ContestId: 'fall', Email: person }));
    const left = { id: randomUUID(), chain: 1, brand: 'vitrine', email: person };
    await insertUnsubscription(first.database, left);
    // Of a contest whose file is gone.
    await first.database.query("update sealed_contest_entries set contest = 'gone'");
    for (const table of ['sealed_contact_messages', 'sealed_contest_entries', 'sealed_unsubscriptions'])
      await first.database.query(`update ${table} set created_at = now() - interval '3 years'`);
    // What came lately shows that the clock is right.
    await postMessage(first.origin, createMessage({ Email: other }));
    await first.database.query(
      "update sealed_contact_messages set created_at = now() - interval '1 day' where created_at > now() - interval '1 hour'",
    );
    await first.close();
    const second = await startServer(createConfig({ ...later, contestsDir }));
    const patience = { timeout: 30_000 };
    await vi.waitFor(
      async () => expect(await readRows(second.database, 'sealed_contact_messages')).toHaveLength(1),
      patience,
    );
    for (const table of ['sealed_contest_entries', 'sealed_unsubscriptions'])
      await vi.waitFor(
        async () => expect(await second.database.query(`select id from ${table}`)).toEqual([]),
        patience,
      );
    await second.close();
    await later.remove();
  });

  it('is not changed by an invalid command, whose error names the problem', { tags: ['full'] }, async () => {
    const wrong = [
      [['erase', other], `erase does not take ${other}`],
      [['erase', '--email', other, ...why, '--dry-run'], 'erase does not take --dry-run'],
      [['make-keys', 'two'], 'make-keys does not take two'],
      [['erase', '--email', other], 'reason: expected why'],
      [['export', '--email', other, '--reason', ' '], 'reason: expected why'],
      [['erase', '--email', other, '--reason', `for ${other}`], 'no email address'],
    ] as const;
    for (const [args, message] of wrong) {
      expect([args, await run(...args)]).toEqual([
        args,
        { code: 1, stdout: '', stderr: expect.stringContaining(message) },
      ]);
    }
    expect(await read(other)).toHaveLength(3);
  });
});

it.each([
  [{ command: 'forget', email: person }, 'one of find, export, correct, erase, retention'],
  [{ command: 'erase' }, 'an email address'],
  [{ command: 'erase', email: 'person' }, 'an email address'],
  [{ command: 'correct', email: other, to: 'new' }, 'an email address'],
  [{ command: 'export', email: other, format: 'xml' }, 'json or csv'],
])('parsePrivacyCall rejects %j with an error that names the problem', (call, message) => {
  expect(() => parsePrivacyCall(call)).toThrow(message);
});
