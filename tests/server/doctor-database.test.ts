import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createCipher } from '../../host-site/server/database/cipher.ts';
import type { Database, Row } from '../../host-site/server/database/database.ts';
import { createKeys, parseKeys } from '../../host-site/server/database/key-ring.ts';
import { openDatabase } from '../../host-site/server/database/open-database.ts';
import { allowOrigin, countRefusedOrigin } from '../../host-site/server/database/page-origins.ts';
import { insertUnsubscription } from '../../host-site/server/database/unsubscriptions.ts';
import type { DatabaseTools } from '../../host-site/server/operators/doctor/database-tools.ts';
import type { Report } from '../../host-site/server/operators/doctor/run-check.ts';
import { runDatabaseChecks } from '../../host-site/server/operators/doctor/run-database-checks.ts';
import { recordAction } from '../../host-site/server/operators/record-action.ts';
import { startServer } from '../../host-site/server/start-server.ts';
import { createConfig } from './support/test-config.ts';
import { createTestDatabase, databaseKinds, type TestDatabase } from './support/test-databases.ts';

const raise = (error: unknown) => {
  throw error;
};
const day = 86_400_000;

async function diagnose(tools: DatabaseTools): Promise<Report[]> {
  const reports: Report[] = [];
  for await (const report of runDatabaseChecks(tools)) reports.push(report);
  return reports;
}
const listFailed = (reports: readonly Report[]) =>
  reports.filter(({ result }) => result === 'failed').map(({ id }) => id);

const embeddedSkips = [
  ['database-pooling', 'skipped'],
  ['database-durability', 'skipped'],
];

describe.each(databaseKinds)('the checks of a database on %s', (kind) => {
  let location: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    location = await createTestDatabase(kind);
    // Started once, as a database that is in use was.
    await (await startServer(createConfig(location))).close();
    database = await openDatabase(location, raise);
    const unsubscription = { id: crypto.randomUUID(), chain: 1, brand: 'vitrine', email: 'left@example.com' } as const;
    await insertUnsubscription(database, unsubscription);
    const operator = { by: 'test', reason: '' };
    await recordAction({ database, dataDir: location.dataDir }, operator, {
      path: '/backups',
      body: { command: 'pass', file: 'vitrine.age' },
    });
  });
  afterAll(async () => {
    await database.close();
    await location.remove();
  });

  /** The database, with other rows for the statements that contain a text. */
  const answering = (part: string, rows: Row[]): DatabaseTools['database'] => ({
    ...database,
    query: async <T extends Row>(text: string, values?: Parameters<Database['query']>[1]) =>
      text.includes(part) ? (rows as T[]) : database.query<T>(text, values),
  });

  it('pass on one that is in use', async () => {
    // The tests' own server does not wait for the disk.
    const reports = await diagnose({ database: answering(`'fsync'`, []), now: Date.now });
    const unusual = reports.filter(({ result }) => result !== 'ok').map(({ id, result }) => [id, result]);
    expect(unusual).toEqual(kind === 'pglite' ? embeddedSkips : []);
    for (const { message } of reports) expect(message.en).not.toBe(message.fr);
  });

  it.each<[string, () => Partial<DatabaseTools>]>([
    ['database-version', () => ({ database: answering('server_version_num', [{ version: '120022', name: '12.22' }]) })],
    ['keys', () => ({ database: { ...database, cipher: createCipher(parseKeys(createKeys())) } })],
    [
      'clock-database',
      () => ({ database: answering('clock_timestamp() as now', [{ now: new Date(Date.now() - day) }]) }),
    ],
    ['backup-age', () => ({ database: answering('max(at)', [{ at: new Date(Date.now() - 3 * day).toISOString() }]) })],
    ['database-writable', () => ({ database: answering('pg_is_in_recovery', [{ standby: true, read_only: 'on' }]) })],
  ])('find what is wrong: %s', async (id, change) => {
    const failed = listFailed(await diagnose({ database, now: Date.now, ...change() }));
    // With other keys, nothing can be read either.
    expect(failed).toEqual(id === 'keys' ? ['keys', 'sample-row'] : [id]);
  });

  it('warn of another site whose forms are refused again and again, until it is allowed', async () => {
    const shop = 'https://shop.example';
    const find = async () => {
      const reports = await diagnose({ database, now: Date.now });
      return reports.filter(({ id }) => id === 'refused-origins').map(({ result, message }) => [result, message.en])[0];
    };
    for (const origin of [...Array(20).fill('null'), ...Array(9).fill(shop)])
      await countRefusedOrigin(database, origin, Date.now());
    expect(await find()).toEqual(['ok', expect.anything()]);
    await countRefusedOrigin(database, shop, Date.now());
    expect(await find()).toEqual(['warning', `Forms on ${shop} were refused 10 times since yesterday.`]);
    await allowOrigin(database, shop);
    expect(await find()).toEqual(['ok', expect.anything()]);
  });

  it('find a clock that is ahead of all that was stored', async () => {
    const now = () => Date.now() + 30 * day;
    // The backup is as old by that clock.
    expect(listFailed(await diagnose({ database, now }))).toEqual(['clock-database', 'clock-last-run', 'backup-age']);
  });

  it('find a row that cannot be decrypted, and say nothing of it', async () => {
    const [row] = await database.query('select email from sealed_unsubscriptions');
    const restore = () => database.query('update sealed_unsubscriptions set email = $1', [String(row?.email)]);
    onTestFinished(async () => void (await restore()));
    await database.query(`update sealed_unsubscriptions set email = left(email, -3) || 'AAA'`);
    const reports = await diagnose({ database, now: Date.now });
    expect(listFailed(reports)).toEqual(['sample-row']);
    expect(JSON.stringify(reports)).not.toContain('example.com');
  });

  it('find a database of a newer release', async () => {
    await database.query(`insert into applied_migrations (id) values ('999-later')`);
    const reports = await diagnose({ database, now: Date.now });
    await database.query(`delete from applied_migrations where id = '999-later'`);
    expect(listFailed(reports)).toEqual(['migrations']);
  });

  it('find no fault in an empty one, of which the tables are not read', async () => {
    const empty = await createTestDatabase(kind, 'empty');
    const opened = await openDatabase(empty, raise);
    const reports = await diagnose({ database: opened, now: Date.now });
    await opened.close();
    await empty.remove();
    const unusual = reports.filter(({ result }) => result !== 'ok').map(({ id, result }) => [id, result]);
    expect(unusual).toEqual([
      ...(kind === 'pglite' ? embeddedSkips : [['database-durability', 'warning']]),
      ['migrations', 'warning'],
      ['keys', 'skipped'],
      ['sample-row', 'skipped'],
      ['clock-last-run', 'skipped'],
      ['backup-age', 'skipped'],
      ['refused-origins', 'skipped'],
    ]);
  });
});

const serverUrl = process.env.TEST_DATABASE_URL ?? '';

async function runOn(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** A name that no other test has. */
const newName = () => `doctor_${randomBytes(6).toString('hex')}`;

/** A database that someone has set up, and the address with which a server would use it. */
async function setUp(prepare: (names: { name: string; role: string }) => { create: string; inside?: string[] }) {
  const [name, role] = [newName(), newName()];
  const { create, inside = [] } = prepare({ name, role });
  const url = new URL(serverUrl);
  await runOn(serverUrl, create, `create role ${role} login`);
  url.pathname = `/${name}`;
  await runOn(url.href, ...inside);
  onTestFinished(async () => {
    await runOn(serverUrl, `drop database ${name} with (force)`, `drop role ${role}`);
  });
  return { asOwner: url.href, asRole: Object.assign(new URL(url.href), { username: role }).href };
}

/** Starts a server there; resolves with why it did not start, and what is in the database then. */
async function startThere(databaseUrl: string, asOwner = databaseUrl) {
  const location = await createTestDatabase('pglite', 'empty');
  onTestFinished(() => location.remove());
  const failure = await startServer(createConfig({ ...location, databaseUrl })).then(
    async (server) => void (await server.close()),
    (error: Error) => error,
  );
  const client = new pg.Client({ connectionString: asOwner });
  await client.connect();
  const { rows } = await client.query(`select count(*)::int as tables from pg_class where relname like 'sealed%'`);
  await client.end();
  return { failure, tables: rows[0]?.tables };
}

describe.skipIf(!databaseKinds.includes('postgres'))('a server does not start on a PostgreSQL', () => {
  const create = ({ name }: { name: string }) => `create database ${name}`;

  it.each<[string, RegExp, 'asRole' | 'asOwner', Parameters<typeof setUp>[0]]>([
    [
      'of another encoding',
      /LATIN1/,
      'asOwner',
      ({ name }) => ({
        create: `create database ${name} encoding 'LATIN1' template template0 lc_collate 'C' lc_ctype 'C'`,
      }),
    ],
    [
      'in which its role may not create tables',
      /may not create tables in the schema public/,
      'asRole',
      ({ name, role }) => ({
        create: create({ name }),
        inside: ['revoke create on schema public from public', `create schema pgboss authorization ${role}`],
      }),
    ],
    [
      'in which its role may not create the schema of the queue',
      /may not create or use the schema pgboss/,
      'asRole',
      ({ name, role }) => ({ create: create({ name }), inside: [`grant create on schema public to ${role}`] }),
    ],
    [
      'without a schema for its tables',
      /search path \(nowhere\)/,
      'asRole',
      ({ name, role }) => ({
        create: create({ name }),
        inside: [`alter role ${role} set search_path = nowhere`, `create schema pgboss authorization ${role}`],
      }),
    ],
    [
      'that is read-only',
      /read-only/,
      'asOwner',
      ({ name }) => ({
        create: create({ name }),
        inside: [`alter database ${name} set default_transaction_read_only = on`],
      }),
    ],
  ])('%s, and says so in a sentence before it changes anything', async (_, sentence, as, prepare) => {
    const urls = await setUp(prepare);
    const { failure, tables } = await startThere(urls[as], urls.asOwner);
    expect(failure).toMatchObject({ name: 'UnfitDatabaseError', message: expect.stringMatching(sentence) });
    expect(failure?.message).not.toContain('\n');
    expect(tables).toBe(0);
  });

  it('but does with a role that has these rights, and whatever the date style of the database', async () => {
    const { asRole, asOwner } = await setUp(({ name, role }) => ({
      create: create({ name }),
      inside: [
        `grant create on schema public to ${role}`,
        `grant create on database ${name} to ${role}`,
        `alter database ${name} set datestyle = 'German'`,
      ],
    }));
    const { failure, tables } = await startThere(asRole, asOwner);
    expect(failure).toBeUndefined();
    expect(tables).toBeGreaterThan(5);
  });

  it('tells a date style that the driver cannot read', async () => {
    const location = await createTestDatabase('postgres');
    const database = await openDatabase(location, raise);
    const german: DatabaseTools['database'] = {
      ...database,
      query: (text, values) =>
        database.transaction(async (session) => {
          await session.query(`set local datestyle = 'German'`);
          return session.query(text, values);
        }),
    };
    const [report] = (await diagnose({ database: german, now: Date.now })).filter(({ result }) => result === 'failed');
    await database.close();
    await location.remove();
    expect(report).toMatchObject({ id: 'database-dates', message: { en: expect.stringContaining('German') } });
  });

  it('tells what answers before the disk has it', async () => {
    const location = await createTestDatabase('postgres');
    const database = await openDatabase(location, raise);
    const told = (await diagnose({ database, now: Date.now })).find(({ id }) => id === 'database-durability');
    const hasty: DatabaseTools['database'] = {
      ...database,
      query: (text, values) =>
        database.transaction(async (session) => {
          await session.query('set local synchronous_commit = off');
          return session.query(text, values);
        }),
    };
    const both = (await diagnose({ database: hasty, now: Date.now })).find(({ id }) => id === 'database-durability');
    await database.close();
    await location.remove();
    expect(told).toMatchObject({ result: 'warning', message: { en: expect.stringContaining('(off: fsync)') } });
    expect(both?.message.fr).toContain('(désactivé : fsync, synchronous_commit)');
  });

  it('tells tables that are in another schema than new ones would be', async () => {
    const { asOwner } = await setUp(({ name }) => ({
      create: create({ name }),
      inside: [
        'create schema later',
        'create table public.applied_migrations (id text)',
        'create table public.retention_runs ()',
      ],
    }));
    const database = await openDatabase(
      { dataDir: '', databaseUrl: `${asOwner}?options=-csearch_path%3Dlater,public`, dataKeys: createKeys() },
      raise,
    );
    const reports = await diagnose({ database, now: Date.now });
    await database.close();
    expect(reports.find(({ id }) => id === 'database-schema')).toMatchObject({ result: 'failed' });
  });
});
