import type { Database } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Where the database is: the URL of a PostgreSQL server, or a folder for the embedded one. */
export interface DatabaseLocation {
  /** Folder of the embedded database; used when there is no URL. */
  dataDir: string;
  /** postgres://…; empty for the embedded database. */
  databaseUrl: string;
}

/**
 * Opens PostgreSQL when a URL is given, else the embedded database. `reportError` receives errors of idle connections.
 */
export async function openDatabase(
  location: DatabaseLocation,
  reportError: (error: unknown) => void,
): Promise<Database> {
  return location.databaseUrl ? openPostgres(location.databaseUrl, reportError) : openPglite(location.dataDir);
}
