import { type Locale, locales } from '../../../widgets/shared/locale/locale.ts';
import { formatArticlePath } from '../../sources/articles/article.ts';
import { orderBySeason } from '../../sources/articles/describe-article.ts';
import { formatArticleFeed } from '../../sources/articles/format-feed.ts';
import { formatArticleList } from '../../sources/articles/format-list.ts';
import { formatFinds } from '../../sources/finds/format-finds.ts';
import { formatMarkdownPath, formatPath, formatSnippetPath } from '../../sources/routes.ts';
import { formatPublishTimes, publishTimesFile } from '../../sources/source-text/publish-times.ts';
import type { AffectedPages } from '../pages/affected-pages.ts';
import { BothLanguagesErrorPage } from '../pages/both-languages-error-page.tsx';
import { EmbedPage } from '../pages/embed-page.tsx';
import { LocaleGuessPage } from '../pages/locale-guess-page.tsx';
import { listPages, listRoutes, pageKinds } from '../pages/page-kinds.ts';
import type { PageAddress } from '../pages/page-sources.ts';
import { readPageEntry, splitEntries } from '../pages/search-entries.ts';
import { formatLlms } from '../pages/widgets/llms.ts';
import { builtRedirectsFile, formatRedirects } from '../redirects/redirect.ts';
import { formatEntries, formatIndexPath, type SearchEntry } from '../search/search-entry.ts';
import type { SiteFiles } from './assets.ts';
import type { Sources } from './open-build.ts';
import { renderDocument, renderPage } from './render-page.tsx';
import { formatRobots, formatSitemaps, formatSpeculationRules, readChangeDate } from './sitemap.ts';

/** Maximum stores in the index of the site's search, which a visitor downloads. */
const mostSearched = 1000;

/** Renders pages, and the pictures that they request. Returns how many pictures were rasterized. */
async function writePages(
  sources: Sources,
  files: SiteFiles,
  pages: readonly PageAddress[],
  onPage?: (html: string, page: PageAddress) => void,
): Promise<number> {
  for (const page of pages) {
    const html = renderPage(sources, page);
    files.write(`${formatPath(page.route, page.locale).slice(1)}.html`, html);
    if (page.route.widget) {
      const { name, rendered } = sources.readWidget(page.route.widget, page.locale);
      files.write(formatSnippetPath(name, page.locale).slice(1), rendered);
    }
    const markdown = pageKinds[page.route.kind].formatMarkdown?.(sources, page);
    if (markdown) files.write(formatMarkdownPath(page.route, page.locale).slice(1), markdown);
    onPage?.(html, page);
  }
  return sources.rasterized.write();
}

function writePublishTimes({ articles, landings }: Sources, files: SiteFiles): void {
  const pages = [
    ...articles.map(({ slug, ...times }) => ({ ...times, path: formatArticlePath(slug) })),
    ...landings.map(({ slug, ...times }) => ({ ...times, path: slug })),
  ];
  files.write(publishTimesFile, formatPublishTimes(pages));
}

function writeArticleLists({ listed, translate, site }: Sources, files: SiteFiles, locale: Locale): void {
  const t = translate[locale];
  files.write(`articles/${locale}.json`, formatArticleList(orderBySeason(listed, site.today), locale, t, site));
  files.write(`${locale}/feed.xml`, formatArticleFeed(listed, locale, t, site));
}

function toEntry(html: string, page: PageAddress): SearchEntry {
  const { route, locale } = page;
  return pageKinds[route.kind].toSearchEntry?.(html, page) ?? readPageEntry(html, route, locale);
}

/** Whether the site's search knows a page: not the stores of a chain so large that the locator's search knows them alone. */
const isSearched = ({ route }: PageAddress, { site }: Sources) =>
  route.kind !== 'store' || site.stores.stores.length <= mostSearched;

/** Writes every page, feed and data file. Returns their count, and how many pictures were rasterized. */
export async function writeSite(sources: Sources, files: SiteFiles): Promise<{ pages: number; rasterized: number }> {
  const { site, translate } = sources;
  const pages = listPages(sources);
  const searched: Record<Locale, SearchEntry[]> = { en: [], fr: [] };
  const changed = new Map<string, string>();
  const rasterized = await writePages(sources, files, pages, (html, page) => {
    const date = readChangeDate(html);
    if (date) changed.set(formatPath(page.route, page.locale), date);
    if (page.route.indexed && isSearched(page, sources)) searched[page.locale].push(toEntry(html, page));
  });
  for (const locale of locales) {
    const { shop, documentation } = splitEntries(searched[locale], locale);
    files.write(formatIndexPath(locale), formatEntries(shop));
    files.write(formatIndexPath(locale, 'documentation'), formatEntries(documentation));
  }
  files.write('error.html', renderDocument(BothLanguagesErrorPage({ site, translate })));
  files.write('locale-guess.html', renderDocument(LocaleGuessPage({ site, translate })));
  for (const locale of locales) files.write(`${locale}/embed.html`, renderDocument(EmbedPage({ site, locale })));
  for (const [name, xml] of formatSitemaps(listRoutes(sources), site.origin, changed)) files.write(name, xml);
  for (const locale of locales) writeArticleLists(sources, files, locale);
  files.write('fab-finds/list.json', formatFinds(sources.finds, site));
  files.write('robots.txt', formatRobots(site.origin));
  files.write('llms.txt', formatLlms(sources));
  files.write('speculation-rules.json', formatSpeculationRules());
  files.write(builtRedirectsFile, formatRedirects(sources.redirects));
  writePublishTimes(sources, files);
  return { pages: pages.length + 4, rasterized };
}

/** Renders only what a change affects. Returns the addresses of the written files. */
export async function writeAffected(
  sources: Sources,
  files: SiteFiles,
  { pages, lists }: AffectedPages,
): Promise<string[]> {
  await writePages(sources, files, pages);
  writePublishTimes(sources, files);
  for (const locale of lists) writeArticleLists(sources, files, locale);
  return [
    ...pages.map(({ route, locale }) => formatPath(route, locale)),
    ...lists.flatMap((locale) => [`/articles/${locale}.json`, `/${locale}/feed.xml`]),
  ];
}
