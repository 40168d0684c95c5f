import type { Row, Session } from './database.ts';

/** Different origins in all days together: anyone can make them up. */
const mostOrigins = 1000;
/** Characters of the longest name that is kept whole; a host name has 253 at most. */
const longestName = 200;
const keptDays = 30;
/** What origins are counted as that are past the limits. */
const otherOrigins = 'other';

const toDay = (now: number) => new Date(now).toISOString().slice(0, 10);

/**
 * Counts a request that was refused for its origin, on the day of `now` (ms since 1970, UTC). Once 1,000 different ones
 * are known, what is new counts as `other`.
 */
export async function countRefusedOrigin(session: Session, origin: string, now: number): Promise<void> {
  const count = (name: string, limit: number) =>
    session.query(
      `insert into refused_origins as known (day, origin, requests) select $1::date, $2, 1
       where exists (select from refused_origins where origin = $2)
         or (select count(distinct origin) from refused_origins) < $3
       on conflict (day, origin) do update set requests = known.requests + 1 returning day`,
      [toDay(now), name, limit],
    );
  const counted = await count(origin.slice(0, longestName), mostOrigins);
  if (counted.length === 0) await count(otherOrigins, Number.MAX_SAFE_INTEGER);
}

/** An origin whose requests were refused. */
export interface RefusedOrigin extends Row {
  origin: string;
  requests: number;
  /** ISO date. */
  last_day: string;
}

/** Which origins were refused since an instant, and are not allowed by now; the most frequent first. */
export function listRefusedOrigins(session: Session, since: Date): Promise<RefusedOrigin[]> {
  return session.query<RefusedOrigin>(
    `select origin, sum(requests)::int as requests, max(day)::text as last_day from refused_origins
     where day >= $1::date and origin not in (select origin from allowed_origins)
     group by origin order by requests desc, origin`,
    [toDay(since.getTime())],
  );
}

/** Deletes the counts that are older than 30 days at `now` (ms since 1970). */
export async function deleteOldRefusedOrigins(session: Session, now: number): Promise<void> {
  await session.query('delete from refused_origins where day < $1::date', [toDay(now - keptDays * 86_400_000)]);
}

/** The origins that operators have allowed, beside those of the settings. */
export async function listAllowedOrigins(session: Session): Promise<string[]> {
  const rows = await session.query<{ origin: string }>('select origin from allowed_origins order by origin');
  return rows.map(({ origin }) => origin);
}

/** Allows an origin; false when it was. */
export async function allowOrigin(session: Session, origin: string): Promise<boolean> {
  const rows = await session.query(
    'insert into allowed_origins (origin) values ($1) on conflict do nothing returning origin',
    [origin],
  );
  return rows.length > 0;
}

/** Takes back that an origin is allowed; false when it was not. */
export async function revokeOrigin(session: Session, origin: string): Promise<boolean> {
  const rows = await session.query('delete from allowed_origins where origin = $1 returning origin', [origin]);
  return rows.length > 0;
}
