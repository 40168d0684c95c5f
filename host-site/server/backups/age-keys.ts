import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { BackupError } from '../database/backup-error.ts';
import { decodeBech32, encodeBech32 } from './bech32.ts';

/** Both halves of a key, as age writes them. */
export interface KeyPair {
  /** age1…; encrypts. */
  recipient: string;
  /** AGE-SECRET-KEY-1…; decrypts. */
  identity: string;
}

const recipientPrefix = 'age';
const identityPrefix = 'age-secret-key-';
const keyLength = 32;
// What precedes the 32 bytes of an X25519 key in PKCS #8 and in SPKI.
const privateHeader = Buffer.from('302e020100300506032b656e04220420', 'hex');
const publicHeader = Buffer.from('302a300506032b656e032100', 'hex');

/** The 32 bytes of a public X25519 key. */
export const exportPublic = (key: KeyObject): Buffer => Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url');

/** A public X25519 key of 32 bytes. */
export const importPublic = (bytes: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([publicHeader, bytes]), format: 'der', type: 'spki' });

/** Creates a pair of keys. */
export function createKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('x25519');
  const secret = Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url');
  return {
    recipient: encodeBech32(recipientPrefix, exportPublic(publicKey)),
    identity: encodeBech32(identityPrefix, secret).toUpperCase(),
  };
}

/** Whether a text is a public key, age1…. */
export const isRecipient = (text: string): boolean => decodeBech32(recipientPrefix, text)?.length === keyLength;

/** Parses a public key. Throws BackupError. */
export function parseRecipient(text: string): KeyObject {
  const bytes = decodeBech32(recipientPrefix, text);
  if (bytes?.length === keyLength) return importPublic(bytes);
  throw new BackupError('The file has no public key: expected one line with age1 and 58 characters.');
}

/** Lines of a file of keys; age-keygen adds comments. */
const listLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The public key in a file of keys, as text. Throws BackupError. */
export function findRecipient(text: string): string {
  const lines = listLines(text);
  parseRecipient(lines.join('\n'));
  return lines.join('');
}

/** The private key in a file of keys, such as age-keygen writes. Throws BackupError, which never contains the key. */
export function findIdentity(text: string): KeyObject {
  const [line = '', ...others] = listLines(text);
  const bytes = decodeBech32(identityPrefix, line);
  if (bytes?.length !== keyLength || others.length > 0) {
    throw new BackupError(
      'The file has no private key, or several: expected one line that begins with AGE-SECRET-KEY-1.',
    );
  }
  return createPrivateKey({ key: Buffer.concat([privateHeader, bytes]), format: 'der', type: 'pkcs8' });
}
