import { retailerFacts as facts } from '../../retailers/retailer-content.ts';
import type { Row, Session } from './database.ts';
import { lastPosition } from './read-pages.ts';
import { ageLimit, isSettled, type When } from './retention-rules.ts';
import { partSize, readParts, summarize, type WalkPart } from './retention-walks.ts';

/** Which entries of a contest are old enough. */
interface ContestAge extends Row {
  contest: string;
  /** When it opens, as text; null without its file. */
  opens: string | null;
  /** All of them, but for those that an earlier contest with the same name had. */
  is_old: boolean;
  /** Those up to this position, of the latter; null for none. */
  old_until: string | null;
}

/**
 * Entries are old after the last draw of their contest, or its end if that is later, as where only PINs win or a draw was
 * early. Without its file, after the draw; without either, after its last entry. A draw from before the contest opened was
 * that of an earlier one with the same name, to which the entries belong that took part in it. Reads one entry of each
 * contest.
 */
async function listContests(session: Session, { now, contests }: When): Promise<ContestAge[]> {
  const known = contests && [...contests.values()];
  return session.query<ContestAge>(
    `with recursive names as (
       (select contest from sealed_contest_entries order by contest limit 1)
       union all
       select (select e.contest from sealed_contest_entries e where e.contest > n.contest order by e.contest limit 1)
       from names n where n.contest is not null
     )
     select n.contest, f.opens::text as opens, d.old_until::text as old_until,
       coalesce(
         coalesce(greatest(d.last, f.closes), case when $3::text[] is not null then l.created_at end) < ${ageLimit}, false
       ) as is_old
     from names n
     left join unnest($3::text[], $4::timestamptz[], $5::timestamptz[]) f (contest, opens, closes) using (contest)
     cross join lateral (
       select created_at from sealed_contest_entries e where e.contest = n.contest order by position desc limit 1
     ) l
     cross join lateral (
       select max(drawn_at) as last,
         max(last_position) filter (where drawn_at < f.opens and drawn_at < ${ageLimit}) as old_until
       from contest_draws where contest = n.contest
     ) d
     where n.contest is not null`,
    [
      now,
      facts.privacy.entryMonths.number,
      known?.map(({ id }) => id) ?? null,
      known?.map(({ opens }) => opens) ?? null,
      known?.map(({ closes }) => closes) ?? null,
    ],
  );
}

const findEnd = ({ is_old, old_until }: ContestAge): string => (is_old ? lastPosition : (old_until ?? '0'));

/** An entry that was erased is kept for its PIN, and counts no more. */
const isThere = `email <> ''`;

/** By both columns of its index, see lastPosition. */
function walkContest(session: Session, age: ContestAge, when: When): AsyncGenerator<WalkPart> {
  const text = `
    with page as materialized (
      select id, created_at, position, ${isThere} and is_due as is_due, ${isThere} and not is_due as is_kept
      from sealed_contest_entries e cross join lateral (
        select ${isSettled('$3')} and coalesce(max(d.drawn_at) < ${ageLimit}, $6::boolean) as is_due
        from contest_draws d
        where d.contest = $4 and d.drawn_at < $5::timestamptz and d.last_position >= e.position
      ) age
      where (contest, position) > ($4, $7::bigint) and (contest, position) <= ($4, $8::bigint)
      order by contest, position limit ${partSize})
    ${summarize('page.position desc')}`;
  const { contest, opens, is_old } = age;
  const months = facts.privacy.entryMonths.number;
  const values = [when.now, months, when.hasContestService === false, contest, opens, is_old];
  return readParts({ at: '', position: '0' }, ({ position }) =>
    session.query(text, [...values, position, findEnd(age)]),
  );
}

/** The contests with entries that may be due, each with a walk through them. */
async function* walkContests(session: Session, when: When): AsyncGenerator<AsyncGenerator<WalkPart>> {
  for (const age of await listContests(session, when)) if (findEnd(age) !== '0') yield walkContest(session, age, when);
}

/** The entries that may be due, contest by contest. */
export async function* walkOldEntries(session: Session, when: When): AsyncGenerator<WalkPart> {
  for await (const walk of walkContests(session, when)) yield* walk;
}

/** Whether entries of more than one contest are due. */
export async function areContestsDue(session: Session, when: When): Promise<boolean> {
  let count = 0;
  for await (const walk of walkContests(session, when)) {
    for await (const { due } of walk) {
      if (due.length === 0) continue;
      count += 1;
      break;
    }
    if (count > 1) return true;
  }
  return false;
}

/** The entries that are too young to be due. */
export async function* walkYoungEntries(session: Session, when: When): AsyncGenerator<WalkPart> {
  const text = `
    with page as materialized (
      select id, created_at, position, false as is_due, ${isThere} as is_kept from sealed_contest_entries
      where (contest, position) > ($1, $2::bigint) and (contest, position) <= ($1, ${lastPosition})
      order by contest, position limit ${partSize})
    ${summarize('page.position desc')}`;
  for (const age of await listContests(session, when)) {
    if (age.is_old) continue;
    yield* readParts({ at: '', position: findEnd(age) }, ({ position }) =>
      session.query(text, [age.contest, position]),
    );
  }
}
