import type { Database, Row, Session, Transaction } from './database.ts';
import { hashAddress, openRow, type PersonalTable, personalTables, pickPersonal, sealRow } from './personal-columns.ts';

const batchSize = 200;
/** Errors of two transactions that change the same row; the later attempt sees the result of the other. */
const conflicts = ['23505', '40001', '40P01'];
const attempts = 5;

/** What makes two submissions of one table the same person's. Messages have no such limit. */
const samePerson: Record<PersonalTable, string | undefined> = {
  sealed_sign_ups: 'o.chain = t.chain',
  sealed_contact_messages: undefined,
  sealed_contest_entries: 'o.contest = t.contest and o.period = t.period',
};

/** Is told, within the transaction, which undelivered submissions have been encrypted. */
export type AfterSealing = (session: Session, table: PersonalTable, ids: readonly string[]) => Promise<void>;

/**
 * True when the person has submitted the same to this version while an earlier one, beside it, has accepted this row.
 */
async function isRepeated(session: Session, table: PersonalTable, id: string, emailKey: string): Promise<boolean> {
  const condition = samePerson[table];
  if (condition === undefined) return false;
  const [other] = await session.query(
    `select o.id from ${table} t join ${table} o on ${condition}
     where t.id = $1 and t.honeypot is null and o.honeypot is null and o.email_key = $2 and o.id <> t.id limit 1`,
    [id, emailKey],
  );
  return other !== undefined;
}

/** The columns of an earlier version's row that the first encryption adds. A repetition is kept in quarantine. */
async function indexRow(session: Session, table: PersonalTable, row: Row) {
  const id = String(row.id);
  // An erased entry, without a person.
  if (row.email === '') return { email_key: String(row.email_key) };
  const emailKey = hashAddress(session.vault, table, String(row.email));
  if (!(await isRepeated(session, table, id, emailKey))) return { email_key: emailKey };
  return { email_key: emailKey, honeypot: 'entered twice during an upgrade' };
}

function updateRow(
  transaction: Transaction,
  table: PersonalTable,
  id: string,
  values: Record<string, unknown>,
  isRepetition: boolean,
): void {
  const names = Object.keys(values);
  const changes = names.map((name, index) => `${name} = $${index + 2}`).join(', ');
  const undeliverable = isRepetition ? ', undeliverable_at = coalesce(undeliverable_at, now())' : '';
  transaction.send(`update ${table} set ${changes}${undeliverable} where id = $1`, [id, ...Object.values(values)]);
}

async function sealRows(
  transaction: Transaction,
  table: PersonalTable,
  rows: readonly Row[],
  afterSealing: AfterSealing | undefined,
): Promise<void> {
  const { vault } = transaction;
  for (const row of rows) {
    const id = String(row.id);
    const opened = openRow(vault, table, id, row);
    const added = row.data_key === null ? await indexRow(transaction, table, opened) : {};
    updateRow(
      transaction,
      table,
      id,
      sealRow(vault, table, id, { ...pickPersonal(table, opened), ...added }),
      'honeypot' in added,
    );
  }
  const waiting = rows.filter((row) => row.data_key === null && !row.delivered_at && !row.undeliverable_at);
  if (waiting.length > 0)
    await afterSealing?.(
      transaction,
      table,
      waiting.map(({ id }) => String(id)),
    );
}

/** Encrypts one batch; rows that another process is encrypting are left to it. Returns how many it encrypted. */
async function sealBatch(
  database: Database,
  table: PersonalTable,
  condition: string,
  values: readonly string[],
  afterSealing?: AfterSealing,
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(async (transaction) => {
        const rows = await transaction.query(
          `select * from ${table} where ${condition} order by position limit ${batchSize} for update skip locked`,
          values,
        );
        await sealRows(transaction, table, rows, afterSealing);
        return rows.length;
      });
    } catch (error) {
      const isConflict = conflicts.includes(String((error as { code?: unknown }).code));
      if (!isConflict || attempt === attempts) throw error;
    }
  }
}

async function sealAll(
  database: Database,
  condition: string,
  values: readonly string[],
  afterSealing?: AfterSealing,
): Promise<number> {
  let total = 0;
  for (const table of personalTables) {
    for (;;) {
      const count = await sealBatch(database, table, condition, values, afterSealing);
      if (count === 0) break;
      total += count;
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
export function sealPlainRows(database: Database, afterSealing?: AfterSealing): Promise<number> {
  return sealAll(database, 'data_key is null', [], afterSealing);
}

/** Encrypts anew, in batches, the rows of keys that are no longer the first. Returns how many. */
export function rotateKeys(database: Database): Promise<number> {
  return sealAll(database, 'data_key <> $1', [database.vault.currentKey]);
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
