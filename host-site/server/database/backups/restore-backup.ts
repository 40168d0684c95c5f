import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataKeyError } from '../key-ring.ts';
import { type DatabaseLocation, openCipher } from '../open-database.ts';
import { restoreDatabase } from '../restore-database.ts';
import { decryptFile } from './age-file.ts';
import { createByteReader } from './byte-reader.ts';
import { checkManifest, type Manifest, manifestLimit, parseManifest } from './manifest.ts';
import { removeSeal } from './seal.ts';

/** The keys of personal data. Throws DataKeyError when there are none: new ones could not read what is restored. */
async function findCipher(location: DatabaseLocation) {
  const file = join(location.dataDir, 'data-keys');
  if (!location.dataKeys && !existsSync(file)) {
    throw new DataKeyError(
      `Backups do not contain the keys of personal data. Set DATA_KEYS, or copy data-keys of the old DATA_DIR to ${file}.`,
    );
  }
  return openCipher(location);
}

/** Opens a backup that fits, up to its dump. */
async function openFitting(path: string, identity: string, location: DatabaseLocation) {
  const cipher = await findCipher(location);
  const reader = createByteReader(removeSeal(cipher, decryptFile(identity, createReadStream(path))));
  const manifest = parseManifest(await reader.takeLine(manifestLimit));
  checkManifest(manifest, location.databaseUrl ? 'postgres' : 'pglite', cipher);
  return { manifest, dump: reader.takeRest() };
}

/**
 * Verifies a whole backup, and that the keys in `location` and this release can restore it. Rejects with BackupError or
 * DataKeyError.
 */
export async function verifyBackup(path: string, identity: string, location: DatabaseLocation): Promise<Manifest> {
  const { manifest, dump } = await openFitting(path, identity, location);
  for await (const _ of dump);
  return manifest;
}

/**
 * Restores a backup into an empty database; `location` has the keys that the personal data was encrypted with. The whole
 * file is verified before anything is written. Rejects with BackupError, DataKeyError, or FolderInUseError.
 */
export async function restoreBackup(path: string, identity: string, location: DatabaseLocation): Promise<Manifest> {
  await verifyBackup(path, identity, location);
  const { manifest, dump } = await openFitting(path, identity, location);
  await restoreDatabase(location, dump, manifest.major);
  return manifest;
}
