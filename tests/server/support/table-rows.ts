import type { Database } from '../../../host-site/server/database/database.ts';
import { openDatabase } from '../../../host-site/server/database/open-database.ts';
import type { TestDatabase } from './test-databases.ts';

/** Opens a database for some work, and closes it. */
export async function withDatabase<T>(location: TestDatabase, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(location, () => undefined);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Every row of a database as text in UTC, by table with its schema; without tables whose name `ignored` matches. */
export async function readTables(database: Database, ignored = /^$/): Promise<Record<string, string[]>> {
  const tables = await database.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  await database.executeSql(`set timezone = 'UTC'`);
  const all: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => !ignored.test(table.name))) {
    const rows = await database.query<{ text: string }>(`select t::text as text from ${name} t order by 1`);
    all[name] = rows.map(({ text }) => text);
  }
  return all;
}
