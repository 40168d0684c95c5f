import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database, Row, Session, SqlValue } from './database.ts';
import { acquireFolderLock } from './folder-lock.ts';
import { createMutex } from './mutex.ts';

/** The part of PGlite that a session needs; its transactions have it too. */
interface Connection {
  query<T>(text: string, values?: unknown[]): Promise<{ rows: T[] }>;
  exec(text: string): Promise<{ rows: Row[] }[]>;
}

function createSession(connection: Connection): Session {
  return {
    async query<T extends Row>(text: string, values: readonly SqlValue[] = []) {
      return (await connection.query<T>(text, [...values])).rows;
    },
    // PGlite takes several statements only without parameters, and pg-boss sends such blocks.
    async executeSql(text, values = []) {
      if (values.length > 0) return connection.query<Row>(text, values);
      const results = await connection.exec(text);
      return { rows: results.flatMap((result) => result.rows) };
    },
  };
}

/**
 * Opens the embedded database in `folder`/pglite, creating it when there is none. One process only: throws
 * FolderInUseError when another has it. It survives the death of the process, not of the machine (no fsync).
 */
export async function openPglite(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await acquireFolderLock(join(folder, 'pglite.lock'));
  try {
    const pglite = await PGlite.create(join(folder, 'pglite'), { parsers: { 20: Number } });
    return createDatabase(pglite, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function createDatabase(pglite: PGlite, afterClose: () => Promise<void>): Database {
  // One connection for everybody: a statement that fails inside somebody's BEGIN must be rolled back before anybody
  // else's statement runs, which PGlite's own queue does not promise. Hence our own, around each unit of work.
  const runAlone = createMutex();
  const direct = createSession(pglite);
  const runStatement = <T>(statement: () => Promise<T>): Promise<T> =>
    runAlone(async () => {
      try {
        return await statement();
      } catch (error) {
        await pglite.exec('rollback').catch(() => undefined);
        throw error;
      }
    });
  const executeSql: Session['executeSql'] = (text, values) => runStatement(() => direct.executeSql(text, values));
  let closing: Promise<void> | undefined;
  return {
    kind: 'pglite',
    query: (text, values) => runStatement(() => direct.query(text, values)),
    executeSql,
    transaction: (work) => runAlone(() => pglite.transaction((transaction) => work(createSession(transaction)))),
    queueConnection: { db: { executeSql }, backend: 'pglite' },
    close() {
      closing ??= runAlone(() => pglite.close()).finally(afterClose);
      return closing;
    },
  };
}
