import { toMailbox } from '../../../widgets/shared/submissions/mailbox.ts';
import type { Cipher } from './cipher.ts';
import type { Row, SqlValue } from './database.ts';
import { DataKeyError } from './key-ring.ts';
import { type PersonalTable, personalColumns } from './submission-columns.ts';

/** The table whose `email_key` the stored responses of the newsletter have: they also end with what no one confirms. */
export const newsletterResponses = 'sealed_pending_sign_ups' satisfies PersonalTable;

/** The spelling of an address: those that differ only in letter case are the same. For a person, see toMailbox. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Keyed hash of an address, for unique indexes and for finding a person's rows. */
export function hashEmail(cipher: Cipher, table: PersonalTable, email: string): string {
  return cipher.hash(`${table}.email_key`, toEmailKey(email));
}

/** The keyed hash of an address's mailbox. Where the address is spelled like it, that of `hashEmail`. */
export function hashMailbox(cipher: Cipher, table: PersonalTable, email: string): string {
  return hashEmail(cipher, table, toMailbox(email));
}

/** The columns by which rows of an address, and of its mailbox, are found. */
export const toKeyColumns = (cipher: Cipher, table: PersonalTable, email: string) => ({
  email_key: hashEmail(cipher, table, email),
  mailbox_key: hashMailbox(cipher, table, email),
});

/**
 * SQL: whether a row is of the mailbox whose keyed hash is this parameter. A row of an earlier version is, where its address
 * is spelled like the mailbox.
 */
export const isOfMailbox = (parameter: string, row = ''): string =>
  `(${row}mailbox_key = ${parameter} or (${row}mailbox_key is null and ${row}email_key = ${parameter}))`;

/** SQL: a keyed hash for each person, of the mailbox where it is known. */
export const personKey = (row = ''): string => `coalesce(${row}mailbox_key, ${row}email_key)`;

const namePlace = (table: PersonalTable, column: string, id: unknown) => `${table}.${column}.${id}`;

function decryptColumn(cipher: Cipher, table: PersonalTable, id: unknown, row: Row, column: string): Row {
  const text = row[column];
  return typeof text === 'string' && text !== ''
    ? { [column]: cipher.decrypt(namePlace(table, column, id), text) }
    : {};
}

function convert(table: PersonalTable, id: unknown, row: Row, change: (place: string, text: string) => string): Row {
  const changed: Row = { ...row };
  for (const column of personalColumns[table]) {
    const text = row[column];
    if (typeof text === 'string' && text !== '') changed[column] = change(namePlace(table, column, id), text);
  }
  return changed;
}

/** The personal columns of a decrypted row. */
export function pickPersonal(table: PersonalTable, row: Row): Record<string, string | null> {
  return Object.fromEntries(personalColumns[table].map((name) => [name, row[name] as string | null]));
}

/** Encrypts the personal columns among `values`, for the row with this id, and names the key in `data_key`. */
export function encryptRow<T extends Record<string, SqlValue>>(
  cipher: Cipher,
  table: PersonalTable,
  id: string,
  values: T,
): T & { data_key: string } {
  return { ...(convert(table, id, values, cipher.encrypt) as T), data_key: cipher.currentKey };
}

/** A row with columns that cannot be decrypted: they were altered, belong to another row, or their key is missing. */
export interface DamagedRow {
  table: PersonalTable;
  id: string;
  columns: readonly string[];
}

/** Called with each damaged row that a list meets. */
export type OnDamage = (row: DamagedRow) => void;

/** Decrypts the personal columns of a row; those that cannot be decrypted are null, and named. */
export function decryptReadable<T extends Row>(
  cipher: Cipher,
  table: PersonalTable,
  id: unknown,
  row: T,
): { row: T; damaged: readonly string[] } {
  const damaged: string[] = [];
  const opened: Row = { ...row };
  for (const column of personalColumns[table]) {
    try {
      Object.assign(opened, decryptColumn(cipher, table, id, row, column));
    } catch (error) {
      if (!(error instanceof DataKeyError)) throw error;
      damaged.push(column);
      opened[column] = null;
    }
  }
  return { row: opened as T, damaged };
}

/** A decrypted row of a list; undefined for a damaged one, which the list leaves out. */
export function decryptUndamaged<T extends Row>(
  cipher: Cipher,
  table: PersonalTable,
  id: unknown,
  row: T,
  onDamage: OnDamage,
): T | undefined {
  const { row: opened, damaged } = decryptReadable(cipher, table, id, row);
  if (damaged.length === 0) return opened;
  onDamage({ table, id: String(id), columns: damaged });
  return undefined;
}

/** Decrypts the personal columns of a row. Throws DataKeyError when one was altered or belongs to another row. */
export function decryptRow<T extends Row>(cipher: Cipher, table: PersonalTable, id: unknown, row: T): T {
  return convert(table, id, row, cipher.decrypt) as T;
}
