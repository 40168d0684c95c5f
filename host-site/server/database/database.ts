import type { PoolConfig } from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import type { Cipher } from './cipher.ts';
import type { Pooling } from './pooling.ts';

/** Values that a statement accepts as parameters. */
export type SqlValue = string | number | boolean | Date | null | readonly string[];
/** A result row, by column name. */
export type Row = Record<string, unknown>;

/** Runs statements, in the database or in one transaction on it. int8 columns arrive as numbers. */
export interface Session {
  /** Encrypts and decrypts the personal columns of this database. */
  cipher: Cipher;
  /** One statement with `$1` parameters. Rejects with the driver's error. */
  query<T extends Row = Row>(text: string, values?: readonly SqlValue[]): Promise<T[]>;
  /** The call that pg-boss expects; without values it also takes several statements at once. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** A transaction's session, which can also send a statement whose result is not needed. */
export interface Transaction extends Session {
  /** Sends a statement without waiting for it. When it fails, the transaction is rolled back and rejects. */
  send(text: string, values: readonly unknown[]): void;
}

/** The common interface of both drivers, PGlite and PostgreSQL. */
export interface Database extends Session {
  kind: 'pglite' | 'postgres';
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. On PostgreSQL,
   * `statementLimit` replaces the usual time limits of a statement and of the pause after one, in milliseconds.
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>, statementLimit?: number): Promise<T>;
  /** Connection for pg-boss outside our transactions; it passes the driver's options on. */
  queueConnection: Pick<ConstructorOptions, 'db' | 'connectionString' | 'max' | 'backend'> & Pick<PoolConfig, 'Client'>;
  /** How a pooler between us and PostgreSQL gives out its connections; none for the embedded database. */
  findPooling?(): Promise<Pooling>;
  /** The pool's connections, in use and idle, and requests that wait for one. */
  countConnections?(): Readonly<Record<'used' | 'idle' | 'waiting', number>>;
  /**
   * The whole database as it is at one moment: a gzipped tar archive of the embedded database's files, or pg_dump's
   * custom format. Throws BackupError when pg_dump is missing or fails.
   */
  dump(): AsyncIterable<Uint8Array>;
  /** Test write; rejects when nothing can be stored, for example on a full disk or without permission. */
  checkStorage?(): Promise<void>;
  /**
   * Refuses everything that writes, until the function that it resolves with is called. What was committed before stays,
   * and reading goes on. Of the embedded database.
   */
  freeze?(): Promise<() => Promise<void>>;
  /** Resolves, with the reason, when this process must stop writing; every later statement is refused. */
  lost?: Promise<Error>;
  /** Closes the connections after the running statements. A second call does nothing. */
  close(): Promise<void>;
}
