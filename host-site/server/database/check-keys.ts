import type { Cipher } from './cipher.ts';
import type { Session } from './database.ts';
import { DataKeyError } from './key-ring.ts';
import { personalTables } from './submission-columns.ts';

async function isUsed(session: Session, id: string): Promise<boolean> {
  for (const table of personalTables) {
    const [row] = await session.query(`select id from ${table} where data_key = $1 limit 1`, [id]);
    if (row) return true;
  }
  return false;
}

/** A key by its id, and a hash that identifies it. */
export interface KeyIdentity extends Record<string, unknown> {
  id: string;
  identity: string;
}

const listIdentities = (session: Session) => session.query<KeyIdentity>('select id, identity from data_keys');

/** The keys without which this database cannot be used. */
export async function listNeededKeys(session: Session): Promise<KeyIdentity[]> {
  const needed: KeyIdentity[] = [];
  for (const key of await listIdentities(session)) {
    if (key.id === 'index' || (await isUsed(session, key.id))) needed.push(key);
  }
  return needed;
}

/** Throws DataKeyError when one of the keys is missing or different. */
export function compareKeys(cipher: Cipher, keys: readonly KeyIdentity[]): void {
  for (const { id, identity } of keys) {
    const given = cipher.identifyKey(id);
    if (given === undefined) {
      throw new DataKeyError(`the key ${id} is missing, and a part of the data needs it; add it after the first key`);
    }
    if (given !== identity) {
      throw new DataKeyError(`the key ${id} is not the one that this database was written with; restore that one`);
    }
  }
}

/**
 * Records the hash of each new key, and compares those of the known ones. Throws DataKeyError when a key differs from
 * the one that was used before, or is missing: the data could not be read, and one person could enter twice.
 */
export async function checkKeys(session: Session): Promise<void> {
  const { cipher } = session;
  for (const id of ['index', ...cipher.keys]) {
    await session.query('insert into data_keys (id, identity) values ($1, $2) on conflict (id) do nothing', [
      id,
      cipher.identifyKey(id) ?? '',
    ]);
  }
  const toCompare: KeyIdentity[] = [];
  for (const key of await listIdentities(session)) {
    if (cipher.identifyKey(key.id) !== undefined || (await isUsed(session, key.id))) toCompare.push(key);
  }
  compareKeys(cipher, toCompare);
}
