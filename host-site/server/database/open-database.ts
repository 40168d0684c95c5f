import { type Cipher, createCipher } from './cipher.ts';
import { closeFolder } from './close-folder.ts';
import type { Database } from './database.ts';
import { checkFolderOwner } from './folder-owner.ts';
import { parseKeys, readKeyFile } from './key-ring.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Where the database is: the URL of a PostgreSQL server, or a folder for the embedded one. */
export interface DatabaseLocation {
  /** Folder of the embedded database; used when there is no URL. */
  dataDir: string;
  /** postgres://…; empty for the embedded database. */
  databaseUrl: string;
  /** The keys of personal data, see `parseKeys`; when absent or empty, those in the folder. */
  dataKeys?: string;
}

/** Reads the keys of personal data. Throws DataKeyError for keys that cannot be used. */
export async function openCipher({ dataDir, dataKeys }: DatabaseLocation): Promise<Cipher> {
  return createCipher(dataKeys ? parseKeys(dataKeys) : await readKeyFile(dataDir));
}

/**
 * Opens PostgreSQL when a URL is given, else the embedded database. `reportError` receives errors of idle connections.
 * Throws DataKeyError for keys that cannot be used, FolderInUseError when the embedded database is another's, and
 * ConfigError for a folder that anyone may write into.
 */
export async function openDatabase(
  location: DatabaseLocation,
  reportError: (error: unknown) => void,
): Promise<Database> {
  const { dataDir, databaseUrl } = location;
  if (!databaseUrl) await checkFolderOwner(dataDir);
  await closeFolder(dataDir);
  const cipher = await openCipher(location);
  return databaseUrl ? openPostgres(databaseUrl, cipher, reportError) : openPglite(dataDir, cipher);
}
