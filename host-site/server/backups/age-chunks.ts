import { createCipheriv, createDecipheriv } from 'node:crypto';
import { BackupError } from '../database/backup-error.ts';
import { type ByteReader, createByteReader } from './byte-reader.ts';

const cipherName = 'chacha20-poly1305';
const chunkLength = 64 * 1024;
const tagLength = 16;

/** The nonce of a chunk: its number in 11 bytes, then whether it is the last. */
function nameChunk(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = Number(isLast);
  return nonce;
}

/** Portions of a stream, each with whether it is the last; an empty stream is one empty portion. */
async function* split(
  reader: ByteReader,
  length: number,
): AsyncGenerator<{ portion: Buffer; number: number; isLast: boolean }> {
  let portion = await reader.take(length);
  for (let number = 0; ; number += 1) {
    const next = await reader.take(length);
    yield { portion, number, isLast: next.length === 0 };
    if (next.length === 0) return;
    portion = next;
  }
}

/** Encrypts a stream in chunks, so that each can be verified alone, and a missing one is noticed. */
export async function* sealChunks(key: Uint8Array, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const { portion, number, isLast } of split(createByteReader(pieces), chunkLength)) {
    const cipher = createCipheriv(cipherName, key, nameChunk(number, isLast), { authTagLength: tagLength });
    yield Buffer.concat([cipher.update(portion), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts chunks, and yields only what is verified. Throws BackupError when one was altered or the last is missing. */
export async function* openChunks(key: Uint8Array, reader: ByteReader): AsyncGenerator<Buffer> {
  const refusal = 'The backup is incomplete or was altered: use another copy of it, or an earlier one.';
  for await (const { portion, number, isLast } of split(reader, chunkLength + tagLength)) {
    const end = portion.length - tagLength;
    // Only an empty file has an empty chunk.
    if (end < 0 || (end === 0 && number > 0)) throw new BackupError(refusal);
    const decipher = createDecipheriv(cipherName, key, nameChunk(number, isLast), { authTagLength: tagLength });
    decipher.setAuthTag(portion.subarray(end));
    try {
      yield Buffer.concat([decipher.update(portion.subarray(0, end)), decipher.final()]);
    } catch {
      throw new BackupError(refusal);
    }
  }
}
