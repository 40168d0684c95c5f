import type { KeyObject } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { createFileKey, encryptFile } from './age-file.ts';
import { describeDatabase } from './manifest.ts';

async function* concatenate(line: string, dump: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${line}\n`);
  yield* dump;
}

/**
 * A backup of the whole database, encrypted to a public key: an age file that contains the manifest and the dump. Other
 * statements may run meanwhile. Throws BackupError when it cannot be made.
 */
export async function* makeBackup(database: Database, recipient: KeyObject, now: Date): AsyncGenerator<Uint8Array> {
  const fileKey = createFileKey();
  const manifest = await describeDatabase(database, fileKey, now);
  yield* encryptFile(recipient, fileKey, concatenate(JSON.stringify(manifest), database.dump()));
}
