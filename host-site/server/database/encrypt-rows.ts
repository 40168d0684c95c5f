import { rotateSecrets } from './client-secrets.ts';
import type { Database, Row, Session } from './database.ts';
import { rotateSeeds } from './draw-seeds.ts';
import { decryptUndamaged, encryptRow, hashEmail, type OnDamage, pickPersonal } from './personal-columns.ts';
import { type PersonalTable, personalColumns, personalTables } from './submission-columns.ts';

const batchSize = 200;
/** Errors of two transactions that change the same row; the later attempt sees the result of the other. */
const conflicts = ['23505', '40001', '40P01'];
const attempts = 5;

/** What makes two submissions of one table the same person's. The others have no such limit. */
const samePerson: Readonly<Partial<Record<PersonalTable, string>>> = {
  sealed_sign_ups: 'o.chain = t.chain',
  sealed_contest_entries: 'o.contest = t.contest and o.period = t.period',
};

/** Called within the transaction with the undelivered submissions that have been encrypted. */
export type AfterEncryption = (session: Session, table: PersonalTable, ids: readonly string[]) => Promise<void>;

/**
 * Ids of the rows of an earlier version whose person has submitted the same to this version beside it. `hashes` are
 * their addresses by id.
 */
async function findRepetitions(
  session: Session,
  table: PersonalTable,
  hashes: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> {
  const condition = samePerson[table];
  if (condition === undefined || hashes.size === 0) return new Set();
  const rows = await session.query<{ id: string }>(
    `select t.id from json_to_recordset($1::json) as v (id uuid, email_key text) join ${table} t on t.id = v.id
     join ${table} o on o.email_key = v.email_key and o.id <> t.id and ${condition}
     where t.honeypot is null and o.honeypot is null`,
    [JSON.stringify([...hashes].map(([id, email_key]) => ({ id, email_key })))],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Keyed hashes for rows that are encrypted for the first time. An erased entry keeps the key that it has. */
function hashAddresses(session: Session, table: PersonalTable, rows: readonly Row[]): Map<string, string> {
  const plain = rows.filter((row) => row.data_key === null && row.email !== '');
  return new Map(plain.map((row) => [String(row.id), hashEmail(session.cipher, table, String(row.email))]));
}

async function updateRows(session: Session, table: PersonalTable, rows: readonly Row[]): Promise<void> {
  const names = [...personalColumns[table], 'email_key', 'data_key'];
  const changes = names.map((name) => `${name} = v.${name}`).join(', ');
  await session.query(
    `update ${table} t set ${changes},
       undeliverable_at = case when v.is_repetition then coalesce(t.undeliverable_at, now()) else t.undeliverable_at end
     from json_to_recordset($1::json) as v (id uuid, is_repetition boolean, ${names.join(' text, ')} text)
     where t.id = v.id`,
    [JSON.stringify(rows)],
  );
}

/** Encrypts rows; a repetition is kept in quarantine, and a damaged row stays as it is. */
async function encryptRows(
  session: Session,
  table: PersonalTable,
  given: readonly Row[],
  afterEncryption: AfterEncryption | undefined,
  onDamage: OnDamage,
): Promise<void> {
  const { cipher } = session;
  const opened = given.map((row) => [row, decryptUndamaged(cipher, table, row.id, row, onDamage)] as const);
  const rows = opened.flatMap(([encrypted, row]) => (row ? [encrypted] : []));
  const readable = new Map(opened.map(([{ id }, row]) => [id, row]));
  const hashes = hashAddresses(session, table, rows);
  const repetitions = await findRepetitions(session, table, hashes);
  const encrypted = rows.map((row) => {
    const id = String(row.id);
    const is_repetition = repetitions.has(id);
    const values = {
      ...pickPersonal(table, readable.get(row.id) ?? row),
      ...(is_repetition && { honeypot: 'entered twice during an upgrade' }),
      email_key: hashes.get(id) ?? (row.email_key as string | null),
    };
    return { ...encryptRow(cipher, table, id, values), id, is_repetition };
  });
  await updateRows(session, table, encrypted);
  const waiting = rows.filter((row) => row.data_key === null && !row.delivered_at && !row.undeliverable_at);
  const ids = waiting.map(({ id }) => String(id)).filter((id) => !repetitions.has(id));
  if (ids.length > 0) await afterEncryption?.(session, table, ids);
}

/** Encrypts one batch; rows that another process is encrypting are left to it. Returns how many it found. */
async function encryptBatch(
  database: Database,
  table: PersonalTable,
  condition: string,
  values: readonly (string | readonly string[])[],
  afterEncryption: AfterEncryption | undefined,
  onDamage: OnDamage,
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(async (transaction) => {
        const rows = await transaction.query(
          `select * from ${table} where ${condition} order by position limit ${batchSize} for update skip locked`,
          values,
        );
        if (rows.length > 0) await encryptRows(transaction, table, rows, afterEncryption, onDamage);
        return rows.length;
      });
    } catch (error) {
      const isConflict = conflicts.includes(String((error as { code?: unknown }).code));
      if (!isConflict || attempt === attempts) throw error;
    }
  }
}

async function encryptAll(
  database: Database,
  condition: string,
  values: readonly string[],
  afterEncryption: AfterEncryption | undefined,
  onDamage: OnDamage,
): Promise<number> {
  let total = 0;
  for (const table of personalTables) {
    const damaged = new Set<string>();
    // Its batch may be repeated.
    const passOver: OnDamage = (row) => {
      if (!damaged.has(row.id)) onDamage(row);
      damaged.add(row.id);
    };
    const others = `${condition} and not id = any($${values.length + 1}::uuid[])`;
    for (;;) {
      const before = damaged.size;
      const count = await encryptBatch(database, table, others, [...values, [...damaged]], afterEncryption, passOver);
      if (count === 0) break;
      total += count - (damaged.size - before);
    }
  }
  return total;
}

/** Whether an earlier version has stored rows since the last encryption. */
export async function hasPlainRows(session: Session): Promise<boolean> {
  const parts = personalTables.map((table) => `exists (select from ${table} where data_key is null)`);
  const [row] = await session.query<{ found: boolean }>(`select ${parts.join(' or ')} as found`);
  return row?.found === true;
}

/**
 * Encrypts the rows of earlier versions in batches, each in a transaction, so that it can be interrupted and repeated.
 * Returns how many.
 */
export function encryptPlainRows(database: Database, afterEncryption?: AfterEncryption): Promise<number> {
  // Nothing of them is encrypted, so nothing can be damaged.
  return encryptAll(database, 'data_key is null', [], afterEncryption, () => undefined);
}

/**
 * Encrypts anew, in batches, the rows of keys that are no longer the first. Returns how many; secrets of the rate limits
 * and seeds do not count. A damaged row keeps its key, and `onDamage` learns of it.
 */
export async function rotateKeys(database: Database, onDamage: OnDamage): Promise<number> {
  await rotateSecrets(database);
  await rotateSeeds(database);
  return encryptAll(database, 'data_key <> $1', [database.cipher.currentKey], undefined, onDamage);
}

/**
 * Removes the plain text that updated rows leave in the embedded database's files. PostgreSQL's autovacuum overwrites
 * it in time; there, compacting would lock the tables of a running server.
 */
export async function compact(database: Database): Promise<void> {
  if (database.kind !== 'pglite') return;
  for (const table of personalTables) await database.executeSql(`vacuum full ${table}`);
  await database.executeSql('checkpoint');
}
