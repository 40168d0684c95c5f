import type { Row, Session } from './database.ts';
import type { DeliverableTable } from './deliveries.ts';

/** How many submissions of one table are not delivered. */
export interface SubmissionCounts {
  waiting: number;
  /** All retries failed, and no operator has dropped it. */
  undeliverable: number;
  /** May have arrived, and no operator has dropped it or sent it again. */
  uncertain: number;
  /** In quarantine. */
  suspected: number;
  /** Age of the oldest waiting one; 0 when none waits. */
  oldestSeconds: number;
}

/** Counts what is not delivered of a table. */
export async function countSubmissions(session: Session, table: DeliverableTable): Promise<SubmissionCounts> {
  const [counts] = await session.query<SubmissionCounts & Row>(
    `select
       count(*) filter (where honeypot is null and undeliverable_at is null)::int as waiting,
       count(*) filter (
         where honeypot is null and undeliverable_at is not null and uncertain_at is null and dropped_at is null
       )::int as undeliverable,
       count(*) filter (
         where honeypot is null and undeliverable_at is not null and uncertain_at is not null and dropped_at is null
       )::int as uncertain,
       count(*) filter (where honeypot is not null)::int as suspected,
       coalesce(extract(epoch from now() - min(created_at)
         filter (where honeypot is null and undeliverable_at is null)), 0)::float8 as "oldestSeconds"
     from ${table} where delivered_at is null`,
  );
  return counts as SubmissionCounts;
}
