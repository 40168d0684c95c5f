import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Cipher } from './cipher.ts';
import { createPglite } from './create-pglite.ts';
import type { Database, Row, Session, SqlValue, Transaction } from './database.ts';
import { prepareDatabaseFolder } from './database-folder.ts';
import { acquireFolderLock, type FolderLock, type LockTimes, type Machine } from './folder-lock.ts';
import { checkFolderSpace } from './folder-space.ts';
import { nameInsert } from './insert-names.ts';
import { createMutex } from './mutex.ts';
import { createPreparedInserts } from './pglite-inserts.ts';
import { writeReadiness } from './readiness.ts';

/**
 * Runs statements on the single connection. Before each and after it, checks that the folder still belongs to this
 * process: what is written after another has taken it is lost.
 */
function createSession(pglite: PGlite, cipher: Cipher, assertHeld: () => void): Session {
  const runPrepared = createPreparedInserts(pglite);
  const runWhileHeld = async <T>(statement: () => Promise<T>): Promise<T> => {
    assertHeld();
    const result = await statement();
    assertHeld();
    return result;
  };
  const runWithValues = (text: string, values: readonly unknown[]) =>
    runWhileHeld(async () => {
      const name = nameInsert(text);
      return name ? runPrepared(name, text, values) : (await pglite.query<Row>(text, [...values])).rows;
    });
  return {
    cipher,
    async query<T extends Row>(text: string, values: readonly SqlValue[] = []) {
      return (await runWithValues(text, values)) as T[];
    },
    // PGlite takes several statements only without parameters; pg-boss sends such blocks.
    async executeSql(text, values = []) {
      if (values.length > 0) return { rows: await runWithValues(text, values) };
      const results = await runWhileHeld(() => pglite.exec(text));
      return { rows: results.flatMap((result) => result.rows) };
    },
  };
}

/**
 * Opens the embedded database in a data folder, and creates it if needed. For one process only: throws
 * FolderInUseError when another has it. Data survives a crash of the process, but not of the machine (no fsync).
 */
export async function openPglite(
  folder: string,
  cipher: Cipher,
  machine?: Machine,
  times?: LockTimes,
): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await acquireFolderLock(join(folder, 'pglite.lock'), machine, times);
  try {
    const pglite = await createPglite(await prepareDatabaseFolder(folder, lock), { parsers: { 20: Number } });
    return createDatabase(pglite, cipher, lock, () => checkFolderSpace(folder));
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function runTransaction<T>(direct: Session, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  await direct.executeSql('begin');
  let isOver = false;
  const refuseLate = () => {
    if (isOver) throw new Error('This transaction has ended');
  };
  const unsent: { text: string; values: readonly unknown[] }[] = [];
  const sendAll = async () => {
    refuseLate();
    for (const { text, values } of unsent.splice(0)) await direct.executeSql(text, [...values]);
  };
  const transaction: Transaction = {
    cipher: direct.cipher,
    async query(text, values) {
      await sendAll();
      return direct.query(text, values);
    },
    async executeSql(text, values) {
      await sendAll();
      return direct.executeSql(text, values);
    },
    send: (text, values) => unsent.push({ text, values }),
  };
  try {
    const result = await work(transaction);
    await sendAll();
    // Catching a statement's error does not undo it: the commit would silently become a rollback.
    await direct.executeSql('select 1; commit');
    return result;
  } finally {
    isOver = true;
  }
}

function createDatabase(pglite: PGlite, cipher: Cipher, lock: FolderLock, checkSpace: () => Promise<void>): Database {
  // All callers share one connection: a statement that fails inside a BEGIN must be rolled back before any other
  // statement runs. PGlite's queue does not guarantee that, hence our own around each unit of work.
  const runAlone = createMutex();
  const direct = createSession(pglite, cipher, lock.assertHeld);
  const isHeld = () => {
    try {
      lock.assertHeld();
      return true;
    } catch {
      return false;
    }
  };
  const runUnit = <T>(work: () => Promise<T>): Promise<T> =>
    runAlone(async () => {
      try {
        return await work();
      } catch (error) {
        if (isHeld()) await pglite.exec('rollback').catch(() => undefined);
        throw error;
      }
    });
  const executeSql: Session['executeSql'] = (text, values) => runUnit(() => direct.executeSql(text, values));
  let isFrozen = false;
  let closing: Promise<void> | undefined;
  return {
    kind: 'pglite',
    cipher,
    query: (text, values) => runUnit(() => direct.query(text, values)),
    executeSql,
    transaction: (work) => runUnit(() => runTransaction(direct, work)),
    queueConnection: { db: { executeSql }, backend: 'pglite' },
    lost: lock.lost,
    async *dump() {
      const archive = await runUnit(async () => {
        await direct.executeSql('checkpoint');
        return pglite.dumpDataDir('none');
      });
      // Other statements run meanwhile.
      yield* archive.stream().pipeThrough(new CompressionStream('gzip'));
    },
    async freeze() {
      const set = (state: 'on' | 'off') => executeSql(`set default_transaction_read_only = ${state}`);
      isFrozen = true;
      await set('on');
      return async () => {
        await set('off');
        isFrozen = false;
      };
    },
    async checkStorage() {
      // Whoever restarts a server that is not ready would end the move for which it is frozen.
      if (isFrozen) return;
      await checkSpace();
      await runUnit(() => writeReadiness(direct));
    },
    close() {
      // Closing writes to the folder, so a folder that another process has taken is not closed.
      closing ??= runAlone(async () => (isHeld() ? pglite.close() : undefined)).finally(() => lock.release());
      return closing;
    },
  };
}
