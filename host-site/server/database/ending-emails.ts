import type { Session } from './database.ts';
import type { DeliverableTable } from './deliveries.ts';

// An email is ending from the moment before its final dot until the mail server's reply is stored: it has `uncertain_at`
// without `undeliverable_at`. Whoever finds it so without sending it must not send it again.

const unsettled = 'delivered_at is null and undeliverable_at is null';
const ending = `${unsettled} and uncertain_at is not null`;

/** What has become of an email that a job is about to send: `stopped` when no one may send it any longer. */
export async function readEmailState(
  session: Session,
  table: DeliverableTable,
  id: string,
): Promise<'waiting' | 'ending' | 'stopped'> {
  const [row] = await session.query<{ state: 'waiting' | 'ending' | 'stopped' }>(
    `select case when ${ending} then 'ending' when ${unsettled} then 'waiting' else 'stopped' end as state
     from ${table} where id = $1`,
    [id],
  );
  return row?.state ?? 'stopped';
}

/** Records that an email's end will be sent now. Throws when it isn't to be sent any longer. */
export async function markEnding(session: Session, table: DeliverableTable, id: string): Promise<void> {
  const rows = await session.query(
    `update ${table} set uncertain_at = now()
     where id = $1 and ${unsettled} returning id`,
    [id],
  );
  if (rows.length === 0) throw new Error('The email was withdrawn while it was being sent');
}

/** Records that the mail server hasn't taken an email. */
export async function unmarkEnding(session: Session, table: DeliverableTable, id: string): Promise<void> {
  await session.query(`update ${table} set uncertain_at = null where id = $1 and ${ending}`, [id]);
}
