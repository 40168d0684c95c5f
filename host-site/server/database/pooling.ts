import { randomBytes } from 'node:crypto';

/** A client's connection, to the server or to a pooler before it. */
export interface PooledClient {
  query(statement: { name?: string; text: string }): Promise<{ rows: Record<string, unknown>[] }>;
}

/**
 * How connections are pooled: `session` where each client has its own for as long as it stays, as without a pooler;
 * `statements` where transactions share them and prepared statements go along (PgBouncer's `max_prepared_statements`);
 * `transaction` where these are lost.
 */
export type Pooling = 'session' | 'statements' | 'transaction';

/** Others may take or leave the connection that would show it. */
const rounds = 5;

async function findProcess(client: PooledClient): Promise<number> {
  const { rows } = await client.query({ text: 'select pg_backend_pid() as pid' });
  return Number(rows[0]?.pid);
}

/** Runs `work` while a client is in a transaction, and so has a connection for itself. */
async function whileHeld<T>(client: PooledClient, work: (process: number) => Promise<T>): Promise<T> {
  await client.query({ text: 'begin' });
  try {
    return await work(await findProcess(client));
  } finally {
    await client.query({ text: 'rollback' });
  }
}

async function sharesProcesses(one: PooledClient, other: PooledClient): Promise<boolean> {
  const ofOne = new Set([await findProcess(one)]);
  for (let round = 0; round < rounds; round += 1) {
    const held = await whileHeld(other, async (process) => {
      ofOne.add(await findProcess(one));
      return process;
    });
    if (ofOne.size > 1 || ofOne.has(held)) return true;
  }
  return false;
}

/** Finds how two clients of one pool get their connections. Leaves nothing behind but a statement of a pooler's own. */
export async function findPooling(one: PooledClient, other: PooledClient): Promise<Pooling> {
  if (!(await sharesProcesses(one, other))) return 'session';
  const statement = { name: `pooling_${randomBytes(6).toString('hex')}`, text: 'select 1' };
  try {
    await one.query(statement);
    // The other client now gets the connection on which it was prepared.
    await whileHeld(other, () => one.query(statement));
    return 'statements';
  } catch {
    return 'transaction';
  }
}
