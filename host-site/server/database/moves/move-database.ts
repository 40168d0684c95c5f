import type { Database } from '../database.ts';
import { copySequences, copyTable, readFrozen, sumTable } from './copy-rows.ts';
import { compareTables, listTables, nameTable } from './list-tables.ts';
import { MoveError } from './move-error.ts';
import { isUnfinished } from './move-marker.ts';
import { openTransaction } from './open-transaction.ts';

/** Milliseconds that a statement of a move may take. */
const statementLimit = 600_000;

/** What a move needs. */
export interface MoveSteps {
  /** To which no one writes any more. */
  source: Database;
  target: Database;
  /** Gives an empty target the tables and queues of this release. */
  prepareTarget: () => Promise<void>;
  /** Called once all is in the target; the move counts only from then on. */
  onMoved: () => Promise<void>;
}

/**
 * Rejects with MoveError, before anything is written, for a target that checks no letters, or in which there is something: a
 * server that was there before may go on with SQL_ASCII, but no one has to begin with it.
 */
export async function checkTarget(target: Database): Promise<void> {
  const [encoding] = await target.query<{ name: string }>(`select current_setting('server_encoding') as name`);
  if (encoding?.name === 'SQL_ASCII') {
    throw new MoveError(
      'The database has the encoding SQL_ASCII, which checks no letters: move into one that was created with ' +
        '`create database … encoding utf8 template template0`.',
    );
  }
  if (await isUnfinished(target)) return;
  const [found] = await target.query<{ names: string[] }>(
    `select array(select tablename::text from pg_tables where schemaname in (current_schema(), 'pgboss') order by 1) as names`,
  );
  const [first] = found?.names ?? [];
  if (first !== undefined) {
    throw new MoveError(`The database is not empty: it has a table ${first}. Move into a new one.`);
  }
}

/**
 * Copies every row into a PostgreSQL that no server has used, in one transaction, and reads all of it there again; says
 * each table. A move that was interrupted can be begun anew. Rejects with MoveError when something did not arrive as it
 * was, or the target is not empty; the source is only read.
 */
export async function* moveDatabase({ source, target, prepareTarget, onMoved }: MoveSteps): AsyncGenerator<string> {
  await checkTarget(target);
  await target.query('create table if not exists unfinished_move (begun_at timestamptz not null default now())');
  await prepareTarget();
  const read = readFrozen(source);
  const tables = await read(listTables);
  compareTables(tables, await listTables(target));
  const transaction = await openTransaction(target, statementLimit);
  try {
    const { session } = transaction;
    await session.executeSql('lock table unfinished_move');
    // What preparing has written, and no row of anyone.
    await session.executeSql(`truncate ${tables.map(nameTable).join(', ')}`);
    let rows = 0;
    for (const table of tables) {
      const sent = await copyTable(read, session, table);
      const arrived = await sumTable((work) => work(session), table);
      if (sent.rows !== arrived.rows || sent.digest !== arrived.digest) {
        throw new MoveError(`${nameTable(table)}: ${arrived.rows} of ${sent.rows} rows arrived as they were.`);
      }
      rows += sent.rows;
      yield `${table.schema}${table.schema && '.'}${table.name}: ${sent.rows}\n`;
    }
    await copySequences(read, session);
    await transaction.commit();
    await onMoved();
    await target.query('drop table if exists unfinished_move');
    yield `${rows} rows of ${tables.length} tables, each with the same digest on both sides\n`;
  } finally {
    await transaction.rollback();
  }
}
