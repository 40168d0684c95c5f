import type { Session } from './database.ts';
import type { DeliverableTable } from './deliveries.ts';

/** Shown to operators as the reason of a delivery that waits. */
const reason = 'waits for an earlier one of the same person';

/**
 * When an earlier delivery of the same kind to the same person is tried next; undefined when none waits. One that is
 * undeliverable, or has lost its job, holds up nothing.
 */
export async function findEarlier(
  session: Session,
  table: DeliverableTable,
  queue: string,
  id: string,
): Promise<Date | undefined> {
  const [row] = await session.query<{ next: Date | null }>(
    `select max(case j.state when 'active' then now() else j.start_after end) as next
     from ${table} s
     join ${table} e on e.email_key = s.email_key and e.position < s.position
       and e.delivered_at is null and e.undeliverable_at is null
     join pgboss.job j on j.name = $1 and j.id = e.id and j.state < 'completed'
     where s.id = $2`,
    [queue, id],
  );
  return row?.next ?? undefined;
}

/**
 * Returns a running job to its queue until `next`, one second to one minute from now: whatever it waits for may also be
 * deleted or dropped. It is no attempt: pg-boss counts one when a job starts that had started before.
 */
export async function postponeJob(session: Session, queue: string, id: string, next?: Date): Promise<void> {
  await session.query(
    `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
       start_after = greatest(now() + interval '1 second', least(coalesce($3::timestamptz, now()), now() + interval '1 minute')),
       output = jsonb_build_object('reason', $4::text)
     where name = $1 and id = $2 and state = 'active'`,
    [queue, id, next ?? null, reason],
  );
}
