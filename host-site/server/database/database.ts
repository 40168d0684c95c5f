import type { ConstructorOptions } from 'pg-boss';

export type SqlValue = string | number | boolean | Date | null | readonly string[];
export type Row = Record<string, unknown>;

/** Somewhere statements can be sent: the database itself, or one transaction on it. Rows carry int8 as number. */
export interface Session {
  /** One statement with `$1` parameters. Rejects with the driver's error. */
  query<T extends Row = Row>(text: string, values?: readonly SqlValue[]): Promise<T[]>;
  /** The form that pg-boss speaks: without values also several statements at once. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** The one interface that both drivers, PGlite and PostgreSQL, are used through. */
export interface Database extends Session {
  kind: 'pglite' | 'postgres';
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** How pg-boss reaches the same database outside our transactions. */
  queueConnection: Pick<ConstructorOptions, 'db' | 'connectionString' | 'max' | 'backend'>;
  /** Ends the connections, after the statements under way. A second call does nothing. */
  close(): Promise<void>;
}
