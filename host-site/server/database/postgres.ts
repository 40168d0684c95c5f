import pg from 'pg';
import type { Database, Row, Session, SqlValue } from './database.ts';
import { checkTableSpace, writeReadiness } from './readiness.ts';

const int8 = 20;
const statementTimeout = 5000;
// Three for each of three forms, one for each of their deliveries, two for limits, two for the rest
// (`limitConcurrency`).
const poolSize = 16;

// The driver returns int8 as text because it may exceed a number; our identities and counts do not.
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === int8 ? Number : pg.types.getTypeParser(id, format)),
};

function createSession(connection: pg.Pool | pg.PoolClient): Session {
  return {
    async query<T extends Row>(text: string, values: readonly SqlValue[] = []) {
      return (await connection.query<T>(text, [...values])).rows;
    },
    async executeSql(text, values = []) {
      return values.length > 0 ? connection.query<Row>(text, values) : connection.query<Row>(text);
    },
  };
}

/**
 * Connects to a PostgreSQL server. Connections open on demand, so the first statement shows whether it is reachable.
 */
export function openPostgres(connectionString: string, reportError: (error: unknown) => void): Database {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: poolSize,
    connectionTimeoutMillis: statementTimeout,
    statement_timeout: statementTimeout,
    // The server may become unreachable after it accepted the statement; then only our own timeout ends the wait.
    query_timeout: statementTimeout + 1000,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
    application_name: 'vitrine',
  });
  // Without this handler, an idle connection that the server drops would end the process.
  pool.on('error', (error) => reportError(error));
  // The same for a connection dropped while in use, after its statement failed: the pool handles only idle ones.
  pool.on('connect', (client) => client.on('error', () => undefined));
  async function runTransaction<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken = false;
    try {
      await client.query('begin');
      const result = await work(createSession(client));
      await client.query('commit');
      return result;
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
    ...createSession(pool),
    transaction: runTransaction,
    checkStorage: () =>
      runTransaction(async (session) => {
        await checkTableSpace(session);
        await writeReadiness(session);
      }),
    queueConnection: { connectionString, max: 3 },
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}
