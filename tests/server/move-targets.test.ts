import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { killMove, runMove } from './support/server-process.ts';
import { readTables, withDatabase } from './support/table-rows.ts';
import { createTestDatabase, databaseKinds, type TestDatabase } from './support/test-databases.ts';

const run = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};
const serverUrl = process.env.TEST_DATABASE_URL ?? '';
const toUrl = (name: string, role?: string) => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  if (role) url.username = role;
  return url.href;
};
const listTables = (url: string) =>
  run(
    url,
    `select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );
const rowCount = 5000;

describe.runIf(databaseKinds.includes('postgres'))('moving into a PostgreSQL', () => {
  const suffix = randomBytes(6).toString('hex');
  const created: string[] = [];
  let source: TestDatabase;
  /** Creates a database, and returns its name. */
  async function create(name: string, options: string): Promise<string> {
    const full = `vitrine_test_${suffix}_${name}`;
    await run(serverUrl, `create database ${full} ${options}`);
    created.push(full);
    return full;
  }
  beforeAll(async () => {
    source = await createTestDatabase('pglite');
  });
  afterAll(async () => {
    for (const name of created) await run(serverUrl, `drop database if exists ${name} with (force)`);
    await run(serverUrl, `drop role if exists guest_${suffix}`);
    await source.remove();
  });

  it('writes nothing, and says why in a sentence, where it is not UTF-8, not empty or not ours to use', async () => {
    const plain = `template template0 lc_collate 'C' lc_ctype 'C'`;
    const latin = await create('latin', `encoding latin1 ${plain}`);
    const ascii = await create('ascii', `encoding sql_ascii ${plain}`);
    const used = await create('used', '');
    await run(toUrl(used), 'create table orders (id integer)');
    const closed = await create('closed', '');
    await run(serverUrl, `create role guest_${suffix} login`);
    const wrong = {
      'has the encoding LATIN1': toUrl(latin),
      'has the encoding SQL_ASCII': toUrl(ascii),
      'not empty: it has a table orders': toUrl(used),
      'may not create tables in the schema public': toUrl(closed, `guest_${suffix}`),
    };
    for (const [reason, url] of Object.entries(wrong)) {
      const before = await listTables(url);
      const refused = await runMove(source, '--to', url);
      expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(reason) });
      expect(refused.stderr.trim().split('\n')).toHaveLength(1);
      expect(await listTables(url), reason).toEqual(before);
    }
  }, 240_000);

  it('begins anew after `kill -9` in the middle of a long table', { tags: ['full'], timeout: 600_000 }, async () => {
    await withDatabase(source, (database) =>
      database.query(
        `insert into sealed_contact_messages (id, reference, inquiry_type, reason, first_name, last_name, email, email_key, postal_code,
           language_preference, message, brand, chain, locale, page, request_id)
         select gen_random_uuid(), gen_random_uuid()::text, 'q', 'r', 'Zoé', '', 'x', n::text, '', 'fr', repeat('é ', 200), 'vitrine', 'HSE', 'fr', '/', 'r'
         from generate_series(1, $1::integer) n`,
        [String(rowCount)],
      ),
    );
    const target = toUrl(await create('killed', ''));
    const isCopying = () =>
      vi.waitFor(
        async () => {
          const query = `select 1 from pg_stat_activity where query like 'insert into "sealed_contact_messages"%'`;
          expect(await run(target, query)).toHaveLength(1);
        },
        { timeout: 240_000, interval: 5 },
      );
    const said = await killMove(source, isCopying, '--to', target);
    expect(said).not.toContain('sealed_contact_messages');
    expect(await run(target, 'select from sealed_contact_messages')).toEqual([]);
    expect(await runMove(source, '--to', target)).toMatchObject({ code: 0, stderr: '' });
    const read = (location: TestDatabase) =>
      withDatabase(location, async (database) => (await readTables(database))['public.sealed_contact_messages']);
    const moved = await read({ ...source, databaseUrl: target });
    expect(moved).toHaveLength(rowCount);
    expect(moved).toEqual(await read(source));
  });
});
