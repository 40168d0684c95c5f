import { describe, expect, it } from 'vitest';
import { decryptFile, encryptFile } from './age-file.ts';
import { createKeyPair, findIdentity, findRecipient, isRecipient } from './age-keys.ts';

const pair = await createKeyPair();
const chunk = 64 * 1024;

async function* inPieces(bytes: Uint8Array, size = bytes.length): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const encrypt = (content: Uint8Array, size?: number) => collect(encryptFile(pair.recipient, inPieces(content, size)));
const decrypt = (file: Uint8Array, key = pair.identity, size?: number) =>
  collect(decryptFile(key, inPieces(file, size)));

describe('encryptFile and decryptFile', () => {
  it('decrypt the published age test vector x25519 of C2SP/CCTV', async () => {
    const key = findIdentity('AGE-SECRET-KEY-1EGTZVFFV20835NWYV6270LXYVK2VKNX2MMDKWYKLMGR48UAWX40Q2P2LM0');
    const file = Buffer.concat([
      Buffer.from(
        'age-encryption.org/v1\n-> X25519 TEiF0ypqr+bpvcqXNyCVJpL7OuwPdVwPL7KQEbFDOCc\n' +
          'hjabGXwSLQ9c3S6Lw2i+S2Tu2fiwQHHslbBN6B41FLE\n--- WyJp9F/9FOZh7gJdheq2WIJcwHgYc8NIVh3ddwhrcNg\n',
      ),
      Buffer.from('eecf62c7ce91b433274e68d4f2f9134cb74c5bfef7beaa52c8f0bc0e992c1e8331fb66', 'hex'),
    ]);
    expect(String(await decrypt(file, key))).toBe('age');
  });

  it('restore content of any length from pieces of any size, with the right key only', async () => {
    for (const length of [0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk]) {
      const content = Buffer.alloc(length, 'vitrine');
      expect((await decrypt(await encrypt(content, 1000), pair.identity, 777)).equals(content)).toBe(true);
    }
    const { identity } = await createKeyPair();
    await expect(decrypt(await encrypt(Buffer.from('secret')), identity)).rejects.toThrow('This key does not open');
  });

  it('reject an altered, cut or extended file with an error that says so', async () => {
    const file = await encrypt(Buffer.alloc(chunk + 10));
    const altered = (position: number) => {
      const copy = Buffer.from(file);
      copy.writeUInt8(copy.readUInt8(position) ^ 1, position);
      return decrypt(copy);
    };
    await expect(altered(3)).rejects.toThrow('The file is not a backup, or its beginning is missing or was altered.');
    await expect(decrypt(Buffer.from('a text'))).rejects.toThrow('The file is not a backup');
    await expect(altered(file.length - 1)).rejects.toThrow('The backup is incomplete or was altered');
    await expect(decrypt(file.subarray(0, file.length - 26))).rejects.toThrow(
      'The backup is incomplete or was altered',
    );
    await expect(decrypt(Buffer.concat([file, Buffer.from('x')]))).rejects.toThrow('The backup is incomplete');
  });
});

describe('backup keys', () => {
  it('have the format of age-keygen files, comments included', () => {
    const spec = 'AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX';
    expect(() => findIdentity(`# created: 2026-11-23\n# public key: age1…\n${spec}\n`)).not.toThrow();
    expect(findRecipient(`# for backups\n${pair.recipient}\n`)).toBe(pair.recipient);
    expect(pair.recipient).toMatch(/^age1[a-z0-9]{58}$/);
    expect(pair.identity).toMatch(/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/);
  });

  it('are rejected with a typing error, when there are two, or when private and public key are swapped', () => {
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

  it('are rejected by encryptFile when one character of the public key is wrong', async () => {
    const wrong = `${pair.recipient.slice(0, -1)}${pair.recipient.endsWith('q') ? 'p' : 'q'}`;
    const encrypting = collect(encryptFile(wrong, inPieces(Buffer.from('content'))));
    await expect(encrypting).rejects.toThrow(/^The public key has a typing error/);
  });
});
