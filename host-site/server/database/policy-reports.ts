import type { Row, Session } from './database.ts';

/** Different reports that a day can have: anyone can send made-up ones. */
const rowsPerDay = 200;
const keptDays = 30;

interface Blocked {
  directive: string;
  blocked: string;
}

const toDay = (now: number) => new Date(now).toISOString().slice(0, 10);

/**
 * Counts a report on the day of `now` (ms since 1970, UTC). Once a day has 200 different ones, what is new counts as
 * `other`.
 */
export async function countPolicyReport(session: Session, { directive, blocked }: Blocked, now: number): Promise<void> {
  const count = (name: string, limit: number) =>
    session.query(
      `insert into policy_reports as known (day, directive, blocked, reports) select $1::date, $2, $3, 1
       where exists (select from policy_reports where day = $1::date and directive = $2 and blocked = $3)
         or (select count(*) from policy_reports where day = $1::date) < $4
       on conflict (day, directive, blocked) do update set reports = known.reports + 1 returning day`,
      [toDay(now), directive, name, limit],
    );
  const counted = await count(blocked, rowsPerDay);
  // There are a few directives, so these rows have an end as well.
  if (counted.length === 0) await count('other', Number.MAX_SAFE_INTEGER);
}

/** What was blocked since an instant, the most frequent first. */
export function listPolicyReports(session: Session, since: Date): Promise<(Blocked & { reports: number } & Row)[]> {
  return session.query(
    `select directive, blocked, sum(reports)::int as reports, max(day)::text as last_day
     from policy_reports where day >= $1::date group by directive, blocked order by reports desc, directive, blocked`,
    [toDay(since.getTime())],
  );
}

/** Deletes the counts that are older than 30 days at `now` (ms since 1970). */
export async function deleteOldPolicyReports(session: Session, now: number): Promise<void> {
  await session.query('delete from policy_reports where day < $1::date', [toDay(now - keptDays * 86_400_000)]);
}
