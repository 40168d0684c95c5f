import { describe, expect, it } from 'vitest';
import { BackupError } from '../database/backup-error.ts';
import { createFileKey, decryptFile, encryptFile } from './age-file.ts';
import { createKeyPair, findIdentity, findRecipient, isRecipient, parseRecipient } from './age-keys.ts';

const pair = createKeyPair();
const identity = findIdentity(pair.identity);
const chunk = 64 * 1024;

async function* inPieces(bytes: Uint8Array, size = bytes.length): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const encrypt = (content: Uint8Array, size?: number) =>
  collect(encryptFile(parseRecipient(pair.recipient), createFileKey(), inPieces(content, size)));
const decrypt = async (file: Uint8Array, key = identity, size?: number) =>
  collect((await decryptFile(key, inPieces(file, size))).content);

/** The positions that are accepted, which should be none. */
async function listAccepted(files: Iterable<[number, Uint8Array]>): Promise<number[]> {
  const accepted: number[] = [];
  for (const [position, file] of files) {
    const isRefused = await decrypt(file).then(
      () => false,
      (error) => error instanceof BackupError,
    );
    if (!isRefused) accepted.push(position);
  }
  return accepted;
}

describe('an encrypted file', () => {
  it('is one that age reads and writes: the published vector x25519 of C2SP/CCTV', async () => {
    const key = findIdentity('AGE-SECRET-KEY-1EGTZVFFV20835NWYV6270LXYVK2VKNX2MMDKWYKLMGR48UAWX40Q2P2LM0');
    const file = Buffer.concat([
      Buffer.from(
        'age-encryption.org/v1\n-> X25519 TEiF0ypqr+bpvcqXNyCVJpL7OuwPdVwPL7KQEbFDOCc\n' +
          'hjabGXwSLQ9c3S6Lw2i+S2Tu2fiwQHHslbBN6B41FLE\n--- WyJp9F/9FOZh7gJdheq2WIJcwHgYc8NIVh3ddwhrcNg\n',
      ),
      Buffer.from('eecf62c7ce91b433274e68d4f2f9134cb74c5bfef7beaa52c8f0bc0e992c1e8331fb66', 'hex'),
    ]);
    expect(String(await decrypt(file, key))).toBe('age');
    expect((await decryptFile(key, inPieces(file))).fileKey.toString()).toBe('YELLOW SUBMARINE');
  });

  it('has the layout of age: a header in lines, a nonce, and chunks with their tags', async () => {
    const file = await encrypt(Buffer.alloc(chunk + 5));
    const [, share = '', mac = ''] =
      /^age-encryption\.org\/v1\n-> X25519 (\S{43})\n\S{43}\n--- (\S{43})\n/.exec(file.toString('latin1')) ?? [];
    expect([share, mac]).toEqual([expect.any(String), expect.stringMatching(/./)]);
    const header = file.indexOf('---') + 4 + mac.length + 1;
    expect(file.length).toBe(header + 16 + chunk + 16 + 5 + 16);
  });

  it('opens whatever its length and its pieces, with its key only', async () => {
    for (const length of [0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk]) {
      const content = Buffer.alloc(length, 'vitrine');
      const file = await encrypt(content, 1000);
      expect((await decrypt(file, identity, 777)).equals(content)).toBe(true);
    }
    const other = findIdentity(createKeyPair().identity);
    await expect(decrypt(await encrypt(Buffer.from('secret')), other)).rejects.toThrow(
      'This key does not open the backup',
    );
  });

  it('never shows its content or repeats itself', async () => {
    const content = Buffer.from('person@example.ca');
    const [first, second] = [await encrypt(content), await encrypt(content)];
    expect(first.includes('person')).toBe(false);
    expect(first.subarray(30).equals(second.subarray(30))).toBe(false);
  });

  it('is refused when any of its bytes was altered', async () => {
    const file = await encrypt(Buffer.from('a short content'));
    const altered = function* (): Generator<[number, Uint8Array]> {
      for (let position = 0; position < file.length; position += 1) {
        for (const bit of [1, 0x20, 0x80]) {
          const copy = Buffer.from(file);
          copy.writeUInt8(copy.readUInt8(position) ^ bit, position);
          yield [position, copy];
        }
      }
    };
    expect(await listAccepted(altered())).toEqual([]);
  });

  it('is refused when its code was written in another way, which means the same', async () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    const file = await encrypt(Buffer.from('a short content'));
    const end = file.indexOf('\n', file.indexOf('---')) - 1;
    // The last two bits of the last character mean nothing.
    file[end] = alphabet.charCodeAt(alphabet.indexOf(String.fromCharCode(file.readUInt8(end))) + 1);
    await expect(decrypt(file)).rejects.toThrow('The beginning of the backup was altered');
  });

  it('is refused when its end is missing, at whichever length, or something follows it', async () => {
    const short = await encrypt(Buffer.from('a short content'));
    const lengths = Array.from({ length: short.length }, (_, length): [number, Uint8Array] => [
      length,
      short.subarray(0, length),
    ]);
    expect(await listAccepted(lengths)).toEqual([]);
    const long = await encrypt(Buffer.alloc(2 * chunk + 10));
    const start = long.length - 10 - 16 - 2 * (chunk + 16);
    // Also between two chunks, where each of those left is complete.
    for (const end of [start, start + chunk + 16, start + 2 * (chunk + 16), long.length - 16]) {
      await expect(decrypt(long.subarray(0, end))).rejects.toThrow('incomplete or was altered');
    }
    await expect(decrypt(Buffer.concat([long, Buffer.from('x')]))).rejects.toThrow('incomplete or was altered');
  });

  it('is refused when two of its chunks were exchanged', async () => {
    const long = await encrypt(Buffer.alloc(2 * chunk + 10));
    const start = long.length - 10 - 16 - 2 * (chunk + 16);
    const [first, second] = [start, start + chunk + 16].map((at) => long.subarray(at, at + chunk + 16)) as [
      Buffer,
      Buffer,
    ];
    const exchanged = Buffer.concat([long.subarray(0, start), second, first, long.subarray(start + 2 * (chunk + 16))]);
    await expect(decrypt(exchanged)).rejects.toThrow('incomplete or was altered');
  });
});

describe('keys of backups', () => {
  it('are those of age-keygen, comments included', () => {
    const spec = 'AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX';
    expect(() => findIdentity(`# created: 2026-11-23\n# public key: age1…\n${spec}\n`)).not.toThrow();
    expect(findRecipient(`# for backups\n${pair.recipient}\n`)).toBe(pair.recipient);
    expect(pair.recipient).toMatch(/^age1[a-z0-9]{58}$/);
    expect(pair.identity).toMatch(/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/);
  });

  it('are refused with a typing error, which is not repeated, and the one in place of the other', () => {
    const wrong = `${pair.identity.slice(0, -1)}${pair.identity.endsWith('Q') ? 'P' : 'Q'}`;
    for (const text of ['', wrong, pair.recipient, `${pair.identity}\n${pair.identity}`]) {
      expect(() => findIdentity(text)).toThrow(/^The file has no private key, or several/);
    }
    for (const text of [
      '',
      pair.identity,
      pair.recipient.replace('age1', 'age1q'),
      `${pair.recipient}\n${pair.recipient}`,
    ]) {
      expect(isRecipient(text)).toBe(false);
      expect(() => findRecipient(text)).toThrow(/^The file has no public key/);
    }
  });
});
