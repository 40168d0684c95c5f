import type { Database, Transaction } from '../database.ts';

/** A transaction that its caller ends. */
export interface OpenTransaction {
  session: Transaction;
  commit(): Promise<void>;
  /** After a commit, does nothing. */
  rollback(): Promise<void>;
}

/** Begins a transaction whose work is in several steps; `statementLimit` in milliseconds. */
export async function openTransaction(database: Database, statementLimit: number): Promise<OpenTransaction> {
  const begun = Promise.withResolvers<Transaction>();
  const end = Promise.withResolvers<void>();
  const done = database.transaction(async (session) => {
    begun.resolve(session);
    await end.promise;
  }, statementLimit);
  done.catch(begun.reject);
  return {
    session: await begun.promise,
    async commit() {
      end.resolve();
      await done;
    },
    async rollback() {
      end.reject(new Error('rolled back'));
      await done.catch(() => undefined);
    },
  };
}
