import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkKeys } from '../../host-site/server/database/check-keys.ts';
import type { Database } from '../../host-site/server/database/database.ts';
import { rotateKeys } from '../../host-site/server/database/encrypt-rows.ts';
import { createKeys } from '../../host-site/server/database/key-ring.ts';
import { openDatabase } from '../../host-site/server/database/open-database.ts';
import { hashEmail } from '../../host-site/server/database/personal-columns.ts';
import { personalTables } from '../../host-site/server/database/submission-columns.ts';
import { insertUnsubscription } from '../../host-site/server/database/unsubscriptions.ts';
import { insertClaimedPrize } from './support/claimed-prize.ts';
import { createMessage, postMessage } from './support/contact-request.ts';
import { createEntry, postEntry } from './support/contest-request.ts';
import { runPrivacy, runSubmissions, type ServerProcess, startProcess } from './support/server-process.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { readRows } from './support/stored-rows.ts';
import { createContests } from './support/test-contests.ts';
import { createTestDatabase, sampleDatabases, type TestDatabase } from './support/test-databases.ts';
import { accepted, startUpstream } from './support/upstream.ts';
import { insertWaitingMail } from './support/waiting-mail.ts';

const letters = (number: number) =>
  [...String(number)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
const word = (turn: number, field: string) => `Planted${field}${letters(turn)}q`;
const digits = (start: string, turn: number, length: number) =>
  start + String(turn).padStart(length - start.length, '0');

/** What only planted values look like: one pass over a text finds all of them. */
const shape = /planted[a-z]+q|416555\d{4}|(?:77711|88822)\d{14}/gi;

/** Values that no two visitors share, for every field in which someone can type one. */
const plant = (turn: number) => ({
  signUp: { Email: `${word(turn, 'Sub')}@example.ca` },
  message: {
    Email: `${word(turn, 'Ask')}@example.ca`,
    FirstName: word(turn, 'First'),
    LastName: word(turn, 'Last'),
    City: word(turn, 'City'),
    Message: `Hello ${word(turn, 'Text')} é`,
    Phone: digits('416555', turn, 10),
    LoyaltyNumber: digits('77711', turn, 19),
  },
  spam: { Email: `${word(turn, 'Bot')}@example.ca`, Website: word(turn, 'Pot') },
  entry: { Email: `${word(turn, 'Win')}@example.ca`, LoyaltyNumber: digits('88822', turn, 19) },
});

function listFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? listFiles(path) : [path];
  });
}

/** All tables as text, as a copy of the database would have them. */
async function readTables(database: Database): Promise<string> {
  const tables = await database.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const [row] = await database.query<{ text: string }>(
      `select coalesce(string_agg(t::text, E'\\n'), '') as text from ${name} t`,
    );
    texts.push(`${name}\n${row?.text}`);
  }
  return texts.join('\n');
}

describe.each(sampleDatabases('personal data is sealed'))('personal data on %s', (kind) => {
  const { contestsDir, remove } = createContests();
  const visitors = Array.from({ length: 84 }, (_, turn) => plant(turn));
  const values = visitors.flatMap(({ signUp, message, spam, entry }) =>
    [signUp, message, spam, entry].flatMap((fields) => Object.values(fields)),
  );
  let location: TestDatabase;
  let server: ServerProcess;
  let log = '';

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    server = await startProcess(location, {
      LOG_LEVEL: 'trace',
      CONTESTS_DIR: contestsDir,
      NEWSLETTER_UPSTREAM_URL: 'http://127.0.0.1:1/closed',
      PUBLIC_ORIGIN: 'https://www.vitrine.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'hello@vitrine.example',
      SEND_RECEIPTS: '1',
    });
    for (const { signUp, message, spam, entry } of visitors) {
      const key = { 'Idempotency-Key': randomUUID() };
      const responses = await Promise.all([
        postSignUp(server.origin, createBody(signUp.Email), key),
        postSignUp(server.origin, createBody(spam.Email, { Website: spam.Website })),
        postMessage(server.origin, createMessage(message)),
        postMessage(server.origin, createMessage(message), { Sandbox: '1' }),
        postEntry(server.origin, createEntry(entry)),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    }
    await server.end('SIGTERM');
    log = server.output();
  });
  afterAll(async () => {
    await location.remove();
    remove();
  });

  const planted = new Map(values.map((value) => [value.match(shape)?.[0].toLowerCase(), value]));
  /** Values in a text, or what is left of an address without its domain. */
  const findIn = (text: string) => {
    const found = new Set(text.match(shape)?.map((key) => planted.get(key.toLowerCase())));
    return values.filter((value) => found.has(value));
  };

  it('has none of 1,008 values in clear text in any table, dump, log or file of the database', async () => {
    expect(new Set(values).size).toBe(1008);
    expect(planted.size).toBe(1008);
    expect(findIn(values.join(' '))).toEqual(values);
    const database = await openDatabase(location, () => undefined);
    const tables = await readTables(database);
    expect(tables).toContain('sealed_sign_ups');
    expect(tables.match(/Planted/gi)).toBeNull();
    expect(findIn(tables)).toEqual([]);
    // The search finds what is there.
    await database.query('insert into applied_migrations (id) values ($1)', [values[7] ?? '']);
    expect(findIn(await readTables(database))).toEqual([values[7]]);
    await database.query('delete from applied_migrations where id = $1', [values[7] ?? '']);
    await database.close();
    expect(findIn(log)).toEqual([]);
    if (kind === 'postgres') {
      const dump = spawnSync('pg_dump', [location.databaseUrl], { encoding: 'utf8', maxBuffer: 1e9 });
      if (!dump.error) {
        expect(dump.stdout).toContain('sealed_contact_messages');
        expect(findIn(dump.stdout)).toEqual([]);
      }
      return;
    }
    const found = listFiles(location.dataDir).filter((path) => {
      const [first, ...others] = findIn(readFileSync(path, 'latin1'));
      return others.length > 0 || (first !== undefined && first !== values[7]);
    });
    expect(found).toEqual([]);
  });

  it('is exported in clear text, and a repeated email address is still recognized', { tags: ['full'] }, async () => {
    const { stdout } = await runSubmissions(location, 'contact', '--format', 'json');
    const messages = JSON.parse(stdout);
    expect(messages).toHaveLength(84);
    expect(messages.find(({ email }: { email: string }) => email === visitors[3]?.message.Email)).toMatchObject({
      first_name: visitors[3]?.message.FirstName,
      message: visitors[3]?.message.Message,
    });
    const again = await startProcess(location, { CONTESTS_DIR: contestsDir });
    const email = String(visitors[5]?.signUp.Email).toUpperCase();
    expect(await (await postSignUp(again.origin, createBody(email))).json()).toMatchObject({
      message: 'User already exists.',
    });
    await again.end('SIGTERM');
  });

  it('is encrypted with the new key after a rotation and found as before; without that key, server and commands refuse to start', {
    tags: ['full'],
  }, async () => {
    const older = process.env.DATA_KEYS ?? readFileSync(join(location.dataDir, 'data-keys'), 'utf8').trim();
    const [newer = ''] = createKeys(new Date(0)).split(',');
    const before = await openDatabase(location, () => undefined);
    await insertUnsubscription(before, { id: randomUUID(), chain: 90, brand: 'winners', email: 'gone@example.ca' });
    await insertWaitingMail(before, 'asked@example.ca');
    await insertClaimedPrize(before, 'drawn@example.ca');
    await before.close();
    const database = await openDatabase({ ...location, dataKeys: `${newer},${older}` }, () => undefined);
    // As the server does when it starts.
    await checkKeys(database);
    expect(await rotateKeys(database, () => undefined)).toBe(592);
    expect(await rotateKeys(database, () => undefined)).toBe(0);
    for (const table of personalTables) {
      expect(await database.query(`select distinct data_key from ${table}`)).toEqual([{ data_key: 'k19700101000000' }]);
    }
    const [row] = await readRows(database, 'sealed_sign_ups', visitors[9]?.signUp.Email);
    expect(row).toMatchObject({ email: visitors[9]?.signUp.Email, postal_code: 'M5V0A1' });
    await database.close();
    const missing = expect.stringContaining('the key k19700101000000 is missing');
    const refused = await startProcess(location, { CONTESTS_DIR: contestsDir });
    expect([refused.origin, refused.output()]).toEqual(['', missing]);
    const find = await runPrivacy(location, 'find', '--email', String(visitors[9]?.signUp.Email));
    expect(find).toEqual({ code: 1, stdout: '', stderr: missing });
  });

  it('is re-encrypted by the server in the background, after which the old data key can be removed', {
    tags: ['full'],
  }, async () => {
    const file = readFileSync(join(location.dataDir, 'data-keys'), 'utf8').trim();
    const [second = ''] = createKeys(new Date('1970-01-02')).split(',');
    // What the test before used is gone, so its rows are written anew.
    const database = await openDatabase(location, () => undefined);
    for (const table of personalTables) await database.executeSql(`delete from ${table}`);
    await database.close();
    const start = (keys: string) => startProcess(location, { DATA_KEYS: keys, CONTESTS_DIR: contestsDir });
    const first = await start(file);
    for (const email of ['a@example.ca', 'b@example.ca']) await postSignUp(first.origin, createBody(email));
    await first.end('SIGTERM');
    const rotating = await start(`${second},${file}`);
    await vi.waitFor(() => expect(rotating.output()).toContain('"rotated":2'), { timeout: 20_000 });
    await rotating.end('SIGTERM');
    const [, index = ''] = file.split(',');
    const last = await start(`${second},${index}`);
    const { stdout } = await runPrivacy({ ...location, dataKeys: `${second},${index}` }, 'rotate-keys');
    expect(stdout).toBe('0 encrypted anew; all are encrypted with k19700102000000\n');
    expect(await (await postSignUp(last.origin, createBody('A@example.ca'))).json()).toMatchObject({
      message: 'User already exists.',
    });
    await last.end('SIGTERM');
    const without = await start(file);
    expect([without.origin, without.output()]).toEqual(['', expect.stringContaining('k19700102000000 is missing')]);
  });

  it('keeps a server with other keys from starting, with the reason in its output', { tags: ['full'] }, async () => {
    const other = await startProcess(location, { DATA_KEYS: createKeys(), CONTESTS_DIR: contestsDir });
    expect(other.origin).toBe('');
    expect(other.output()).toMatch(/the key \w+ is not the one that this database was written with|is missing/);
  });
});

/** What an earlier version runs for a post, and then for its delivery. */
const earlier = {
  signUp: `insert into sign_ups (id, chain, brand, email, email_key, postal_code, language_preference, request_id)
    values ($1, 90, 'winners', $2, lower($2), 'M5V0A1', 'en', 'r')
    on conflict (email_key, chain) where honeypot is null do nothing returning id`,
  entry: `insert into contest_entries (id, contest, period, email, email_key, postal_code, chain, language_preference,
      chances, newsletter_opt_in, request_id)
    values ($1, 'fall', 'contest', $2, lower($2), 'H2X1Y4', 'HSE', 'en', 1, false, 'r')
    on conflict (contest, period, email_key) where honeypot is null do nothing returning id`,
  message: `insert into contact_messages (id, reference, brand, chain, locale, language_preference, inquiry_type,
      reason, first_name, last_name, email, postal_code, message, page, request_id)
    values ($1, 'OLD-REF1', 'vitrine', 'HSE', 'en', 'en', 'inquiry', 'store', 'A', 'B', $2, 'H2X1Y4', 'Hi', '/', 'r')
    on conflict (reference) do nothing returning reference`,
  find: 'select email from sign_ups where id = $1 and delivered_at is null',
};

describe.each(sampleDatabases('personal data is sealed'))('an earlier release beside this one on %s', (kind) => {
  it('has its rows encrypted and delivered, and a repeated sign-up marked as undeliverable', {
    tags: ['full'],
  }, async () => {
    const location = await createTestDatabase(kind);
    const { contestsDir, remove } = createContests();
    const upstream = await startUpstream(() => accepted);
    const first = await startProcess(location, { CONTESTS_DIR: contestsDir });
    await postSignUp(first.origin, createBody('both@example.ca'));
    await first.end('SIGTERM');

    const database = await openDatabase(location, () => undefined);
    const [seen] = await readRows(database, 'sealed_sign_ups');
    expect(await database.query(earlier.find, [String(seen?.id)])).toEqual([]);
    const ids = { signUp: randomUUID(), repeat: randomUUID(), entry: randomUUID(), message: randomUUID() };
    expect(await database.query(earlier.signUp, [ids.signUp, 'Early@example.ca'])).toHaveLength(1);
    expect(await database.query(earlier.signUp, [randomUUID(), 'early@example.ca'])).toHaveLength(0);
    expect(await database.query(earlier.signUp, [ids.repeat, 'both@example.ca'])).toHaveLength(1);
    expect(await database.query(earlier.entry, [ids.entry, 'early@example.ca'])).toHaveLength(1);
    expect(await database.query(earlier.message, [ids.message, 'early@example.ca'])).toHaveLength(1);
    expect(await database.query(earlier.find, [ids.signUp])).toEqual([{ email: 'Early@example.ca' }]);
    await database.query('update sign_ups set undeliverable_at = null where id = $1', [ids.signUp]);
    await database.close();

    const second = await startProcess(location, { CONTESTS_DIR: contestsDir, NEWSLETTER_UPSTREAM_URL: upstream.url });
    await vi.waitFor(() => expect(upstream.calls).toHaveLength(2), { timeout: 40_000 });
    expect(upstream.calls.map(({ body }) => body.Email).sort()).toEqual(['Early@example.ca', 'both@example.ca']);
    expect(await (await postSignUp(second.origin, createBody('early@example.ca'))).json()).toMatchObject({
      message: 'User already exists.',
    });
    await second.end('SIGTERM');

    const after = await openDatabase(location, () => undefined);
    // Versions without encryption have no other tables.
    for (const table of ['sealed_sign_ups', 'sealed_contact_messages', 'sealed_contest_entries'] as const) {
      expect(await after.query(`select id from ${table} where data_key is null`)).toEqual([]);
      expect(
        await after.query(`select id from ${table} where email_key = $1`, [
          hashEmail(after.cipher, table, 'early@example.ca'),
        ]),
      ).toHaveLength(1);
    }
    expect(await readRows(after, 'sealed_sign_ups', 'both@example.ca')).toMatchObject([
      { honeypot: null },
      {
        id: ids.repeat,
        email: 'both@example.ca',
        honeypot: 'entered twice during an upgrade',
        undeliverable_at: expect.any(Date),
      },
    ]);
    expect(await after.query(earlier.find, [ids.signUp])).toEqual([]);
    await after.close();
    if (kind === 'pglite') {
      const files = listFiles(join(location.dataDir, 'pglite', 'base'));
      expect(files.filter((path) => readFileSync(path, 'latin1').includes('Early@example.ca'))).toEqual([]);
    }
    await upstream.close();
    await location.remove();
    remove();
  });
});
