import pg from 'pg';
import type { Database, Row, Session, SqlValue } from './database.ts';

const int8 = 20;
const statementTimeout = 5000;

// int8 arrives as text because it may not fit a number; our identities and counts do.
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

/** Connects to a PostgreSQL server; connections are made on demand, so the first statement tells whether it is there. */
export function openPostgres(connectionString: string, reportError: (error: unknown) => void): Database {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: statementTimeout,
    statement_timeout: statementTimeout,
    // The server may be unreachable after it took the statement; then only our own clock ends the wait.
    query_timeout: statementTimeout + 1000,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
    application_name: 'vitrine',
  });
  // An idle connection that the server drops would otherwise end the process.
  pool.on('error', reportError);
  // So would one that drops while in use, after its statement has failed: the pool listens only to idle ones.
  pool.on('connect', (client) => client.on('error', () => undefined));
  let closing: Promise<void> | undefined;
  return {
    kind: 'postgres',
    ...createSession(pool),
    async transaction(work) {
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
    },
    queueConnection: { connectionString, max: 3 },
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}
