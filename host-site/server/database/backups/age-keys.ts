import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from '../backup-error.ts';
import { recipientShape } from './age-file.ts';

/** Both halves of a key, as age writes them. */
export interface KeyPair {
  /** age1…; encrypts. */
  recipient: string;
  /** AGE-SECRET-KEY-1…; decrypts. */
  identity: string;
}

/** Creates a pair of keys. */
export async function createKeyPair(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Whether a text has the shape of a key, and age takes it. */
function isKey(text: string, shape: RegExp, take: (text: string) => void): boolean {
  try {
    take(text);
  } catch {
    return false;
  }
  return shape.test(text);
}

/** Whether a text is a public key, age1…. */
export const isRecipient = (text: string): boolean =>
  isKey(text, recipientShape, (key) => new Encrypter().addRecipient(key));

/** Lines of a file of keys; age-keygen adds comments. */
const listLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The public key in a file of keys. Throws BackupError. */
export function findRecipient(text: string): string {
  const [line = '', ...others] = listLines(text);
  if (isRecipient(line) && others.length === 0) return line;
  throw new BackupError('The file has no public key: expected one line with age1 and 58 characters.');
}

/** The private key in a file of keys, such as age-keygen writes. Throws BackupError, which never contains the key. */
export function findIdentity(text: string): string {
  const [line = '', ...others] = listLines(text);
  const isIdentity = isKey(line, /^AGE-SECRET-KEY-1[A-Z0-9]{58}$/, (key) => new Decrypter().addIdentity(key));
  if (isIdentity && others.length === 0) return line;
  throw new BackupError(
    'The file has no private key, or several: expected one line that begins with AGE-SECRET-KEY-1.',
  );
}
