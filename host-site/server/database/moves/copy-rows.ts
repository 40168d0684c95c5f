import { createHash } from 'node:crypto';
import type { Database, Session } from '../database.ts';
import { type MovedTable, nameTable, quote } from './list-tables.ts';

/** A row as PostgreSQL writes its values: exact for every type, and the same in every version. */
type TextRow = readonly (string | null)[];

/** What a table has: how many rows, and a digest of them in any order. */
export interface TableSum {
  rows: number;
  digest: string;
}

/** Pages of 8 kB that are read at once. The embedded database works in the server's own thread. */
const pagesAtOnce = 32;

/** Runs statements that see one state of the database; each call may be a transaction of its own. */
export type Read = <T>(work: (session: Session) => Promise<T>) => Promise<T>;

/** Reads a database to which no one writes meanwhile; others get their turn between the portions. */
export const readFrozen =
  (database: Database): Read =>
  (work) =>
    database.transaction(work);

/** Reads a table in portions. By the place of the rows, since not every table has a key that can be compared. */
async function* readRows(read: Read, table: MovedTable): AsyncGenerator<TextRow[]> {
  const name = nameTable(table);
  const fields = table.columns.map((column) => `${quote(column.name)}::text`).join(', ');
  const [size] = await read((session) =>
    session.query<{ pages: number }>('select pg_relation_size($1::regclass) / 8192 as pages', [name]),
  );
  for (let page = 0; page < (size?.pages ?? 0); page += pagesAtOnce) {
    const rows = await read(async (session) => {
      await session.executeSql(`set local timezone = 'UTC'; set local bytea_output = 'hex'`);
      return session.query<{ fields: (string | null)[] }>(
        `select array[${fields}] as fields from ${name}
         where ctid >= '(${page},0)'::tid and ctid < '(${page + pagesAtOnce},0)'::tid`,
      );
    });
    if (rows.length > 0) yield rows.map((row) => row.fields);
  }
}

/** Adds digests: the sum is the same in any order of the rows. */
function createSum() {
  let rows = 0;
  let sum = 0n;
  return {
    add(portion: readonly TextRow[]) {
      rows += portion.length;
      for (const row of portion) sum += BigInt(`0x${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`);
    },
    read: (): TableSum => ({ rows, digest: (sum % 2n ** 256n).toString(16) }),
  };
}

async function insertRows(target: Session, table: MovedTable, portion: readonly TextRow[]): Promise<void> {
  const names = table.columns.map(({ name }) => quote(name)).join(', ');
  const values = table.columns.map(({ type }, at) => `v.c${at}::${type}`).join(', ');
  const parameters = table.columns.map((_, at) => `$${at + 1}::text[]`).join(', ');
  const fields = table.columns.map((_, at) => `c${at}`).join(', ');
  await target.executeSql(
    `insert into ${nameTable(table)} (${names}) overriding system value
     select ${values} from unnest(${parameters}) as v(${fields})`,
    table.columns.map((_, at) => portion.map((row) => row[at] ?? null)),
  );
}

/** Copies the rows of a table, and returns what was read. */
export async function copyTable(source: Read, target: Session, table: MovedTable): Promise<TableSum> {
  const sum = createSum();
  for await (const portion of readRows(source, table)) {
    sum.add(portion);
    await insertRows(target, table, portion);
  }
  return sum.read();
}

/** Reads what a table has. */
export async function sumTable(read: Read, table: MovedTable): Promise<TableSum> {
  const sum = createSum();
  for await (const portion of readRows(read, table)) sum.add(portion);
  return sum.read();
}

interface Sequence extends Record<string, unknown> {
  name: string;
  /** Text, as a sequence may exceed a number. Null before its first value. */
  last: string | null;
}

/** Sets the sequences of the server's own tables to where they were, so that no number is given out twice. */
export async function copySequences(source: Read, target: Session): Promise<void> {
  const sequences = await source((session) =>
    session.query<Sequence>(
      `select sequencename::text as name, last_value::text as last from pg_sequences
       where schemaname = current_schema()`,
    ),
  );
  for (const { name, last } of sequences) {
    if (last !== null) await target.query('select setval($1::regclass, $2::bigint)', [quote(name), last]);
  }
}
