/** PostgreSQL's code for a statement that writes where nothing may be written (read_only_sql_transaction). */
const readOnly = '25006';

/** Whether a statement was refused because the database takes no writes at the moment. */
export const isReadOnly = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === readOnly;
