import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createKeyPair } from '../../host-site/server/database/backups/age-keys.ts';
import { makeBackup } from '../../host-site/server/database/backups/make-backup.ts';
import { restoreBackup } from '../../host-site/server/database/backups/restore-backup.ts';
import { writeWhole } from '../../host-site/server/database/backups/write-file.ts';
import type { Database } from '../../host-site/server/database/database.ts';
import { createKeys } from '../../host-site/server/database/key-ring.ts';
import { listActions } from '../../host-site/server/database/operator-actions.ts';
import { type PersonalTable, personalTables } from '../../host-site/server/database/submission-columns.ts';
import { channels } from '../../host-site/server/delivery/channels.ts';
import { type DeliverySettings, defaultDelivery } from '../../host-site/server/delivery/outbox.ts';
import { type RunningServer, startServer } from '../../host-site/server/start-server.ts';
import { requestHeaders } from '../../widgets/shared/submissions/request-additions.ts';
import { findLinkQuery } from '../support/unsubscribe-link.ts';
import { insertClaimedPrize } from './support/claimed-prize.ts';
import { createMessage, postMessage } from './support/contact-request.ts';
import { addPins, createEntry, createPinEntry, postEntry } from './support/contest-request.ts';
import { runBackup, runDeliveries, runPrivacy, runRestore, runSubmissions } from './support/server-process.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { readRows } from './support/stored-rows.ts';
import { readTables, withDatabase } from './support/table-rows.ts';
import { createFolder } from './support/temporary-folder.ts';
import { createConfig } from './support/test-config.ts';
import { createContests, openInstant } from './support/test-contests.ts';
import { createTestDatabase, sampleDatabases, type TestDatabase } from './support/test-databases.ts';
import { accepted, startUpstream } from './support/upstream.ts';
import { insertWaitingMail } from './support/waiting-mail.ts';

const delivered = 'delivered@example.ca';
const waiting = 'waiting@example.ca';
const dropped = 'dropped@example.ca';
const leaving = 'leaving@example.ca';
const erased = 'erased@example.ca';
const entrant = 'entrant@example.ca';
const Consent = new URLSearchParams({
  id: 'contact',
  version: '1999-01',
  language: 'en',
  page: '/en/contact',
  at: '2026-11-20T14:03:00.000Z',
}).toString();
const nowhere = { newsletter: '', contact: '', contest: '' };
const deliverTo = (urls: Partial<typeof nowhere>): DeliverySettings => ({
  ...defaultDelivery,
  upstreamUrls: { ...nowhere, ...urls },
  retryDelay: 1,
  pollingInterval: 0.5,
});

const listIds = async (database: Database, table: PersonalTable, condition = 'true') =>
  (await database.query<{ id: string }>(`select id from ${table} where ${condition} order by id`)).map(({ id }) => id);

const pair = await createKeyPair();

describe.each(sampleDatabases('a backup'))('a backup of %s', (kind) => {
  const { contestsDir, remove } = createContests();
  const folder = createFolder();
  const keyFile = join(folder.path, 'backup.key');
  const busy = join(folder.path, 'busy.age');
  const quiet = join(folder.path, 'quiet.age');
  const newer = join(folder.path, 'newer.age');
  const forged = join(folder.path, 'forged.age');
  const databases: TestDatabase[] = [];
  const early = ['early.0@example.ca', 'early.1@example.ca'];
  let source: TestDatabase;
  let late: string[] = [];

  /** An empty database, with the keys of the source unless others are given. */
  async function createTarget(dataKeys = findKeys()): Promise<TestDatabase> {
    const target = { ...(await createTestDatabase(kind, 'empty')), dataKeys };
    databases.push(target);
    return target;
  }
  const findKeys = () => readFileSync(join(source.dataDir, 'data-keys'), 'utf8');
  const writeBackup = (database: Database, path: string) =>
    writeWhole(path, makeBackup(database, pair.recipient, new Date()));
  const start = (location: TestDatabase, urls: Partial<typeof nowhere>): Promise<RunningServer> =>
    startServer(createConfig({ ...location, contestsDir, delivery: deliverTo(urls), rateLimitPerMinute: 1_000_000 }), {
      now: () => openInstant,
    });

  /**
   * As browsers do, sends again what a busy server puts off and what a closed connection lost, under the same id and for
   * 15 seconds at most.
   */
  async function postAsBrowser(origin: string, Email: string): Promise<number | undefined> {
    const message = createMessage({ Email });
    for (let tries = 1; ; tries += 1) {
      const response = await postMessage(origin, message, { Consent }).catch(() => undefined);
      if ((response && response.status !== 503) || tries === 4) return response?.status;
      await wait(5000);
    }
  }

  /** Posts messages, one after the other, until the work is done. */
  async function postDuring(origin: string, work: Promise<unknown>): Promise<string[]> {
    let isOver = false;
    work.finally(() => {
      isOver = true;
    });
    const posted: string[] = [];
    while (!isOver) {
      const email = `late.${posted.length}@example.ca`;
      expect(await postAsBrowser(origin, email)).toBe(200);
      posted.push(email);
    }
    return posted;
  }

  beforeAll(async () => {
    writeFileSync(keyFile, `# a comment\n${pair.identity}\n`);
    source = await createTestDatabase(kind);
    databases.push(source);
    const upstream = await startUpstream((call) =>
      String(call.body.Email) === delivered ? accepted : { http: 503, body: '' },
    );
    const server = await start(source, { newsletter: upstream.url });
    for (const email of [delivered, waiting, dropped]) await postSignUp(server.origin, createBody(email));
    await postSignUp(server.origin, createBody(leaving));
    await postSignUp(server.origin, createBody('tried@example.ca'), { [requestHeaders.sandbox]: '1' });
    await insertWaitingMail(server.database, 'asked@example.ca');
    await insertClaimedPrize(server.database, 'drawn@example.ca');
    const [signUp] = await readRows(server.database, 'sealed_sign_ups', leaving);
    const query = await findLinkQuery(source.dataDir, String(signUp?.id), leaving);
    await fetch(`${server.origin}/en/unsubscribe${query}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    for (const email of early) await postMessage(server.origin, createMessage({ Email: email }), { Consent });
    await addPins(server.database, { W1NNER22: 'A lamp', L0SER222: '' });
    await postEntry(server.origin, createEntry({ Email: entrant }));
    await postEntry(server.origin, createPinEntry('W1NNER22'));
    await postMessage(server.origin, createMessage({ Email: erased }), { Consent });
    await runPrivacy(source, 'erase', '--email', erased, '--reason', 'request 1234');
    await vi.waitFor(
      async () => {
        expect(await listIds(server.database, 'sealed_sign_ups', 'delivered_at is not null')).toHaveLength(1);
        expect(new Set(upstream.calls.map((call) => call.body.Email)).size).toBe(4);
      },
      { timeout: 30_000 },
    );
    const signUps = await readRows(server.database, 'sealed_sign_ups', dropped);
    const drop = () => runDeliveries(source, 'drop', String(signUps[0]?.id));
    // While a call is under way, its submission cannot be dropped.
    await vi.waitFor(async () => expect((await drop()).stdout).toContain('is dropped'), { timeout: 30_000 });
    const backup = runBackup(source, '--to', busy, '--key', pair.recipient);
    late = await postDuring(server.origin, backup);
    expect(await backup).toMatchObject({ code: 0, stderr: '' });
    await server.close();
    await upstream.close();
    expect(await runBackup(source, '--to', quiet, '--key', pair.recipient)).toMatchObject({ code: 0, stderr: '' });
  });
  afterAll(async () => {
    for (const database of databases) await database.remove();
    folder.remove();
    remove();
  });

  it('restores exactly the rows of every table, and records its creation and the restore', async () => {
    const target = await createTarget();
    const why = ['--reason', 'moved to a new machine', '--by', 'Zoé'];
    // This machine has seen actions that the backup does not have.
    writeFileSync(join(target.dataDir, 'operator-actions'), '500 later\n');
    const restored = await runRestore(target, '--from', quiet, '--key', keyFile, ...why);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    const before = await withDatabase(source, readTables);
    const after = await withDatabase(target, readTables);
    for (const table of [...personalTables, 'consents', 'contest_pins', 'idempotent_answers', 'erasure_proofs']) {
      expect(before[`public.${table}`]?.length, table).toBeGreaterThan(0);
    }
    const record = ['public.operator_actions', 'public.operator_actions_head'];
    const without = (tables: Record<string, string[]>) =>
      Object.fromEntries(Object.entries(tables).filter(([name]) => !record.includes(name)));
    expect(without(after)).toEqual(without(before));
    const actions = await withDatabase(target, listActions);
    expect(actions.slice(-4)).toMatchObject([
      { command: 'backups create', details: JSON.stringify({ key: pair.recipient, file: busy }) },
      { command: 'backups pass', details: JSON.stringify({ file: busy }) },
      { command: 'backups create', details: JSON.stringify({ key: pair.recipient, file: quiet }) },
      { command: 'backups restore', reason: 'moved to a new machine', operator: expect.stringMatching(/^Zoé /) },
    ]);
    expect(await runPrivacy(target, 'audit', '--verify')).toMatchObject({ code: 0 });
  });

  /** What the retailer gets; emails wait for a mail server, which this one does not have. */
  const owedTables = channels.filter((channel) => 'service' in channel).map(({ table }) => table);

  it('lets a restored service reject duplicates, deliver pending submissions once and list submissions', {
    tags: ['full'],
  }, async () => {
    const target = await createTarget();
    await restoreBackup(quiet, pair.identity, target);
    const owed = await withDatabase(target, async (database) => {
      const lists = owedTables.map((table) =>
        listIds(database, table, 'delivered_at is null and undeliverable_at is null'),
      );
      return (await Promise.all(lists)).flat().sort();
    });
    expect(owed).toHaveLength(1 + early.length + late.length + 2 + 1);
    const upstream = await startUpstream(() => accepted);
    const { url } = upstream;
    const server = await start(target, { newsletter: url, contact: url, contest: url });
    const again = await postSignUp(server.origin, createBody(delivered.toUpperCase()));
    expect(await again.json()).toEqual({ status: 0, message: 'User already exists.' });
    expect(await (await postEntry(server.origin, createEntry({ Email: entrant }))).json()).toMatchObject({ status: 1 });
    expect((await postEntry(server.origin, createPinEntry('W1NNER22'))).status).toBe(422);
    await vi.waitFor(
      async () => {
        const counts = owedTables.map((table) =>
          listIds(server.database, table, 'delivered_at is null and undeliverable_at is null'),
        );
        expect((await Promise.all(counts)).flat()).toEqual([]);
      },
      { timeout: 60_000, interval: 200 },
    );
    expect((await runSubmissions(target, 'newsletter')).stdout).toContain(waiting);
    await server.close();
    await upstream.close();
    expect(upstream.calls.map((call) => call.headers['idempotency-key']).sort()).toEqual(owed);
  });

  it('made during posts contains all earlier messages, each with its consent and its job', async () => {
    const target = await createTarget();
    await restoreBackup(busy, pair.identity, target);
    const read = (database: Database) => readRows(database, 'sealed_contact_messages');
    const [all, restored] = [await withDatabase(source, read), await withDatabase(target, read)];
    const emails = restored.map(({ email }) => String(email));
    expect(emails).toEqual(expect.arrayContaining(early));
    // Those of the time before the backup's moment, and none after: posts are taken one after the other.
    expect(late.length).toBeGreaterThan(0);
    expect(all.slice(0, restored.length)).toEqual(restored);
    await withDatabase(target, async (database) => {
      const complete = await listIds(
        database,
        'sealed_contact_messages',
        `exists (select from consents where message_id = sealed_contact_messages.id)
         and exists (select from pgboss.job j where j.id = sealed_contact_messages.id)`,
      );
      expect(complete).toHaveLength(restored.length);
    });
  });

  it('is rejected when altered or truncated, or with a wrong key or DATA_KEYS, and leaves the database usable', async () => {
    const target = await createTarget();
    const identity = pair.identity;
    const bytes = readFileSync(quiet);
    const broken = join(folder.path, 'broken.age');
    const lengths = [0, 10, 150, 300, 65_536, bytes.length - 65_552, bytes.length - 17, bytes.length - 1];
    for (const length of lengths) {
      writeFileSync(broken, bytes.subarray(0, length));
      await expect(restoreBackup(broken, identity, target), `${length} bytes`).rejects.toThrow(/missing|incomplete/);
    }
    for (const position of [5, 40, 120, 190, 240, 1000, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const altered = Buffer.from(bytes);
      altered.writeUInt8(altered.readUInt8(position) ^ 1, position);
      writeFileSync(broken, altered);
      await expect(restoreBackup(broken, identity, target), `byte ${position}`).rejects.toThrow(/altered/);
    }
    const other = (await createKeyPair()).identity;
    await expect(restoreBackup(quiet, other, target)).rejects.toThrow('This key does not open the backup');
    const changed = { ...target, dataKeys: createKeys() };
    await expect(restoreBackup(quiet, identity, changed)).rejects.toThrow(/the key \w+ is (missing|not the one)/);
    await expect(restoreBackup(quiet, identity, { ...target, dataKeys: '' })).rejects.toThrow('Set DATA_KEYS');
    expect(readdirSync(target.dataDir)).not.toContain('data-keys');
    await restoreBackup(quiet, identity, target);
  });

  it('is rejected by a database that is not empty, and when it is of a newer release', { tags: ['full'] }, async () => {
    const identity = pair.identity;
    const before = await withDatabase(source, readTables);
    const refused = await runRestore(source, '--from', quiet, '--key', keyFile);
    expect(refused).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('The database is not empty'),
    });
    expect(await withDatabase(source, readTables)).toEqual(before);
    await withDatabase(source, async (database) => {
      await database.query("insert into applied_migrations (id) values ('999-tomorrow')");
      await writeBackup(database, newer);
      await database.query("delete from applied_migrations where id = '999-tomorrow'");
    });
    await expect(restoreBackup(newer, identity, await createTarget())).rejects.toThrow(
      'The backup is of a newer release: this one does not know 999-tomorrow.',
    );
  });

  it('is rejected when it was made without the DATA_KEYS', { tags: ['full'] }, async () => {
    const identities = await withDatabase(source, (database) => database.query('select id, identity from data_keys'));
    const strange = await createTarget(createKeys());
    await (await start(strange, {})).close();
    await withDatabase(strange, async (database) => {
      // Hashes of the keys are in every backup, so a forger may know them.
      await database.query('delete from data_keys');
      for (const { id, identity } of identities) {
        await database.query('insert into data_keys (id, identity) values ($1, $2)', [String(id), String(identity)]);
      }
      await writeBackup(database, forged);
    });
    await expect(restoreBackup(forged, pair.identity, await createTarget())).rejects.toThrow(
      'The backup was not made by this service',
    );
  });

  it('is an encrypted file with mode 600, which a failed backup does not overwrite', { tags: ['full'] }, async () => {
    expect(statSync(quiet).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(quiet);
    for (const text of ['PGDMP', 'sealed_sign_ups', 'A lamp', waiting]) expect(bytes.includes(text)).toBe(false);
    const backups = join(folder.path, 'backups');
    mkdirSync(backups);
    expect((await runBackup(source, '--to', backups, '--key', pair.recipient)).code).toBe(0);
    const [name = '', ...others] = readdirSync(backups);
    expect([name, others]).toEqual([expect.stringMatching(/^vitrine-[\dT-]+Z\.age$/), []]);
    const path = join(backups, name);
    const unreachable = { ...source, databaseUrl: 'postgres://127.0.0.1:1/none' };
    expect((await runBackup(unreachable, '--to', path, '--key', pair.recipient)).code).toBe(1);
    await withDatabase(source, async (database) => {
      const broken: Database = {
        ...database,
        async *dump() {
          yield Buffer.alloc(100_000);
          throw new Error('disk error');
        },
      };
      await expect(writeBackup(broken, path)).rejects.toThrow('disk error');
    });
    expect(await runRestore(source, '--check', '--from', path, '--key', keyFile)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('complete and unaltered'),
    });
    expect(readdirSync(backups)).toEqual([name]);
  });
});
