import type { Row, Session } from './database.ts';
import { pageSize, readPages } from './read-pages.ts';
import type { PersonalTable } from './submission-columns.ts';

/**
 * Tables whose rows are delivered; all of them have `position`, `delivered_at`, `undeliverable_at`,
 * `uncertain_at`, which counts only beside it (without it, see `ending-emails.ts`), and `dropped_at`.
 */
export type DeliverableTable = PersonalTable;

/** Records that the retailer has received a submission. */
export async function markDelivered(session: Session, table: DeliverableTable, id: string): Promise<void> {
  await session.query(`update ${table} set delivered_at = now(), undeliverable_at = null where id = $1`, [id]);
}

/** Deletes what the retailer has received and is no longer needed. */
export async function deleteDelivered(session: Session, table: DeliverableTable, id: string): Promise<void> {
  await session.query(`delete from ${table} where id = $1`, [id]);
}

/** Why a submission is not sent again by itself: all retries failed, or it may have arrived. */
export type StoppedState = 'undeliverable' | 'uncertain';

/** Records that a submission is not sent again by itself. */
export async function markStopped(
  session: Session,
  table: DeliverableTable,
  id: string,
  state: StoppedState,
): Promise<void> {
  await session.query(
    `update ${table} set undeliverable_at = now(), uncertain_at = case when $2 then now() end
     where id = $1 and delivered_at is null`,
    [id, state === 'uncertain'],
  );
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

/** What has become of a submission; `uncertain` when it may have arrived, `dropped` by an operator. */
export const deliveryStates = ['waiting', 'undeliverable', 'uncertain', 'dropped', 'delivered'] as const;
/** One of them. */
export type DeliveryState = (typeof deliveryStates)[number];

/** Which deliveries are meant. */
export interface DeliveryFilter {
  states: readonly DeliveryState[];
  since: Date;
  /** All when absent. */
  ids?: readonly string[] | undefined;
}

/** The columns of a delivery, in order; none holds personal data. */
export const deliveryColumns = ['kind', 'id', 'state', 'created_at', 'attempts', 'next_attempt', 'reason'] as const;

/** What the rows of some states have in common, as the indexes of waiting and of stopped rows know it. */
const groups: readonly (readonly [states: readonly DeliveryState[], condition: string])[] = [
  [['waiting'], 's.delivered_at is null and s.undeliverable_at is null'],
  [['undeliverable', 'uncertain', 'dropped'], 's.delivered_at is null and s.undeliverable_at is not null'],
  [['delivered'], 's.delivered_at is not null'],
];

/**
 * Deliveries of one kind in order of arrival. The reason is a code; it is forgotten a week after the last attempt. Among
 * millions of delivered rows, the few others are read by their indexes, and jobs are looked up for listed rows alone.
 */
export function listDeliveries(
  session: Session,
  table: DeliverableTable,
  queue: string,
  { states, since, ids }: DeliveryFilter,
): AsyncGenerator<Row> {
  const asked = groups.filter(([group]) => group.some((state) => states.includes(state)));
  const rows = asked.map(
    ([, condition]) =>
      `(select * from (
         select s.id, s.position, s.created_at,
           case when s.delivered_at is not null then 'delivered' when s.dropped_at is not null then 'dropped'
             when s.undeliverable_at is null then 'waiting' when s.uncertain_at is not null then 'uncertain'
             else 'undeliverable' end as state
         from ${table} s
         where ${condition} and s.honeypot is null and s.position > $2 and s.created_at >= $3
           and ($4::uuid[] is null or s.id = any($4::uuid[]))
       ) g where state = any($5) order by position limit ${pageSize})`,
  );
  return readPages((position) =>
    session.query(
      `select d.*,
         case when j.started_on is null then coalesce(j.retry_count, 0) else j.retry_count + 1 end as attempts,
         case when j.state in ('created', 'retry') then j.start_after end as next_attempt,
         coalesce(j.output ->> 'reason', j.output ->> 'message') as reason
       from (select * from (${rows.join(' union all ')}) u order by position limit ${pageSize}) d
       left join pgboss.job j on j.name = $1 and j.id = d.id order by d.position`,
      [queue, position, since, ids ?? null, states],
    ),
  );
}

/** What lets a stopped row wait for its delivery again, in an update of SQL. */
export const waitsAgain = 'undeliverable_at = null, uncertain_at = null, dropped_at = null';

const revisions = {
  wait: waitsAgain,
  drop: 'undeliverable_at = coalesce(undeliverable_at, now()), dropped_at = now()',
};

/**
 * Lets submissions wait for delivery again, or drops them: those that are neither delivered nor being sent now. Returns
 * their ids.
 */
export async function reviseDeliveries(
  session: Session,
  table: DeliverableTable,
  queue: string,
  ids: readonly string[],
  revision: keyof typeof revisions,
): Promise<string[]> {
  const rows = await session.query<{ id: string }>(
    `update ${table} s set ${revisions[revision]}
     where id = any($1::uuid[]) and delivered_at is null and honeypot is null
       and not exists (select from pgboss.job j where j.name = $2 and j.id = s.id and j.state = 'active')
     returning id`,
    [ids, queue],
  );
  return rows.map(({ id }) => id);
}
