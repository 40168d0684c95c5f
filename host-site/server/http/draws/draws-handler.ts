import type { Context, Next } from 'hono';
import type { Logger } from 'pino';
import { type Locale, toLocale } from '../../../../widgets/shared/locale/locale.ts';
import { translateDraws } from '../../../site/draws/draw-messages.ts';
import { type Markup, toHtml } from '../../../site/search/markup.ts';
import { countDrawnPrizes } from '../../../sources/contests/drawn-prize.ts';
import type { Contests } from '../../../sources/contests/read-contests.ts';
import type { ServerConfig } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { countListParts, findListPart, listPublicDraws } from '../../database/public-draws.ts';
import { createSeedCommitment } from '../../forms/contest/commit-at-opening.ts';
import { outcomes } from '../../forms/outcome.ts';
import { findClientKey } from '../client-address.ts';
import { fillLanguageLinks } from '../language-links.ts';
import { createLatestCache } from '../latest-cache.ts';
import { describeError } from '../logging.ts';
import { showInstead } from '../pages.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { RequestEnv } from '../request-env.ts';
import type { FileIndex, StaticFile } from '../static-files/file-index.ts';
import { toRenderedFile } from '../static-files/rendered-file.ts';
import { serveFile } from '../static-files/serve-file.ts';
import { describeContests, describeDraws } from './describe-draws.ts';

/** Paths of the page of draws, that of a contest, and the list of a draw. */
export const drawsPaths = {
  contests: '/:locale{en|fr}/draws',
  contest: '/:locale{en|fr}/draws/:contest',
  list: '/:locale{en|fr}/draws/:contest/:draw{[0-9]{1,9}}/entries.txt',
} as const;

/** Whether a path is one of these, of a contest that exists: it may be logged. */
export function isDrawsPath(path: string, contests: Contests): boolean {
  const [, contest] = /^\/(?:en|fr)\/draws\/([^/]+)(?:\/\d{1,9}\/entries\.txt)?$/.exec(path) ?? [];
  return contest !== undefined && contests.has(contest);
}

/** Dependencies of the pages. */
interface DrawsServices {
  config: ServerConfig;
  database: Database;
  contests: Contests;
  limitDraws: RateLimit;
  logger: Logger;
  now: () => number;
}

/** Lists of one part that stay compressed in memory; a draw's never changes. */
const keptLists = 4;
const listType = 'text/plain; charset=utf-8';

/** Reads a list part by part, so that a long one does not fill the memory. */
function streamList(database: Database, draw: number, parts: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let part = 0;
  return new ReadableStream({
    async pull(controller) {
      part += 1;
      controller.enqueue(encoder.encode(await findListPart(database, draw, part)));
      if (part === parts) controller.close();
    },
  });
}

/** Finds the list of a draw: a file, compressed, of which the last ones stay in memory, or how many parts a long one has. */
function createListFinder(database: Database) {
  const lists = createLatestCache<string, StaticFile>(keptLists);
  return async (contest: string, draw: number): Promise<StaticFile | number | undefined> => {
    const key = `${contest} ${draw}`;
    const kept = lists.get(key);
    if (kept) return kept;
    const parts = await countListParts(database, contest, draw);
    if (parts !== 1) return parts || undefined;
    return lists.add(key, toRenderedFile(await findListPart(database, draw, 1), listType));
  };
}

/** The pages of draws, which work without a script, and the lists that were drawn from. */
export function createDrawsHandlers(
  { config, database, contests, limitDraws, logger, now }: DrawsServices,
  readSite: () => FileIndex,
) {
  const commitAtOpening = createSeedCommitment(database, now);
  const findList = createListFinder(database);
  const drawn = [...contests.values()].filter((contest) => countDrawnPrizes(contest) > 0);
  const find = (context: Context<RequestEnv>) => drawn.find(({ id }) => id === context.req.param('contest'));
  const readLocale = (context: Context<RequestEnv>): Locale => toLocale(context.req.param('locale') ?? '') ?? 'en';

  function show(context: Context<RequestEnv>, locale: Locale, parts: readonly Markup[]): Response | undefined {
    const page = readSite().get(`${locale}/draws.html`);
    if (!page) return undefined;
    const html = fillLanguageLinks(new TextDecoder().decode(page.plain), context.req.url);
    const filled = html.replace(/( id="draws"[^>]*>)/, (_, start) => start + parts.map(toHtml).join(''));
    return serveFile(context, toRenderedFile(filled), { cacheControl: 'no-cache' });
  }

  /** The response to a client over its limit. */
  async function refuse(context: Context<RequestEnv>): Promise<Response | undefined> {
    const wait = await limitDraws(findClientKey(context, config.trustedProxies));
    if (wait === 0) return undefined;
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(wait) };
    return context.text(translateDraws[readLocale(context)]('tooMany', { count: wait }), 429, headers);
  }

  /** Runs what needs the database; the error page when it does not respond. */
  async function ask(
    context: Context<RequestEnv>,
    work: () => Promise<Response | undefined>,
  ): Promise<Response | undefined> {
    try {
      return (await refuse(context)) ?? (await work());
    } catch (error) {
      logger.error({ requestId: context.get('requestId'), ...describeError(error) }, 'draws not shown');
      context.header('Retry-After', String(outcomes.unavailable.retryAfter));
      return showInstead(context, readSite(), 'error', 503, readLocale(context));
    }
  }

  return {
    async showContests(context: Context<RequestEnv>, next: Next): Promise<Response | undefined> {
      const locale = readLocale(context);
      return show(context, locale, describeContests(drawn, locale)) ?? void (await next());
    },
    async showContest(context: Context<RequestEnv>, next: Next): Promise<Response | undefined> {
      const contest = find(context);
      if (!contest) return void (await next());
      const locale = readLocale(context);
      const page = await ask(context, async () => {
        await commitAtOpening(contest);
        const draws = await listPublicDraws(database, contest.id, contest.opens);
        return show(context, locale, describeDraws(contest, draws, locale));
      });
      return page ?? void (await next());
    },
    async sendList(context: Context<RequestEnv>, next: Next): Promise<Response | undefined> {
      const contest = find(context);
      if (!contest) return void (await next());
      const list = await ask(context, async () => {
        const draw = Number(context.req.param('draw'));
        const found = await findList(contest.id, draw);
        const headers = { 'X-Robots-Tag': 'noindex' };
        if (typeof found !== 'number') return found && serveFile(context, found, { cacheControl: 'no-cache', headers });
        const body = streamList(database, draw, found);
        return context.body(body, 200, { 'Content-Type': listType, 'Cache-Control': 'no-cache', ...headers });
      });
      return list ?? void (await next());
    },
  };
}
