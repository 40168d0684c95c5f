import type { Session } from './database.ts';
import { DataKeyError } from './key-ring.ts';
import { personalTables } from './personal-columns.ts';

async function isUsed(session: Session, id: string): Promise<boolean> {
  for (const table of personalTables) {
    const [row] = await session.query(`select id from ${table} where data_key = $1 limit 1`, [id]);
    if (row) return true;
  }
  return false;
}

/**
 * Records the hash of each new key, and compares those of the known ones. Throws DataKeyError when a key differs from
 * the one that was used before, or is missing: the data could not be read, and one person could enter twice.
 */
export async function checkKeys(session: Session): Promise<void> {
  const { vault } = session;
  for (const id of ['index', ...vault.keys]) {
    await session.query('insert into data_keys (id, identity) values ($1, $2) on conflict (id) do nothing', [
      id,
      vault.identifyKey(id) ?? '',
    ]);
  }
  for (const { id, identity } of await session.query<{ id: string; identity: string }>('select * from data_keys')) {
    const given = vault.identifyKey(id);
    if (given === undefined && (await isUsed(session, id))) {
      throw new DataKeyError(`the key ${id} is missing, and a part of the data needs it; add it after the first key`);
    }
    if (given !== undefined && given !== identity) {
      throw new DataKeyError(`the key ${id} is not the one that this database was written with; restore that one`);
    }
  }
}
