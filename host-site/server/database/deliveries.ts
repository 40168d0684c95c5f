import type { Session } from './database.ts';

/** Tables whose rows are delivered; all of them have `position`, `delivered_at` and `undeliverable_at`. */
export type DeliverableTable = 'sign_ups' | 'contact_messages' | 'contest_entries';

/** Records that the retailer has received a submission. */
export async function markDelivered(session: Session, table: DeliverableTable, id: string): Promise<void> {
  await session.query(`update ${table} set delivered_at = now(), undeliverable_at = null where id = $1`, [id]);
}

/** Records that all retries of a submission failed. */
export async function markUndeliverable(session: Session, table: DeliverableTable, id: string): Promise<void> {
  await session.query(`update ${table} set undeliverable_at = now() where id = $1 and delivered_at is null`, [id]);
}

/** A submission to deliver; `position` orders rows by arrival. */
export interface WaitingRow extends Record<string, unknown> {
  id: string;
  position: number;
}

/** Up to 1,000 undelivered rows after a position, in order of arrival. */
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

/**
 * Releases running jobs whose process has sent no heartbeat for this many seconds: it has died, and without this it
 * takes minutes until the jobs expire and are retried.
 */
export async function releaseJobs(session: Session, queues: readonly string[], seconds: number): Promise<void> {
  if (queues.length === 0) return;
  await session.query(
    `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
     where name = any($1) and state = 'active'
       and coalesce(heartbeat_on, started_on) <= now() - $2 * interval '1 second'`,
    [queues, seconds],
  );
}
