import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { BackupError } from '../database/backup-error.ts';
import { openChunks, sealChunks } from './age-chunks.ts';
import { exportPublic, importPublic } from './age-keys.ts';
import { type ByteReader, createByteReader } from './byte-reader.ts';

// The format of https://age-encryption.org/v1: the file's key is encrypted to an X25519 key, and the content with the
// file's key.

const version = 'age-encryption.org/v1';
const wrapInfo = `${version}/X25519`;
const cipherName = 'chacha20-poly1305';
const fileKeyLength = 16;
const nonceLength = 16;
const tagLength = 16;
const keyLength = 32;
const lineLimit = 4096;
const stanzaLimit = 100;

/** Base64 without padding. */
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '');

/** The bytes of exactly what `encode` writes; undefined for any other text. */
function decode(text: string, length: number): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === length && encode(bytes) === text ? bytes : undefined;
}

const derive = (key: Uint8Array, salt: Uint8Array, info: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, keyLength));

const computeMac = (fileKey: Uint8Array, header: string) =>
  createHmac('sha256', derive(fileKey, Buffer.alloc(0), 'header'))
    .update(header)
    .digest();

/** The key that encrypts the file's key, from one private and one public key. Throws for a public key of zeros. */
function deriveWrapKey(privateKey: KeyObject, publicKey: KeyObject, share: Uint8Array, recipient: Uint8Array): Buffer {
  const secret = diffieHellman({ privateKey, publicKey });
  return derive(secret, Buffer.concat([share, recipient]), wrapInfo);
}

function wrap(fileKey: Uint8Array, recipient: KeyObject): string {
  const { privateKey, publicKey } = generateKeyPairSync('x25519');
  const share = exportPublic(publicKey);
  const key = deriveWrapKey(privateKey, recipient, share, exportPublic(recipient));
  const cipher = createCipheriv(cipherName, key, Buffer.alloc(12), { authTagLength: tagLength });
  const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
  return `-> X25519 ${encode(share)}\n${encode(body)}\n`;
}

/** The file's key; undefined when it was encrypted to another key, or altered. */
function unwrap(stanza: Stanza, identity: KeyObject): Buffer | undefined {
  const share = decode(stanza.share, keyLength);
  const body = decode(stanza.body, fileKeyLength + tagLength);
  if (!share || !body) return undefined;
  try {
    const key = deriveWrapKey(identity, importPublic(share), share, exportPublic(createPublicKey(identity)));
    const decipher = createDecipheriv(cipherName, key, Buffer.alloc(12), { authTagLength: tagLength });
    decipher.setAuthTag(body.subarray(fileKeyLength));
    return Buffer.concat([decipher.update(body.subarray(0, fileKeyLength)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** The file's key, encrypted to an X25519 key. */
interface Stanza {
  share: string;
  body: string;
}

interface Header {
  stanzas: Stanza[];
  /** What the authentication covers. */
  covered: string;
  mac: string;
}

/** Reads a header; stanzas of other kinds are skipped. Undefined when it is no header. */
async function readHeader(reader: ByteReader): Promise<Header | undefined> {
  if ((await reader.takeLine(lineLimit)) !== version) return undefined;
  let covered = `${version}\n`;
  const stanzas: Stanza[] = [];
  for (let count = 0; count < stanzaLimit; count += 1) {
    const line = await reader.takeLine(lineLimit);
    if (line?.startsWith('--- ')) return { stanzas, covered: `${covered}---`, mac: line.slice(4) };
    const [arrow, kind, share = ''] = line?.split(' ') ?? [];
    if (arrow !== '->') return undefined;
    covered += `${line}\n`;
    const lines: string[] = [];
    // A body ends with a line shorter than 64 characters.
    do {
      lines.push((await reader.takeLine(lineLimit)) ?? '');
      covered += `${lines.at(-1)}\n`;
    } while (lines.at(-1)?.length === 64);
    if (kind === 'X25519') stanzas.push({ share, body: lines.join('') });
  }
  return undefined;
}

/** Creates the key of one file. */
export const createFileKey = (): Buffer => randomBytes(fileKeyLength);

/** Encrypts a stream to a public key, as an age file. */
export async function* encryptFile(
  recipient: KeyObject,
  fileKey: Uint8Array,
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const header = `${version}\n${wrap(fileKey, recipient)}---`;
  const nonce = randomBytes(nonceLength);
  yield Buffer.concat([Buffer.from(`${header} ${encode(computeMac(fileKey, header))}\n`), nonce]);
  yield* sealChunks(derive(fileKey, nonce, 'payload'), pieces);
}

/** An age file that the key opens. */
export interface OpenedFile {
  fileKey: Buffer;
  /** Yields only verified bytes. Throws BackupError when the file was altered or cut short. */
  content: AsyncGenerator<Buffer>;
}

/** Opens an age file with a private key. Throws BackupError when it is none, or was encrypted to another key. */
export async function decryptFile(identity: KeyObject, pieces: AsyncIterable<Uint8Array>): Promise<OpenedFile> {
  const reader = createByteReader(pieces);
  const header = await readHeader(reader);
  if (!header) throw new BackupError('The file is not a backup, or its beginning is missing or was altered.');
  const fileKey = header.stanzas.map((stanza) => unwrap(stanza, identity)).find((key) => key !== undefined);
  if (!fileKey) {
    throw new BackupError(
      'This key does not open the backup: it was encrypted to another one, or its beginning altered.',
    );
  }
  const mac = decode(header.mac, keyLength);
  if (!mac || !timingSafeEqual(mac, computeMac(fileKey, header.covered))) {
    throw new BackupError('The beginning of the backup was altered: use another copy of it, or an earlier one.');
  }
  const nonce = await reader.take(nonceLength);
  return { fileKey, content: openChunks(derive(fileKey, nonce, 'payload'), reader) };
}
