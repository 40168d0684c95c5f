import { type FormTable, forms } from '../forms/definitions/form-definitions.ts';
import { claimFieldColumns, entryFieldColumns, type FieldColumn, signUpColumns } from './field-columns.ts';

type Columns = Readonly<Record<string, { isPersonal: boolean }>>;

const name = (isPersonal: boolean, names: readonly string[]): Columns =>
  Object.fromEntries(names.map((column) => [column, { isPersonal }]));
/** Columns with what someone has typed about themselves: they are encrypted. */
const personal = (...names: string[]) => name(true, names);
/** Columns with nothing of the kind: they are stored in clear text. */
const plain = (...names: string[]) => name(false, names);
const ofFields = (fields: Readonly<Record<string, FieldColumn>>): Columns =>
  Object.fromEntries(Object.values(fields).map(({ column, isPersonal }) => [column, { isPersonal }]));

/** Columns of every table of submissions: ids, order, keyed hashes, and what became of the delivery. */
const systemColumns = plain(
  'id',
  'position',
  'email_key',
  'mailbox_key',
  'data_key',
  'created_at',
  'delivered_at',
  'undeliverable_at',
  'uncertain_at',
  'dropped_at',
);

/** Those of the forms that have a definition. */
const ofForms = Object.fromEntries(
  forms.map(({ table, columns }) => [
    table,
    { ...ofFields(columns), ...plain('reference', 'request_id'), ...personal('source', 'honeypot') },
  ]),
) as Record<FormTable, Columns>;

/**
 * The other columns of every table of submissions, and whether they are personal: those of its form's fields, and its own.
 * Encryption, corrections, erasure and the check of a database derive from this.
 */
export const submissionColumns = {
  sealed_sign_ups: {
    ...ofFields(signUpColumns),
    ...plain('request_id', 'confirmed_at'),
    ...personal('source', 'honeypot'),
  },
  ...ofForms,
  sealed_contest_entries: {
    ...ofFields(entryFieldColumns),
    ...plain('period', 'chances', 'result', 'request_id', 'network_key', 'network_people'),
    ...personal('source', 'honeypot'),
  },
  sealed_unsubscriptions: { ...personal('email'), ...plain('chain', 'brand', 'honeypot', 'sign_up_id') },
  sealed_pending_sign_ups: {
    ...ofFields(signUpColumns),
    ...plain('request_id', 'consent', 'confirm_by', 'honeypot', 'letters', 'asked_at'),
    ...personal('source'),
  },
  sealed_letters: { ...personal('email', 'details'), ...plain('letter', 'language_preference', 'honeypot') },
  sealed_prize_claims: {
    ...personal('email'),
    ...ofFields(claimFieldColumns),
    ...plain('entry_id', 'contest', 'draw_id', 'place', 'pin_prize', 'claim_by', 'claimed_at', 'honeypot'),
  },
  sealed_sandbox_submissions: {
    ...personal('email', 'fields', 'honeypot'),
    ...plain('form', 'outcome', 'site', 'request_id'),
  },
} as const satisfies Record<string, Columns>;

/** A table of submissions. */
export type PersonalTable = keyof typeof submissionColumns;

/** All of them. */
export const personalTables = Object.keys(submissionColumns) as PersonalTable[];

/** The names of the columns of a table that are declared, without those that every table has. */
export const listDeclared = (table: PersonalTable): string[] => Object.keys(submissionColumns[table]);

/** The names of the columns that every table of submissions has. */
export const systemColumnNames: readonly string[] = Object.keys(systemColumns);

/** Whether something says if a column of a table is personal. */
export const isDeclared = (table: PersonalTable, column: string): boolean =>
  Object.hasOwn(systemColumns, column) || Object.hasOwn(submissionColumns[table], column);

const mapTables = <Value>(describe: (columns: Columns) => Value) =>
  Object.fromEntries(personalTables.map((table) => [table, describe(submissionColumns[table])])) as {
    [Table in PersonalTable]: Value;
  };
const listPersonal = (columns: Columns) => Object.keys(columns).filter((column) => columns[column]?.isPersonal);

/** The columns with what someone has typed about themselves. They are encrypted; `email_key` is a keyed hash. */
export const personalColumns: Readonly<Record<PersonalTable, readonly string[]>> = mapTables(listPersonal);
