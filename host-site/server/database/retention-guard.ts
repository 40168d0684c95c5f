import type { Session } from './database.ts';
import { personalTables } from './personal-columns.ts';
import { countDue, type RetentionScope } from './retention.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** How far the clocks of server and database may differ, in milliseconds. */
const clockTolerance = hour;
/** How long nothing may have been stored or deleted before a run; the server runs daily. In milliseconds. */
const longestGap = 7 * day;
/** Of the rows of a kind, how many a run may delete. Few are never unusual. */
const usualShare = 0.5;
const fewRows = 10;

/** Why a run of the retention job must not delete: a clock that may be wrong, or an unusual share of all rows. */
export interface RetentionRisk {
  kind: 'clock' | 'share';
  /** For operators, without personal data. */
  message: string;
}

/** Tables whose rows a retailer cannot get back, by what the counts call them. Erased entries count no more. */
const guarded = {
  messages: 'select count(*) as total from sealed_contact_messages',
  entries: `select count(*) as total from sealed_contest_entries where email <> ''`,
} as const;

/** The database's clock, and the newest row or run, in milliseconds. */
async function readClocks(session: Session): Promise<{ database: number; newest: number | undefined }> {
  const times = personalTables.map((table) => `(select max(created_at) from ${table})`);
  const [row] = await session.query<{ database: Date; newest: Date | null }>(
    `select clock_timestamp() as database, greatest(${times.join(', ')}, (select max(ran_at) from retention_runs)) as newest`,
  );
  return { database: Number(row?.database), newest: row?.newest?.getTime() };
}

const formatInstant = (ms: number) => new Date(ms).toISOString();

async function findClockRisk(session: Session, now: number): Promise<string | undefined> {
  const { database, newest } = await readClocks(session);
  if (Math.abs(now - database) > clockTolerance)
    return `this clock says ${formatInstant(now)}, the database’s ${formatInstant(database)}`;
  if (newest !== undefined && now - newest > longestGap)
    return `this clock says ${formatInstant(now)}, but nothing was stored or deleted after ${formatInstant(newest)}`;
  return undefined;
}

async function findShareRisk(
  session: Session,
  due: Readonly<Record<keyof typeof guarded, number>>,
): Promise<string | undefined> {
  for (const [kind, statement] of Object.entries(guarded) as [keyof typeof guarded, string][]) {
    const [row] = await session.query<{ total: number }>(statement);
    const total = Number(row?.total);
    if (due[kind] >= fewRows && due[kind] > usualShare * total) return `${due[kind]} of ${total} ${kind} are due`;
  }
  return undefined;
}

/**
 * Whether a run at this instant may rest on a wrong clock: one that differs from the database's by an hour, is a week ahead
 * of all that was stored, or makes more than half of the messages or entries due. Undefined where nothing is due.
 */
export async function findRetentionRisk(
  session: Session,
  now: Date,
  scope: RetentionScope,
): Promise<RetentionRisk | undefined> {
  const due = await countDue(session, now, scope);
  if (Object.values(due).every((count) => count === 0)) return undefined;
  const clock = await findClockRisk(session, now.getTime());
  if (clock) return { kind: 'clock', message: clock };
  const share = await findShareRisk(session, due);
  return share === undefined ? undefined : { kind: 'share', message: share };
}

/** Records a run that deleted what was due, so that the next one can compare its clock. */
export async function recordRetentionRun(session: Session, now: Date): Promise<void> {
  await session.query(
    `insert into retention_runs (id, ran_at) values (1, $1) on conflict (id) do update set ran_at = excluded.ran_at`,
    [now],
  );
}
