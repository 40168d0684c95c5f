import type { Database } from '../database.ts';
import { encryptFile } from './age-file.ts';
import { describeDatabase } from './manifest.ts';
import { addSeal } from './seal.ts';

async function* listContent(database: Database, now: Date): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(await describeDatabase(database, now))}\n`);
  yield* database.dump();
}

/**
 * A backup of the whole database, encrypted to a public key: an age file that contains the manifest, the dump and the
 * seal. Other statements may run meanwhile. Throws BackupError when it cannot be made.
 */
export const makeBackup = (database: Database, recipient: string, now: Date): AsyncGenerator<Uint8Array> =>
  encryptFile(recipient, addSeal(database.cipher, listContent(database, now)));
