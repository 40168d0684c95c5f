import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../host-site/server/database/database.ts';
import { migrate } from '../../host-site/server/database/migrate.ts';
import { openDatabase } from '../../host-site/server/database/open-database.ts';
import { createTestDatabase, databaseKinds, type TestDatabase } from './support/test-databases.ts';

/** Milliseconds that a statement outside of migrations may take here: the driver takes the URL's over its own. */
const usualLimit = 1000;
const limits = { statement: 10_000, lock: 100, pause: 50 };
const step = { id: '900-kept', sql: 'alter table kept add column note text' };

// The embedded database has no other client that could hold a lock.
describe.each(databaseKinds.filter((kind) => kind === 'postgres'))('a migration of %s', (kind) => {
  let location: TestDatabase;
  let database: Database;
  let other: pg.Client;

  beforeEach(async () => {
    location = await createTestDatabase(kind, 'empty');
    const url = new URL(location.databaseUrl);
    url.searchParams.set('statement_timeout', String(usualLimit));
    url.searchParams.set('query_timeout', String(usualLimit));
    database = await openDatabase({ ...location, databaseUrl: url.href }, () => undefined);
    other = new pg.Client({ connectionString: location.databaseUrl });
    await other.connect();
    await other.query('create table kept (id integer)');
  });
  afterEach(async () => {
    await other.end();
    await database.close();
    await location.remove();
  });

  it('waits for another process’s migration longer than the usual statement timeout', async () => {
    await other.query('begin; select pg_advisory_xact_lock(7214508361)');
    const migrated = migrate(database, [step], limits);
    await other.query(`select pg_sleep(${(2 * usualLimit) / 1000}); commit`);
    expect(await migrated).toEqual(['900-kept']);
  });

  it('can have a step that takes longer than the usual statement timeout', async () => {
    const slow = { id: '900-slow', sql: `select pg_sleep(${(2 * usualLimit) / 1000}); create table slow ()` };
    expect(await migrate(database, [slow], limits)).toEqual(['900-slow']);
    await expect(database.query('select pg_sleep(1)')).rejects.toThrow();
  });

  it('does not block inserts while it waits for a table lock, and is applied afterwards', async () => {
    await other.query('begin; select from kept');
    const migrated = migrate(database, [step], limits);
    const isWaiting = `select from pg_locks where relation = 'kept'::regclass and not granted`;
    while ((await database.query(isWaiting)).length === 0);
    for (let post = 1; post <= 10; post += 1) await database.query('insert into kept (id) values ($1)', [post]);
    await other.query('commit');
    expect(await migrated).toEqual(['900-kept']);
    expect(await database.query('select count(*) as posts, count(note) as notes from kept')).toEqual([
      { posts: 10, notes: 0 },
    ]);
  });

  it('fails with a lock timeout without changes, and can be applied later', async () => {
    await other.query('begin; select from kept');
    await expect(migrate(database, [step], { ...limits, statement: 400 })).rejects.toThrow('lock timeout');
    await other.query('commit');
    expect(await migrate(database, [step], limits)).toEqual(['900-kept']);
  });
});
