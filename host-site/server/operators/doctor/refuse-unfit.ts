import type { Database } from '../../database/database.ts';
import { databaseChecks } from './database-checks.ts';
import { runDatabaseChecks } from './run-database-checks.ts';

/** Thrown for a database on which the server would fail; the message says why, and what to do. */
export class UnfitDatabaseError extends Error {
  override name = 'UnfitDatabaseError';
}

const rows = databaseChecks.filter(({ stopsStart }) => stopsStart);

/**
 * Rejects with UnfitDatabaseError, before anything is changed, when the server could not work on a PostgreSQL: of another
 * encoding, without rights, behind a pooler that loses statements. What cannot be found out does not stop a start.
 */
export async function refuseUnfit(database: Database): Promise<void> {
  if (database.kind === 'pglite') return;
  for await (const { result, code, message, remedy } of runDatabaseChecks({ database, now: Date.now }, rows)) {
    if (result === 'failed' && code === undefined)
      throw new UnfitDatabaseError(`The database cannot be used. ${message.en} ${remedy?.en ?? ''}`);
  }
}
