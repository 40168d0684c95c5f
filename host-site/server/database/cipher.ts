import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { DataKeyError, type KeyRing } from './key-ring.ts';

/** Encrypts personal data, and hashes it for comparisons. */
export interface Cipher {
  /** Id of the key that encrypts. */
  readonly currentKey: string;
  /** Ids of all keys. */
  readonly keys: readonly string[];
  /** Encrypts a text for one place, such as `table.column.id`: it cannot be decrypted for another. */
  encrypt(place: string, text: string): string;
  /** The text of `encrypt`; any other text unchanged. Throws DataKeyError when the key or the place differs. */
  decrypt(place: string, text: string): string;
  /** Id of the key of a text of `encrypt`; undefined for any other text. */
  findKeyId(text: string): string | undefined;
  /** Keyed hash of a text: equal texts of the same purpose have the same hash. Independent of the encrypting key. */
  hash(purpose: string, text: string): string;
  /** Hash that identifies a key without revealing it; undefined for an unknown id. `index` is the key of the hashes. */
  identifyKey(id: string): string | undefined;
}

const cipherName = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
// A control character, with which no text begins that someone has typed on purpose.
const mark = '\u0001';
const encryptedShape = /^([\w-]{1,32}):([\w-]+)$/;

/** The id of the key, and the content in base64url; undefined for a text that is not encrypted. */
function splitEncrypted(text: string): { id: string; encoded: string } | undefined {
  const [, id, encoded] = (text.startsWith(mark) && encryptedShape.exec(text.slice(1))) || [];
  return id && encoded ? { id, encoded } : undefined;
}

function createHash(key: Buffer): Cipher['hash'] {
  const secrets = new Map<string, KeyObject>();
  return (purpose, text) => {
    let secret = secrets.get(purpose);
    if (!secret) {
      secret = createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `vitrine ${purpose}`, 32)));
      secrets.set(purpose, secret);
    }
    return createHmac('sha256', secret).update(text).digest('base64url');
  };
}

/** AES-256-GCM with a random nonce; the key's id precedes the text, and the place is authenticated with it. */
export function createCipher({ current, keys, index }: KeyRing): Cipher {
  const secrets = new Map([...keys].map(([id, key]) => [id, createSecretKey(key)]));
  const findKey = (id: string): KeyObject => {
    const key = secrets.get(id);
    if (!key) throw new DataKeyError(`DATA_KEYS has no key called ${id}, which encrypted a part of the data`);
    return key;
  };
  const encryptingKey = findKey(current);
  return {
    currentKey: current,
    keys: [...keys.keys()],
    encrypt(place, text) {
      const nonce = randomBytes(nonceLength);
      const encryption = createCipheriv(cipherName, encryptingKey, nonce).setAAD(Buffer.from(place));
      const content = [encryption.update(text, 'utf8'), encryption.final()];
      const bytes = Buffer.concat([nonce, encryption.getAuthTag(), ...content]);
      return `${mark}${current}:${bytes.toString('base64url')}`;
    },
    decrypt(place, text) {
      const encrypted = splitEncrypted(text);
      if (!encrypted) return text;
      const { id, encoded } = encrypted;
      const bytes = Buffer.from(encoded, 'base64url');
      const tagEnd = nonceLength + tagLength;
      try {
        const decipher = createDecipheriv(cipherName, findKey(id), bytes.subarray(0, nonceLength), {
          authTagLength: tagLength,
        })
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(nonceLength, tagEnd));
        return decipher.update(bytes.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
      } catch (error) {
        if (error instanceof DataKeyError) throw error;
        throw new DataKeyError(`${place} cannot be decrypted: it was altered, moved, or encrypted with another key`);
      }
    },
    findKeyId: (text) => splitEncrypted(text)?.id,
    hash: createHash(index),
    identifyKey(id) {
      const key = id === 'index' ? index : keys.get(id);
      return key && createHash(key)('identity', id);
    },
  };
}
