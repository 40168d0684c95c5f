import type { Context, Next } from 'hono';
import type { Logger } from 'pino';
import { type Locale, toLocale } from '../../../widgets/shared/locale/locale.ts';
import { describeAnswer } from '../../search/describe-answer.ts';
import { openSearch, type Search } from '../../search/open-search.ts';
import { formatIndexPath, readEntries } from '../../search/search-entry.ts';
import { readSearchView } from '../../search/search-view.ts';
import { describeError } from '../logging.ts';
import type { RequestEnv } from '../request-env.ts';
import type { FileIndex, StaticFile } from '../static-files/file-index.ts';
import { fillSearchPage } from './search-page.ts';

/** Where the search page of either language is. */
export const searchPath = '/:locale{en|fr}/search';

async function open(file: StaticFile, locale: Locale): Promise<Search> {
  const entries = readEntries(JSON.parse(new TextDecoder().decode(file.plain)));
  if (!entries) throw new TypeError('The index of the search is none');
  return openSearch(entries, locale);
}

/**
 * Answers `/fr/search?q=…` with the page and its results, so that the search works without script. Without words, or
 * without an index, the page is sent as it is.
 */
export function createSearchHandler(readSite: () => FileIndex, logger: Logger) {
  // Opened once they are asked for, and anew when development has changed the file.
  const opened = new WeakMap<StaticFile, Promise<Search>>();
  return async (context: Context<RequestEnv>, next: Next): Promise<Response | undefined> => {
    const files = readSite();
    const { search: query } = new URL(context.req.url);
    const view = readSearchView(query);
    const locale = toLocale(context.req.param('locale')) ?? 'en';
    const page = files.get(`${locale}/search.html`);
    const file = files.get(formatIndexPath(locale));
    if (!page || !file || !view.text) return void (await next());
    const search = opened.get(file) ?? open(file, locale);
    opened.set(file, search);
    try {
      const answer = describeAnswer(await search, view, locale, query);
      const html = fillSearchPage(new TextDecoder().decode(page.plain), view.text, answer);
      return context.html(html, 200, { 'Cache-Control': 'private, no-cache' });
    } catch (error) {
      logger.error(describeError(error), 'search failed');
      return void (await next());
    }
  };
}
