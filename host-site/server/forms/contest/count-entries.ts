import { countEntries } from '../../database/contest-entries.ts';
import type { Database } from '../../database/database.ts';

/** How old a count may be, in milliseconds. */
const freshFor = 10_000;

/**
 * The number of a contest's entries, counted at most every ten seconds however many visitors ask; undefined when the
 * database does not respond.
 */
export function createEntryCounter(
  database: Database,
  now: () => number,
): (contest: string) => Promise<number | undefined> {
  const counts = new Map<string, { at: number; count: Promise<number | undefined> }>();
  return (contest) => {
    const known = counts.get(contest);
    // A clock may also be set back.
    if (known && Math.abs(now() - known.at) < freshFor) return known.count;
    const count = countEntries(database, contest).catch(() => undefined);
    counts.set(contest, { at: now(), count });
    return count;
  };
}
