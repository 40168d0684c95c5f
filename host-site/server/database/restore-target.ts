import { BackupError } from './backup-error.ts';

/** What is known of a database into which a backup is to be restored. */
export interface RestoreTarget extends Record<string, unknown> {
  /** PostgreSQL's major version. */
  major: number;
  /** Whether a server has used it. */
  used: boolean;
}

/** Selects a `RestoreTarget`. */
export const targetQuery = `select current_setting('server_version_num')::integer / 10000 as major,
  exists (select from pg_tables where tablename = 'applied_migrations') as used`;

/** Throws BackupError for a database that has been used. */
export function requireUnused(target: RestoreTarget | undefined): void {
  if (!target?.used) return;
  throw new BackupError(
    'The database is not empty: a server has used it. Restore into a new one, with another DATA_DIR or DATABASE_URL.',
  );
}
