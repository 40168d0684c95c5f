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

/** A job that waits for an earlier one, which is tried next at that instant, where it is known. */
export interface PostponedJob {
  id: string;
  next: Date | undefined;
}

/**
 * Returns running jobs to their queue until `next`, one second to one minute from now: whatever they wait for may also be
 * deleted or dropped. It is no attempt: pg-boss counts one when a job starts that had started before.
 */
export async function postponeJobs(session: Session, queue: string, jobs: readonly PostponedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await session.query(
    `update pgboss.job j set state = 'created', started_on = null, heartbeat_on = null,
       start_after = greatest(
         now() + interval '1 second',
         least(coalesce(nullif(w.next, '')::timestamptz, now()), now() + interval '1 minute')
       ),
       output = jsonb_build_object('reason', $4::text)
     from unnest($2::uuid[], $3::text[]) w (id, next)
     where j.name = $1 and j.id = w.id and j.state = 'active'`,
    [queue, jobs.map(({ id }) => id), jobs.map(({ next }) => next?.toISOString() ?? ''), reason],
  );
}
