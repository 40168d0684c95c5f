import type { Session } from './database.ts';
import { isDeclared, type PersonalTable, personalTables } from './submission-columns.ts';

/** Thrown when a column of submissions is declared neither personal nor plain: what it holds would lie in clear text. */
export class UndeclaredColumnError extends Error {
  override name = 'UndeclaredColumnError';
}

/** `table.column` of each column of the tables of submissions that nothing declares. */
export async function listUndeclaredColumns(session: Session): Promise<string[]> {
  const rows = await session.query<{ table: PersonalTable; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = any(current_schemas(false)) and table_name = any($1) order by table_name, ordinal_position`,
    [personalTables],
  );
  return rows
    .filter(({ table, column }) => !isDeclared(table, column))
    .map(({ table, column }) => `${table}.${column}`);
}

/** Throws UndeclaredColumnError that names each column that is declared neither personal nor plain. */
export async function checkColumns(session: Session): Promise<void> {
  const undeclared = await listUndeclaredColumns(session);
  if (undeclared.length === 0) return;
  throw new UndeclaredColumnError(
    `nothing says whether ${undeclared.join(', ')} is personal: add it to field-columns.ts for a form's field, else to submission-columns.ts, or remove the column`,
  );
}
