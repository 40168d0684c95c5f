import type { Context, Next } from 'hono';
import type { Logger } from 'pino';
import { type Locale, toLocale } from '../../../../widgets/shared/locale/locale.ts';
import { memoizeSearch } from '../../../site/search/memoize-search.ts';
import { openSearch, type Search } from '../../../site/search/open-search.ts';
import { formatIndexPath, readEntries } from '../../../site/search/search-entry.ts';
import { translateSearch } from '../../../site/search/search-messages.ts';
import { describeSearch } from '../../../site/search/search-results.ts';
import { readScope, readSearchView } from '../../../site/search/search-view.ts';
import type { ServerConfig } from '../../config.ts';
import { findClientKey } from '../client-address.ts';
import { fillLanguageLinks } from '../language-links.ts';
import { describeError } from '../logging.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { RequestEnv } from '../request-env.ts';
import type { FileIndex, StaticFile } from '../static-files/file-index.ts';
import { fillSearchPage, fillSearchStatus } from './search-page.ts';

/** Path of the search page in each language. */
export const searchPath = '/:locale{en|fr}/search';

/** Dependencies of pages that show the results of a search. */
export interface SearchServices {
  config: ServerConfig;
  limitSearches: RateLimit;
  logger: Logger;
}

/** Maximum cached texts per language. */
const cachedResponses = 300;

async function open(file: StaticFile, locale: Locale): Promise<Search> {
  const entries = readEntries(JSON.parse(new TextDecoder().decode(file.plain)));
  if (!entries) throw new TypeError('The index of the search is none');
  return memoizeSearch(await openSearch(entries, locale), cachedResponses);
}

/** Opens an index on first use, and again when its file has changed in development. */
function createOpener() {
  const opened = new Map<string, { hash: string; search: Promise<Search> }>();
  return (path: string, file: StaticFile, locale: Locale): Promise<Search> => {
    const known = opened.get(path);
    if (known?.hash === file.hash) return known.search;
    const search = open(file, locale);
    opened.set(path, { hash: file.hash, search });
    return search;
  };
}

/**
 * Responds to `/fr/search?q=…` with the page and its results, so that search works without a script. A client over its
 * limit gets the page with its text and a time to retry. Without a text or an index, the page is sent unchanged.
 */
export function createSearchHandler({ config, limitSearches, logger }: SearchServices, readSite: () => FileIndex) {
  const findSearch = createOpener();
  return async (context: Context<RequestEnv>, next: Next): Promise<Response | undefined> => {
    const files = readSite();
    const { search: query } = new URL(context.req.url);
    const view = readSearchView(query);
    const locale = toLocale(context.req.param('locale')) ?? 'en';
    const page = files.get(`${locale}/search.html`);
    const scope = readScope(query);
    const path = formatIndexPath(locale, scope);
    const file = files.get(path);
    if (!page || !file || !view.text) return void (await next());
    const html = fillLanguageLinks(new TextDecoder().decode(page.plain), context.req.url);
    const wait = await limitSearches(findClientKey(context, config.trustedProxies));
    if (wait > 0) {
      const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(wait) };
      return context.html(
        fillSearchStatus(html, { ...view, scope }, translateSearch[locale]('tooMany', { count: wait })),
        429,
        headers,
      );
    }
    try {
      const results = describeSearch(await findSearch(path, file, locale), view, locale, query);
      return context.html(fillSearchPage(html, { ...view, scope }, results), 200, {
        'Cache-Control': 'private, no-cache',
      });
    } catch (error) {
      logger.error(describeError(error), 'search failed');
      return void (await next());
    }
  };
}
