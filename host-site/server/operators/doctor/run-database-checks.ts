import { skip } from './check.ts';
import { type DatabaseRow, databaseChecks } from './database-checks.ts';
import type { DatabaseTools } from './database-tools.ts';
import { type Report, runCheck } from './run-check.ts';

const noTables = skip({
  en: 'The database has no tables of the server yet.',
  fr: 'La base de données n’a pas encore les tables du serveur.',
});

async function hasTables({ database }: DatabaseTools): Promise<boolean> {
  // Of the last migration whose table a check reads.
  const [row] = await database.query<{ found: boolean }>(`select to_regclass('retention_runs') is not null as found`);
  return row?.found === true;
}

/** Runs checks of a database that responds, one after the other. Rejects when it stops to. */
export async function* runDatabaseChecks(
  tools: DatabaseTools,
  rows: readonly DatabaseRow[] = databaseChecks,
): AsyncGenerator<Report> {
  const isPrepared = await hasTables(tools);
  for (const row of rows)
    yield row.readsTables && !isPrepared ? { id: row.id, ...noTables } : await runCheck(row, tools);
}
