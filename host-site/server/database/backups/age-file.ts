import { ReadableStream } from 'node:stream/web';
import { BackupError } from '../backup-error.ts';

/** The shape of a public key. */
export const recipientShape = /^age1[a-z0-9]{58}$/;

// Loaded for the first file: every process that can make a backup would spend a tenth of its start on it.
const loadAge = () => import('age-encryption');

const toStream = (pieces: AsyncIterable<Uint8Array>) => ReadableStream.from(pieces) as globalThis.ReadableStream;

/** Encrypts a stream to a public key, as an age file. Throws BackupError for a key whose checksum is wrong. */
export async function* encryptFile(recipient: string, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch (cause) {
    throw new BackupError('The public key has a typing error: its checksum is wrong.', { cause });
  }
  yield* await encrypter.encrypt(toStream(pieces));
}

/** What went wrong before any content. */
function describeOpening(cause: unknown): string {
  const isOther = cause instanceof Error && cause.message.startsWith('no identity matched');
  return isOther
    ? 'This key does not open the backup: it was encrypted to another one, or its beginning altered.'
    : 'The file is not a backup, or its beginning is missing or was altered.';
}

/**
 * Decrypts an age file with a private key, and yields only verified bytes. Throws BackupError when it is none, was
 * encrypted to another key, altered, or cut short.
 */
export async function* decryptFile(identity: string, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const content = await decrypter.decrypt(toStream(pieces)).catch((cause: unknown) => {
    throw new BackupError(describeOpening(cause), { cause });
  });
  try {
    yield* content;
  } catch (cause) {
    throw new BackupError('The backup is incomplete or was altered: use another copy of it, or an earlier one.', {
      cause,
    });
  }
}
