import { BackupError } from './backup-error.ts';
import { type DatabaseLocation, openDatabase } from './open-database.ts';
import { restorePglite } from './pglite-restore.ts';
import { restorePostgres } from './postgres-tools.ts';
import { type RestoreTarget, requireUnused, targetQuery } from './restore-target.ts';

/** Rejects with BackupError when a PostgreSQL database cannot take a dump of this major version. */
async function checkPostgres(location: DatabaseLocation, major: number): Promise<void> {
  const database = await openDatabase(location, () => undefined);
  try {
    const [target] = await database.query<RestoreTarget>(targetQuery);
    requireUnused(target);
    if (target && target.major < major) {
      throw new BackupError(`The backup is of PostgreSQL ${major}, and the database is of ${target.major}.`);
    }
  } finally {
    await database.close();
  }
}

/**
 * Restores what `Database.dump` wrote on a major version of PostgreSQL into an empty database of the same kind, all or
 * nothing. Rejects with BackupError when that has been used, or the dump does not fit.
 */
export async function restoreDatabase(
  location: DatabaseLocation,
  dump: AsyncIterable<Uint8Array>,
  major: number,
): Promise<void> {
  if (!location.databaseUrl) return restorePglite(location.dataDir, dump, major);
  await checkPostgres(location, major);
  await restorePostgres(location.databaseUrl, dump);
}
