import type { Context } from 'hono';
import { toLocale } from '../../../widgets/shared/locale/locale.ts';
import { describeContest } from '../../content/describe-contest.ts';
import type { Contests } from '../../content/read-contests.ts';
import { guessFromHeader } from '../accept-language.ts';
import type { RequestEnv } from '../request-env.ts';
import { openHeaders } from '../security-headers.ts';
import { contestOutcomes } from './contest-outcomes.ts';

const cacheLimit = 60;

/** Anybody's page may show what a contest is. */
const sharedHeaders = { ...openHeaders, Vary: 'Accept-Language' };

/** GET /Contest/Details?contest=…&locale=…: a contest in words, and whether it is open by this server's clock. */
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
    // Kept no longer than the state holds.
    const seconds = Math.min(cacheLimit, ...changes.filter((until) => until > 0));
    const headers = { ...sharedHeaders, 'Cache-Control': `public, max-age=${seconds}` };
    return context.json(describeContest(contest, locale, at), 200, headers);
  };
}
