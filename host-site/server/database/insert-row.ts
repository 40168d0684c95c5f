import type { Row, Session, SqlValue } from './database.ts';

/**
 * Inserts a row of columns by name and returns what `clause` asks for, such as `on conflict do nothing returning id`;
 * an empty list when the clause prevented the insert.
 */
export function insertRow(
  session: Session,
  table: string,
  values: Record<string, SqlValue>,
  clause = '',
): Promise<Row[]> {
  const names = Object.keys(values);
  const places = names.map((_, index) => `$${index + 1}`);
  return session.query(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) ${clause}`,
    Object.values(values),
  );
}

/**
 * The columns with which every table of submissions stores suspected spam: the honeypot's content is kept, so that a
 * person whose browser filled it is not lost, and the row is undeliverable from the start.
 */
export function toSpamColumns(honeypot: string): { honeypot: string | null; undeliverable_at: Date | null } {
  return honeypot === '' ? { honeypot: null, undeliverable_at: null } : { honeypot, undeliverable_at: new Date() };
}
