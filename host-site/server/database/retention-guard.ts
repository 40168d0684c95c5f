import { forms } from '../forms/definitions/form-definitions.ts';
import type { Session } from './database.ts';
import { isAnythingDue } from './retention.ts';
import { areContestsDue, walkOldEntries, walkYoungEntries } from './retention-entries.ts';
import { type RetentionScope, rules, type When } from './retention-rules.ts';
import { compareParts, type WalkPart, walkOld, walkYoung } from './retention-walks.ts';
import { personalTables } from './submission-columns.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** How far the clocks of server and database may differ, in milliseconds. */
const clockTolerance = hour;
/** How long nothing may have been stored or deleted before a run; the server runs daily. In milliseconds. */
const longestGap = 7 * day;
/** Fewer are never an unusual share. */
const fewRows = 10;

/** Why a run of the retention job must not delete: a clock that may be wrong, or an unusual share of all rows. */
export interface RetentionRisk {
  kind: 'clock' | 'share';
  /** For operators, without personal data. */
  message: string;
}

interface Clocks {
  database: number;
  /** The newest row or run, not counting the last hour: what came in it was dated by the clock that is in doubt. */
  newest: number | undefined;
  /** When a run refused to delete, if none was allowed since. */
  refusedAt: number | undefined;
}

/** Clocks in milliseconds. */
async function readClocks(session: Session, now: Date): Promise<Clocks> {
  const before = `$1::timestamptz - interval '1 hour'`;
  const times = personalTables.map((table) => `(select max(created_at) from ${table} where created_at < ${before})`);
  const [row] = await session.query<{ database: Date; newest: Date | null; refused_at: Date | null }>(
    `select clock_timestamp() as database, r.refused_at, greatest(${times.join(', ')}, r.ran_at) as newest
     from (select 1) one left join retention_runs r on r.id = 1`,
    [now],
  );
  return {
    database: Number(row?.database),
    newest: row?.newest?.getTime(),
    refusedAt: row?.refused_at?.getTime(),
  };
}

const formatInstant = (ms: number) => new Date(ms).toISOString();

/**
 * Why a clock may be wrong: it differs from the database's, nothing was stored or deleted for long before it, or it was in
 * doubt, and no one has said that it is right. `at` is the other instant, in milliseconds.
 */
export interface ClockDoubt {
  kind: 'database' | 'newest' | 'refused';
  at: number;
}

/** Why this instant may not be the present one; undefined where it may. */
export async function findClockDoubt(session: Session, instant: Date): Promise<ClockDoubt | undefined> {
  const now = instant.getTime();
  const { database, newest, refusedAt } = await readClocks(session, instant);
  if (Math.abs(now - database) > clockTolerance) return { kind: 'database', at: database };
  if (newest !== undefined && now - newest > longestGap) return { kind: 'newest', at: newest };
  // What was stored since then has the dates of the same clock. One that was set back is trusted again.
  if (refusedAt !== undefined && now >= refusedAt - clockTolerance) return { kind: 'refused', at: refusedAt };
  return undefined;
}

async function findClockRisk(session: Session, instant: Date): Promise<string | undefined> {
  const doubt = await findClockDoubt(session, instant);
  if (!doubt) return undefined;
  const [now, at] = [formatInstant(instant.getTime()), formatInstant(doubt.at)];
  return {
    database: `this clock says ${now}, the database’s ${at}`,
    newest: `this clock says ${now}, but nothing was stored or deleted after ${at}`,
    refused: `this clock was in doubt at ${at}, and no one has said that it is right`,
  }[doubt.kind];
}

/** What a retailer cannot get back: the rows that may be due, and those that are too young. Erased entries count no more. */
async function* listGuarded(
  session: Session,
  when: When,
): AsyncGenerator<[name: string, old: AsyncGenerator<WalkPart>, young: AsyncGenerator<WalkPart>]> {
  for (const { retained } of forms) {
    const rule = rules[retained];
    yield [retained, walkOld(session, rule, when), walkYoung(session, rule, when)];
  }
  // A contest's are all due at once.
  if (await areContestsDue(session, when))
    yield ['entries', walkOldEntries(session, when), walkYoungEntries(session, when)];
}

async function findShareRisk(session: Session, when: When): Promise<string | undefined> {
  for await (const [name, old, young] of listGuarded(session, when)) {
    const most = await compareParts(old, young, fewRows);
    if (most) return `more than half of the ${name} are due: ${most.due} or more, and ${most.kept} are not`;
  }
  return undefined;
}

/**
 * Whether a run at this instant may rest on a wrong clock: one that differs from the database's by an hour, is a week ahead
 * of all that was stored, or makes more than half of the messages, or of the entries of several contests, due. Undefined
 * where nothing is due.
 */
export async function findRetentionRisk(
  session: Session,
  now: Date,
  scope: RetentionScope,
): Promise<RetentionRisk | undefined> {
  const when = { ...scope, now };
  const clock = await findClockRisk(session, now);
  if (clock) return (await isAnythingDue(session, when)) ? { kind: 'clock', message: clock } : undefined;
  const share = await findShareRisk(session, when);
  return share === undefined ? undefined : { kind: 'share', message: share };
}

/** Records a run: refused by the clock, allowed, or, where nothing was due, allowed if its clock seems right. */
export async function recordRetentionRun(session: Session, now: Date, risk?: RetentionRisk['kind']): Promise<void> {
  if (risk === 'share') return;
  const [ranAt, refusedAt] = risk === 'clock' ? [null, now] : [now, null];
  await session.query(
    `insert into retention_runs (id, ran_at, refused_at) values (1, $1, $2) on conflict (id) do update
     set ran_at = coalesce(excluded.ran_at, retention_runs.ran_at),
       refused_at = case when excluded.ran_at is null then coalesce(retention_runs.refused_at, excluded.refused_at) end`,
    [ranAt, refusedAt],
  );
}

/** Whether a run at this instant may count as one by a right clock. */
export const isClockTrusted = async (session: Session, now: Date): Promise<boolean> =>
  (await findClockRisk(session, now)) === undefined;
