import type { Row, Session } from '../../../host-site/server/database/database.ts';
import { decryptRow, hashEmail } from '../../../host-site/server/database/personal-columns.ts';
import type { PersonalTable } from '../../../host-site/server/database/submission-columns.ts';

/** The decrypted submissions of a table in order of arrival; only those of an address when one is given. */
export async function readRows(session: Session, table: PersonalTable, email?: unknown): Promise<Row[]> {
  const condition = email === undefined ? '' : 'where email_key = $1';
  const values = email === undefined ? [] : [hashEmail(session.cipher, table, String(email))];
  const rows = await session.query(`select * from ${table} ${condition} order by position`, values);
  return rows.map((row) => decryptRow(session.cipher, table, row.id, row));
}

/** Decrypts the rows of another query, which selects the id of the submission. */
export async function readOpened(session: Session, table: PersonalTable, text: string, values: string[] = []) {
  const rows = await session.query(text, values);
  return rows.map(({ id, ...row }) => decryptRow(session.cipher, table, id, row));
}
