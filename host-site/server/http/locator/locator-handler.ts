import type { Context, Next } from 'hono';
import { toLocale } from '../../../../widgets/shared/locale/locale.ts';
import { readFinderState } from '../../../../widgets/shared/stores/address-state.ts';
import { createMarkup } from '../../../site/search/markup.ts';
import { findClientKey } from '../client-address.ts';
import { freshenFile } from '../fresh-stores.ts';
import { fillLanguageLinks } from '../language-links.ts';
import { describeError } from '../logging.ts';
import type { RequestEnv } from '../request-env.ts';
import type { SearchServices } from '../search/search-handler.ts';
import type { FileIndex } from '../static-files/file-index.ts';
import { describeStores, translateLocator } from './describe-stores.ts';
import { findStores, isTooLargeToList, readStoreText } from './find-stores.ts';
import { fillLocatorPage } from './locator-page.ts';
import { openStoreData, type StoreData } from './store-data.ts';

/** Whether an address has a search: a text, a position, or a province of a chain that is too large for the page. */
function asksForStores(search: string, readData: () => StoreData | undefined): boolean {
  const { place, province } = readFinderState(search);
  if (readStoreText(search) || place) return true;
  const data = province && readData();
  return !!data && isTooLargeToList(data);
}

/** Path of the store locator in each language. */
export const locatorPath = '/:locale{en|fr}/storelocator';

/**
 * Responds to `/fr/storelocator?q=…` and `?s=…` with the nearest stores, so that the search works without a script. A
 * client over its limit gets the whole list. Without a search, or without stores, the page is sent unchanged.
 */
export function createLocatorHandler(
  { config, limitSearches, logger }: SearchServices,
  readSite: () => FileIndex,
  now: () => number,
) {
  const opened = new WeakMap<FileIndex, { data: StoreData | undefined }>();
  const readData = (files: FileIndex): StoreData | undefined => {
    const known = opened.get(files) ?? { data: openStoreData(files) };
    opened.set(files, known);
    return known.data;
  };
  return async (context: Context<RequestEnv>, next: Next): Promise<Response | undefined> => {
    const { search } = new URL(context.req.url);
    const files = readSite();
    const locale = toLocale(context.req.param('locale')) ?? 'en';
    const name = `${locale}/storelocator.html`;
    const page = files.get(name);
    const text = readStoreText(search);
    if (!page || !asksForStores(search, () => readData(files))) return void (await next());
    const html = fillLanguageLinks(new TextDecoder().decode(freshenFile(name, page, now()).plain), context.req.url);
    const wait = await limitSearches(findClientKey(context, config.trustedProxies));
    if (wait > 0) {
      const notice = createMarkup('p', { class: 'notice' }, translateLocator[locale]('tooMany', { count: wait }));
      const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(wait) };
      return context.html(fillLocatorPage(html, text, [notice], true), 429, headers);
    }
    try {
      const data = readData(files);
      const response = data && (await findStores(data, search, locale, now()));
      if (!data || !response) return void (await next());
      const parts = describeStores(response, { feed: data.feed, locale, now: now() });
      const filled = fillLocatorPage(html, text, parts, 'offers' in response);
      return context.html(filled, 200, { 'Cache-Control': 'private, no-cache' });
    } catch (error) {
      logger.error(describeError(error), 'store search failed');
      return void (await next());
    }
  };
}
