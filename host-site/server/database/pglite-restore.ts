import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';
import { createPglite } from './create-pglite.ts';
import { findDatabaseFolder, replaceDatabaseFolder } from './database-folder.ts';
import { acquireFolderLock } from './folder-lock.ts';
import { checkFolderOwner } from './folder-owner.ts';
import { type RestoreTarget, requireUnused, targetQuery } from './restore-target.ts';

/** Creates the database if there is none. */
async function checkFolder(path: string, major: number): Promise<void> {
  const pglite = await createPglite(path);
  try {
    const [target] = (await pglite.query<RestoreTarget>(targetQuery)).rows;
    requireUnused(target);
    if (target?.major !== major) {
      throw new BackupError(`The backup is of a release with PostgreSQL ${major} embedded: restore it with that one.`);
    }
  } finally {
    await pglite.close();
  }
}

async function load(archive: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of archive) pieces.push(new Uint8Array(piece));
  const loaded = await createPglite(path, { loadDataDir: new Blob(pieces, { type: 'application/gzip' }) });
  await loaded.close();
}

/**
 * Restores an archive of the embedded database, of a major version of PostgreSQL, into a data folder, all or nothing.
 * Rejects with BackupError when that has been used, and with FolderInUseError when another process or user has it.
 */
export async function restorePglite(folder: string, archive: AsyncIterable<Uint8Array>, major: number): Promise<void> {
  await checkFolderOwner(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await acquireFolderLock(join(folder, 'pglite.lock'));
  try {
    await checkFolder(await findDatabaseFolder(folder), major);
    await replaceDatabaseFolder(folder, lock, (draft) => load(archive, draft));
  } finally {
    await lock.release();
  }
}
