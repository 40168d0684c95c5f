import type { Session } from '../database.ts';
import { MoveError } from './move-error.ts';

/** A table that is moved, with what a copy of it must have. */
export interface MovedTable {
  /** Empty for the schema in which the server's own tables are: it may have another name in PostgreSQL. */
  schema: '' | 'pgboss';
  name: string;
  columns: readonly { name: string; type: string }[];
  /** The tables that its rows refer to. */
  needs: readonly string[];
}

/** Quotes a name for a statement. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** How statements name a table. */
export const nameTable = ({ schema, name }: Pick<MovedTable, 'schema' | 'name'>): string =>
  schema ? `${quote(schema)}.${quote(name)}` : quote(name);

/**
 * The server's schema and that of pg-boss. Partitions are listed, and not what they are part of. What pg-boss measures
 * about its queues is in partitions by the day, which another database does not have, and serves no one after a move.
 */
const query = `
  select case when n.nspname = 'pgboss' then 'pgboss' else '' end as schema, c.relname::text as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')::text
      as columns,
    array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as needs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in (current_schema(), 'pgboss')
    and c.relname <> 'unfinished_move' and c.relname not like 'queue\\_stats\\_%'
  order by 1, 2`;

/** Tables after those that their rows refer to. Throws for a circle, which no release has had. */
function order(tables: readonly MovedTable[]): MovedTable[] {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: MovedTable[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ needs }) => needs.every((name) => !waiting.has(name)));
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${[...waiting.keys()].join(', ')}`);
    for (const table of ready) waiting.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}

/** All tables of a database, in the order in which they can be filled. */
export async function listTables(session: Session): Promise<MovedTable[]> {
  const rows = await session.query<{ schema: '' | 'pgboss'; name: string; columns: string; needs: string[] }>(query);
  return order(rows.map((row) => ({ ...row, columns: JSON.parse(row.columns) })));
}

/** Throws MoveError when two databases differ in their tables or columns. */
export function compareTables(source: readonly MovedTable[], target: readonly MovedTable[]): void {
  const describe = (table: MovedTable) =>
    `${nameTable(table)} (${table.columns.map(({ name, type }) => `${name} ${type}`).join(', ')})`;
  const there = new Set(target.map(describe));
  const missing = source.map(describe).filter((table) => !there.has(table));
  if (missing.length === 0 && source.length === target.length) return;
  throw new MoveError(`The databases differ in their tables; run the same release on both. ${missing.join('; ')}`);
}
