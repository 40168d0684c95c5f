import type { Session } from './database.ts';
import { contactColumns, entryFieldColumns, listColumnsWhere } from './field-columns.ts';
import { type PersonalTable, personalColumns, personalTables } from './personal-columns.ts';

/** Columns of every table of submissions: ids, order, keyed hashes, and what became of the delivery. */
export const systemColumns = [
  'id',
  'position',
  'email_key',
  'data_key',
  'created_at',
  'delivered_at',
  'undeliverable_at',
  'uncertain_at',
  'dropped_at',
] as const;

/** The other columns that hold nothing that someone typed about themselves, so that they are stored in clear text. */
export const plainColumns: Readonly<Record<PersonalTable, readonly string[]>> = {
  sealed_sign_ups: ['chain', 'brand', 'language_preference', 'request_id', 'confirmed_at'],
  sealed_contact_messages: ['reference', ...listColumnsWhere(contactColumns, false), 'request_id'],
  sealed_contest_entries: [
    ...listColumnsWhere(entryFieldColumns, false),
    'period',
    'chances',
    'result',
    'request_id',
    'network_key',
    'network_people',
  ],
  sealed_unsubscriptions: ['chain', 'brand', 'honeypot', 'sign_up_id'],
  sealed_pending_sign_ups: [
    'chain',
    'brand',
    'language_preference',
    'request_id',
    'consent',
    'confirm_by',
    'honeypot',
    'letters',
    'asked_at',
  ],
  sealed_letters: ['letter', 'language_preference', 'honeypot'],
  sealed_prize_claims: ['entry_id', 'contest', 'draw_id', 'place', 'pin_prize', 'claim_by', 'claimed_at', 'honeypot'],
};

/** Columns that no list for operators has under their own name, and why. */
export const notExported: Readonly<Partial<Record<PersonalTable, Readonly<Record<string, string>>>>> = {
  sealed_contest_entries: {
    contest: 'one list is of one contest',
    newsletter_opt_in: 'the column newsletter, from its consent',
    network_key: 'counted as people_same_network',
    network_people: 'counted as people_same_network',
  },
  sealed_prize_claims: {
    contest: 'one list is of one contest',
    entry_id: 'the column entry',
    draw_id: 'the column draw',
    pin_prize: 'the column prize',
    honeypot: 'the form of claims has none',
  },
};

/** Thrown when a column of submissions is declared neither personal nor plain: what it holds would lie in clear text. */
export class UndeclaredColumnError extends Error {
  override name = 'UndeclaredColumnError';
}

const isDeclared = (table: PersonalTable, column: string) =>
  [...systemColumns, ...plainColumns[table], ...personalColumns[table]].includes(column);

/** `table.column` of each column of the tables of submissions that no list declares. */
export async function listUndeclaredColumns(session: Session): Promise<string[]> {
  const rows = await session.query<{ table: PersonalTable; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = any(current_schemas(false)) and table_name = any($1) order by table_name, ordinal_position`,
    [personalTables],
  );
  return rows
    .filter(({ table, column }) => !isDeclared(table, column))
    .map(({ table, column }) => `${table}.${column}`);
}

/** Throws UndeclaredColumnError that names each column that is declared neither personal nor plain. */
export async function checkColumns(session: Session): Promise<void> {
  const undeclared = await listUndeclaredColumns(session);
  if (undeclared.length === 0) return;
  throw new UndeclaredColumnError(
    `nothing says whether ${undeclared.join(', ')} is personal: add it to field-columns.ts, personal-columns.ts or declared-columns.ts, and to the exports, or remove the column`,
  );
}
