import type { Database } from './database.ts';

/** Thrown when a task waited too long for its turn. */
export class ConcurrencyLimitError extends Error {
  override name = 'ConcurrencyLimitError';
}

/**
 * Runs at most this many tasks at once. A task that waits longer than `timeout` milliseconds is rejected with a
 * ConcurrencyLimitError, and never runs.
 */
export function createGate(most: number, timeout: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting = new Set<() => void>();
  const enter = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        waiting.delete(start);
        running += 1;
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(new ConcurrencyLimitError('There was no connection to spare in time'));
      }, timeout);
      if (running < most) start();
      else waiting.add(start);
    });
  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      running -= 1;
      const [next] = waiting;
      next?.();
    }
  };
}

/**
 * Limits a service to a few of the database's connections, so that statements blocked on its table leave connections
 * for the others. The embedded database has only one connection, and no other client that could lock a table.
 */
export function limitConcurrency(database: Database, most: number, timeout: number): Database {
  if (database.kind === 'pglite') return database;
  const pass = createGate(most, timeout);
  return {
    ...database,
    query: (text, values) => pass(() => database.query(text, values)),
    executeSql: (text, values) => pass(() => database.executeSql(text, values)),
    transaction: (work) => pass(() => database.transaction(work)),
  };
}
