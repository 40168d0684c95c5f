import type { Writable } from 'node:stream';
import pg from 'pg';
import type { Cipher } from './cipher.ts';
import type { Database, Row, Session, SqlValue, Transaction } from './database.ts';
import { nameInsert } from './insert-names.ts';
import { findPooling } from './pooling.ts';
import { dumpPostgres } from './postgres-tools.ts';
import { checkTableSpace, writeReadiness } from './readiness.ts';

const int8 = 20;
const statementTimeout = 5000;
// The server may become unreachable after it accepted a statement; then only our own timeout ends the wait.
const responseMargin = 1000;
// Five for each of three forms, one for each of their deliveries, two for limits, two for the rest
// (`limitConcurrency`).
const poolSize = 22;

// The driver returns int8 as text because it may exceed a number; our identities and counts do not.
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === int8 ? Number : pg.types.getTypeParser(id, format)),
};

/** What the driver's types leave out. */
type Startup = { getStartupConf(): Record<string, string> };

/**
 * A connection with the settings on which the driver relies, whatever those of the server, database or role: it reads
 * dates in the ISO style only. In the first message and not by `options` or `set`: every PgBouncer passes these two on,
 * and keeps them for each client in transaction mode too.
 */
class Client extends pg.Client {
  getStartupConf(): Record<string, string> {
    const given = (pg.Client.prototype as unknown as Startup).getStartupConf.call(this);
    return { ...given, DateStyle: 'ISO, MDY', standard_conforming_strings: 'on' };
  }
}

/** With `statementLimit`, the driver waits that long for each response; its types do not know `query_timeout`. */
function createSession(connection: pg.Pool | pg.PoolClient, cipher: Cipher, statementLimit?: number): Session {
  const limit = statementLimit === undefined ? {} : { query_timeout: statementLimit + responseMargin };
  return {
    cipher,
    async query<T extends Row>(text: string, values: readonly SqlValue[] = []) {
      return (await connection.query<T>({ name: nameInsert(text), text, values: [...values], ...limit })).rows;
    },
    async executeSql(text, values = []) {
      if (values.length === 0) return connection.query<Row>({ text, ...limit });
      return connection.query<Row>({ name: nameInsert(text), text, values, ...limit });
    },
  };
}

/** The stream of a connection, which the driver's types leave out. */
type Connected = pg.PoolClient & { connection?: { stream?: Writable } };

/**
 * Returns a function to call before a statement: all statements of one turn of the event loop leave in one packet. The
 * driver writes each by itself, and a write costs the processor more than the statement's own work.
 */
function bundleWrites({ connection }: Connected): () => void {
  const stream = connection?.stream;
  let isHeld = false;
  return () => {
    if (isHeld || !stream) return;
    isHeld = true;
    stream.cork();
    process.nextTick(() => {
      isHeld = false;
      stream.uncork();
    });
  };
}

/** Rejects with the error of the first statement that failed; the caller must then roll back. */
async function runInTransaction<T>(
  client: pg.PoolClient,
  cipher: Cipher,
  work: (transaction: Transaction) => Promise<T>,
  statementLimit?: number,
): Promise<T> {
  const sent: Promise<unknown>[] = [];
  const keep = (statement: Promise<unknown>) => {
    statement.catch(() => undefined);
    sent.push(statement);
  };
  const hold = bundleWrites(client);
  const direct = createSession(client, cipher, statementLimit);
  const session: Session = {
    ...direct,
    query(text, values) {
      hold();
      return direct.query(text, values);
    },
    executeSql(text, values) {
      hold();
      return direct.executeSql(text, values);
    },
  };
  const send: Transaction['send'] = (text, values) => keep(session.executeSql(text, [...values]));
  hold();
  // Stated, because a database or role may have another by default, under which posts at the same time fail.
  keep(client.query('begin isolation level read committed'));
  if (statementLimit !== undefined) {
    keep(client.query(`set local statement_timeout = ${statementLimit}`));
    // Whoever needs long statements also works long on what they return.
    keep(client.query(`set local idle_in_transaction_session_timeout = ${statementLimit}`));
  }
  try {
    const result = await work({ ...session, send });
    hold();
    keep(client.query('commit').then(assertCommitted));
    await Promise.all(sent);
    return result;
  } catch (error) {
    // Statements after a failed one fail too, with an error that does not name the cause.
    await Promise.all(sent);
    throw error;
  }
}

/** Catching a statement's error does not undo it: the commit silently becomes a rollback. */
function assertCommitted({ command }: pg.QueryResult): void {
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back');
}

/**
 * Connects to a PostgreSQL server. Connections open on demand, so the first statement shows whether it is reachable.
 */
export function openPostgres(
  connectionString: string,
  cipher: Cipher,
  reportError: (error: unknown) => void,
): Database {
  const pool = new pg.Pool({
    Client,
    connectionString,
    types,
    max: poolSize,
    connectionTimeoutMillis: statementTimeout,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + responseMargin,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
    application_name: 'vitrine',
    // A statement need not wait for the response to the one before it.
    pipeline: true,
  });
  // Without this handler, an idle connection that the server drops would end the process. One that is being closed is
  // no longer needed.
  pool.on('error', (error) => pool.ending || reportError(error));
  // The same for a connection dropped while in use, after its statement failed: the pool handles only idle ones.
  pool.on('connect', (client) => client.on('error', () => undefined));
  async function runTransaction<T>(
    work: (transaction: Transaction) => Promise<T>,
    statementLimit?: number,
  ): Promise<T> {
    const client = await pool.connect();
    let broken = false;
    try {
      return await runInTransaction(client, cipher, work, statementLimit);
    } catch (error) {
      await client.query('rollback').catch(() => {
        broken = true;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }
  let closing: Promise<void> | undefined;
  return {
    kind: 'postgres',
    ...createSession(pool, cipher),
    transaction: runTransaction,
    dump: () => dumpPostgres(connectionString),
    checkStorage: () =>
      runTransaction(async (session) => {
        await checkTableSpace(session);
        await writeReadiness(session);
      }),
    async findPooling() {
      const clients: pg.PoolClient[] = [];
      const connect = async () => {
        const client = await pool.connect();
        clients.push(client);
        return client;
      };
      try {
        return await findPooling(await connect(), await connect());
      } finally {
        // Not kept: on the pooler's side, they may be in a state that no one else expects.
        for (const client of clients) client.release(true);
      }
    },
    countConnections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    queueConnection: { connectionString, max: 3, Client },
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}
