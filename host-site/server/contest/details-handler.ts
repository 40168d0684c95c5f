import type { Context } from 'hono';
import { toLocale } from '../../../widgets/shared/locale/locale.ts';
import { describeContest } from '../../contests/describe-contest.ts';
import type { Contests } from '../../contests/read-contests.ts';
import { guessFromHeader } from '../accept-language.ts';
import type { RequestEnv } from '../request-env.ts';
import { openHeaders } from '../security-headers.ts';
import { contestOutcomes } from './contest-outcomes.ts';

const cacheLimit = 60;

/** Contest details are public, so any origin may read them. */
const sharedHeaders = { ...openHeaders, Vary: 'Accept-Language' };

/** GET /Contest/Details?contest=…&locale=…: texts of a contest, and whether it is open by the server's clock. */
export function createDetailsHandler(
  contests: Contests,
  now: () => number,
): (context: Context<RequestEnv>) => Response {
  return (context) => {
    const contest = contests.get(context.req.query('contest') ?? '');
    if (!contest) {
      const { httpStatus, ...answer } = contestOutcomes.unknownContest;
      return context.json(answer, httpStatus, { ...sharedHeaders, 'Cache-Control': 'no-store' });
    }
    const at = now();
    const locale = toLocale(context.req.query('locale')) ?? guessFromHeader(context.req.header('Accept-Language'));
    const changes = [contest.opens, contest.closes].map((iso) => Math.ceil((Date.parse(iso) - at) / 1000));
    // The cache must not outlive the contest's current state.
    const seconds = Math.min(cacheLimit, ...changes.filter((until) => until > 0));
    const headers = { ...sharedHeaders, 'Cache-Control': `public, max-age=${seconds}` };
    return context.json(describeContest(contest, locale, at), 200, headers);
  };
}
