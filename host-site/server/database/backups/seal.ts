import { createHash } from 'node:crypto';
import { BackupError } from '../backup-error.ts';
import type { Cipher } from '../cipher.ts';

// Anyone can encrypt to a public key, and a restored dump runs with the database's rights: only who has the keys of
// personal data can make a backup that is restored.

const hash = (cipher: Cipher, digest: string) => Buffer.from(cipher.hash('backup', digest));

/** The content of a backup, and after it a hash of all of it, keyed with DATA_KEYS. */
export async function* addSeal(cipher: Cipher, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const digest = createHash('sha256');
  for await (const piece of pieces) {
    digest.update(piece);
    yield piece;
  }
  yield hash(cipher, digest.digest('base64'));
}

/** The content without its seal. Throws BackupError, after the content, when the seal does not fit the keys. */
export async function* removeSeal(cipher: Cipher, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const digest = createHash('sha256');
  const { length } = hash(cipher, '');
  let held: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    held = Buffer.concat([held, piece]);
    const ready = held.subarray(0, Math.max(0, held.length - length));
    held = held.subarray(ready.length);
    digest.update(ready);
    yield ready;
  }
  if (!held.equals(hash(cipher, digest.digest('base64')))) {
    throw new BackupError('The backup was not made by this service: its seal does not fit DATA_KEYS.');
  }
}
