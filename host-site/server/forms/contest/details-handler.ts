import type { Context } from 'hono';
import { toLocale } from '../../../../widgets/shared/locale/locale.ts';
import type { Contest } from '../../../sources/contests/contest-file.ts';
import { findContestEnd, findContestState } from '../../../sources/contests/contest-state.ts';
import { describeContest, describeCounts } from '../../../sources/contests/describe-contest.ts';
import type { Contests } from '../../../sources/contests/read-contests.ts';
import type { Database } from '../../database/database.ts';
import { guessFromHeader } from '../../http/accept-language.ts';
import type { RequestEnv } from '../../http/request-env.ts';
import { openHeaders } from '../../http/security-headers.ts';
import { contestOutcomes } from './contest-outcomes.ts';
import { createEntryCounter } from './count-entries.ts';

/** Seconds; less for a contest that shows how many have entered. */
const cacheLimit = 60;
const countsCacheLimit = 10;

/** Contest details are public, so any origin may read them. */
const sharedHeaders = { ...openHeaders, Vary: 'Accept-Language' };

/** Why a widget's form could not enter a contest, as a sentence for the page's developer; `pin` and `brand` are its own. */
function findMismatch(contest: Contest, pin: string | undefined, brand: string | undefined): string | undefined {
  const { id, hasPin, brands } = contest;
  if (pin && pin !== String(hasPin))
    return hasPin
      ? `The contest "${id}" needs a PIN: use <vitrine-new-movers contest="${id}">`
      : `The contest "${id}" has no PINs: use <vitrine-contest-entry contest="${id}">`;
  const isOpenTo = !brand || brands.some((each) => each === brand);
  return isOpenTo ? undefined : `The contest "${id}" is not for the brand "${brand}", only for ${brands.join(', ')}`;
}

/**
 * GET /Contest/Details?contest=…&locale=…: texts of a contest, and whether it is open by the server's clock. A widget adds
 * whether it asks for a PIN (`pin`), and its `brand`; it gets no details of a contest that its form could not enter.
 */
export function createDetailsHandler(
  contests: Contests,
  now: () => number,
  database: Database,
): (context: Context<RequestEnv>) => Promise<Response> {
  const countEntries = createEntryCounter(database, now);
  return async (context) => {
    const { contest: id = '', pin, brand } = context.req.query();
    const contest = contests.get(id);
    const reason = contest ? findMismatch(contest, pin, brand) : `There is no contest "${id}"`;
    if (!contest || reason) {
      const { httpStatus, ...body } = contestOutcomes.unknownContest;
      return context.json({ ...body, reason }, httpStatus, { ...sharedHeaders, 'Cache-Control': 'no-store' });
    }
    const at = now();
    const locale = toLocale(context.req.query('locale')) ?? guessFromHeader(context.req.header('Accept-Language'));
    const changes = [Date.parse(contest.opens), findContestEnd(contest)].map((instant) =>
      Math.ceil((instant - at) / 1000),
    );
    // The cache must not outlive the contest's current state.
    const shows = findContestState(contest, at) === 'open' ? (contest.shows ?? []) : [];
    const seconds = Math.min(shows.length > 0 ? countsCacheLimit : cacheLimit, ...changes.filter((until) => until > 0));
    // A cached response would start a countdown again, with the seconds that were left before.
    const caching = shows.includes('timeLeft') ? 'no-store' : `public, max-age=${seconds}`;
    const headers = { ...sharedHeaders, 'Cache-Control': caching };
    const details = describeContest(contest, locale, at);
    if (shows.length === 0) return context.json(details, 200, headers);
    const entries = shows.includes('entries') ? await countEntries(contest.id) : undefined;
    return context.json({ ...details, counts: describeCounts(contest, at, entries) }, 200, headers);
  };
}
