import type { Session } from './database.ts';

/** Tables whose rows are handed on; all of them have `position`, `delivered_at` and `undeliverable_at`. */
export type DeliverableTable = 'sign_ups' | 'contact_messages' | 'contest_entries';

export async function markDelivered(session: Session, table: DeliverableTable, id: string): Promise<void> {
  await session.query(`update ${table} set delivered_at = now(), undeliverable_at = null where id = $1`, [id]);
}

export async function markUndeliverable(session: Session, table: DeliverableTable, id: string): Promise<void> {
  await session.query(`update ${table} set undeliverable_at = now() where id = $1 and delivered_at is null`, [id]);
}

export interface WaitingRow extends Record<string, unknown> {
  id: string;
  position: number;
}

/** Up to 1,000 rows not delivered yet, in order of arrival, after a position. */
export async function listWaiting(
  session: Session,
  table: DeliverableTable,
  afterPosition: number,
): Promise<WaitingRow[]> {
  return session.query<WaitingRow>(
    `select id, position from ${table}
     where delivered_at is null and undeliverable_at is null and position > $1 order by position limit 1000`,
    [afterPosition],
  );
}
