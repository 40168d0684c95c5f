import type { Session } from './database.ts';
import {
  isDeclared,
  listDeclared,
  type PersonalTable,
  personalTables,
  systemColumnNames,
} from './submission-columns.ts';

/**
 * Thrown when the tables of submissions and their declaration differ: what an undeclared column holds would lie in clear
 * text, and a post that fills a missing one would fail.
 */
export class ColumnMismatchError extends Error {
  override name = 'ColumnMismatchError';
}

/** `table.column` of each column of the tables of submissions that nothing declares, and of each that only is declared. */
export async function compareColumns(session: Session): Promise<{ undeclared: string[]; missing: string[] }> {
  const rows = await session.query<{ table: PersonalTable; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = any(current_schemas(false)) and table_name = any($1) order by table_name, ordinal_position`,
    [personalTables],
  );
  const existing = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  const declared = personalTables.flatMap((table) =>
    [...systemColumnNames, ...listDeclared(table)].map((column) => `${table}.${column}`),
  );
  return {
    undeclared: rows
      .filter(({ table, column }) => !isDeclared(table, column))
      .map(({ table, column }) => `${table}.${column}`),
    missing: declared.filter((column) => !existing.has(column)),
  };
}

/** Throws ColumnMismatchError that names each column that is only in the database, or only declared. */
export async function checkColumns(session: Session): Promise<void> {
  const { undeclared, missing } = await compareColumns(session);
  const problems = [
    undeclared.length > 0 &&
      `nothing says whether ${undeclared.join(', ')} is personal: add it to field-columns.ts for a form's field, else to submission-columns.ts, or remove the column`,
    missing.length > 0 &&
      `the database has no ${missing.join(', ')}: write a migration that adds it and list it in migrate.ts, or remove the declaration`,
  ].filter(Boolean);
  if (problems.length > 0) throw new ColumnMismatchError(problems.join('; '));
}
