import { sandboxRows } from '../../../widgets/shared/submissions/sandbox-values.ts';
import type { Row, Session, Transaction } from './database.ts';
import { formatEastern } from './exports.ts';
import { insertRow } from './insert-row.ts';
import { decryptUndamaged, encryptRow, type OnDamage, toKeyColumns } from './personal-columns.ts';
import { pageSize, readPages } from './read-pages.ts';

const table = 'sealed_sandbox_submissions';

/** A form that was only tried. */
export interface TriedSubmission {
  /** UUID. */
  id: string;
  /** Name of the form. */
  form: string;
  /** What it was answered, as in sandbox-values.ts; `usual` for none of these. */
  outcome: string;
  /** Origin of the page; empty for our own and for a hidden one. */
  site: string;
  email: string;
  /** What was filled in, without what the form adds. */
  fields: Readonly<Record<string, unknown>>;
  honeypot: string;
  requestId: string;
}

/** Stores what was tried, and deletes the oldest row beyond the limit. Nothing of it is delivered. */
export async function insertTried(transaction: Transaction, tried: TriedSubmission): Promise<void> {
  const { id, form, outcome, site, email, fields, honeypot, requestId } = tried;
  const { cipher } = transaction;
  const values = encryptRow(cipher, table, id, {
    id,
    form,
    outcome,
    site,
    email,
    ...toKeyColumns(cipher, table, email),
    fields: JSON.stringify(fields),
    honeypot: honeypot || null,
    request_id: requestId,
    undeliverable_at: new Date(),
  });
  const [added] = await insertRow(transaction, table, values, 'returning position');
  await transaction.query(`delete from ${table} where position <= $1`, [Number(added?.position) - sandboxRows]);
}

/** The columns of the list for operators, in order. */
export const triedColumns = [
  'id',
  'created_at',
  'created_at_eastern',
  'form',
  'outcome',
  'site',
  'email',
  'fields',
  'honeypot',
  'request_id',
] as const;

/** What was tried in a period, in order of arrival, without rows that cannot be decrypted. */
export async function* listTried(
  session: Session,
  { since, until }: { since: Date; until: Date },
  onDamage: OnDamage,
): AsyncGenerator<Row> {
  const statement = `select * from ${table} where position > $1 and created_at >= $2 and created_at < $3
    order by position limit ${pageSize}`;
  for await (const encrypted of readPages((position) => session.query(statement, [position, since, until]))) {
    const row = decryptUndamaged(session.cipher, table, encrypted.id, encrypted, onDamage);
    if (row) yield { ...row, created_at_eastern: formatEastern(row.created_at as Date) };
  }
}

/** Deletes everything that was tried, and returns how many rows. */
export async function deleteTried(session: Session): Promise<number> {
  return (await session.query(`delete from ${table} returning id`)).length;
}
