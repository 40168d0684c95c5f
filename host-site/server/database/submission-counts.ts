import type { Row, Session } from './database.ts';
import type { DeliverableTable } from './deliveries.ts';

/** How many submissions of one table are not delivered. More than the most that is counted are that many. */
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

/** The most rows of a state that are counted: without a service to deliver to, all of a table are waiting. */
export const mostCounted = 100_000;

/** SQL conditions, each with an index of its own. */
const waiting = 'delivered_at is null and undeliverable_at is null and honeypot is null';
const stopped = 'delivered_at is null and undeliverable_at is not null and honeypot is null and dropped_at is null';
const suspected = 'delivered_at is null and honeypot is not null';

/** Counts what is not delivered of a table. */
export async function countSubmissions(
  session: Session,
  table: DeliverableTable,
  most = mostCounted,
): Promise<SubmissionCounts> {
  const count = (condition: string) =>
    `(select count(*)::int from (select from ${table} where ${condition} order by position limit ${most}) counted)`;
  const [counts] = await session.query<SubmissionCounts & Row>(
    `select ${count(waiting)} as waiting, ${count(`${stopped} and uncertain_at is null`)} as undeliverable,
       ${count(`${stopped} and uncertain_at is not null`)} as uncertain, ${count(suspected)} as suspected,
       coalesce((select extract(epoch from now() - created_at) from ${table} where ${waiting}
         order by position limit 1), 0)::float8 as "oldestSeconds"`,
  );
  return counts as SubmissionCounts;
}
