import { withTimeout } from '../with-timeout.ts';
import type { Database } from './database.ts';

/**
 * Rejects what the database does not respond to within that many milliseconds: a slow database counts as a failed one.
 * What was sent may still be committed later, so it must be safe to repeat. The embedded database has no such limit
 * itself.
 */
export function limitTime(database: Database, milliseconds: number): Database {
  return {
    ...database,
    query: (text, values) => withTimeout(milliseconds, database.query(text, values)),
    executeSql: (text, values) => withTimeout(milliseconds, database.executeSql(text, values)),
    transaction: (work) => withTimeout(milliseconds, database.transaction(work)),
  };
}
