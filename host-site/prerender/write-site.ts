import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { formatArticleFeed } from '../articles/format-feed.ts';
import { formatArticleList } from '../articles/format-list.ts';
import { formatFinds } from '../content/format-finds.ts';
import { CrossroadsErrorPage } from '../pages/crossroads-error-page.tsx';
import { LocaleGuessPage } from '../pages/locale-guess-page.tsx';
import { formatPath, isGuide, type Route } from '../routes.ts';
import { formatEntries, formatIndexPath, type SearchEntry } from '../search/search-entry.ts';
import type { SiteFiles } from './assets.ts';
import type { Sources } from './open-build.ts';
import { listPages, listRoutes, type PageAddress } from './page-sources.ts';
import { renderDocument, renderPage } from './render-page.tsx';
import { readPageEntry, toGuideEntry, toStoreEntry } from './search-entries.ts';
import { formatRobots, formatSitemap, formatSpeculationRules } from './sitemap.ts';
import type { Touched } from './touched.ts';

/** Renders pages, and the pictures that they ask for. Tells how many pictures had to be drawn anew. */
async function writePages(
  sources: Sources,
  files: SiteFiles,
  pages: readonly PageAddress[],
  onPage?: (html: string, page: PageAddress) => void,
): Promise<number> {
  for (const page of pages) {
    const html = renderPage(sources, page.route, page.locale);
    files.write(`${formatPath(page.route, page.locale).slice(1)}.html`, html);
    onPage?.(html, page);
  }
  return sources.drawn.write();
}

function writeArticleLists({ articles, texts, site }: Sources, files: SiteFiles, locale: Locale): void {
  const t = texts[locale];
  files.write(`articles/${locale}.json`, formatArticleList(articles, locale, t, site));
  files.write(`${locale}/feed.xml`, formatArticleFeed(articles, locale, t, site));
}

function toEntry(html: string, route: Route, locale: Locale): SearchEntry {
  if (route.store) return toStoreEntry(route.store, route, locale);
  return isGuide(route) ? toGuideEntry(html, route, locale) : readPageEntry(html, route, locale);
}

/** Every page and every file for machines. Tells how many there are, and how many pictures had to be drawn anew. */
export async function writeSite(sources: Sources, files: SiteFiles): Promise<{ pages: number; drawn: number }> {
  const { site, texts } = sources;
  const pages = listPages(sources);
  const searched: Record<Locale, SearchEntry[]> = { en: [], fr: [] };
  const drawn = await writePages(sources, files, pages, (html, { route, locale }) => {
    if (!route.indexed) return;
    searched[locale].push(toEntry(html, route, locale));
  });
  for (const locale of locales) files.write(formatIndexPath(locale), formatEntries(searched[locale]));
  files.write('error.html', renderDocument(CrossroadsErrorPage({ site, texts })));
  files.write('locale-guess.html', renderDocument(LocaleGuessPage({ site, texts })));
  files.write('sitemap.xml', formatSitemap(listRoutes(sources), site.origin));
  for (const locale of locales) writeArticleLists(sources, files, locale);
  files.write('fab-finds/list.json', formatFinds(sources.finds, site));
  files.write('robots.txt', formatRobots(site.origin));
  files.write('speculation-rules.json', formatSpeculationRules());
  return { pages: pages.length + 2, drawn };
}

/** Only what a change touches. Tells the addresses of what was written. */
export async function writeTouched(sources: Sources, files: SiteFiles, { pages, lists }: Touched): Promise<string[]> {
  await writePages(sources, files, pages);
  for (const locale of lists) writeArticleLists(sources, files, locale);
  return [
    ...pages.map(({ route, locale }) => formatPath(route, locale)),
    ...lists.flatMap((locale) => [`/articles/${locale}.json`, `/${locale}/feed.xml`]),
  ];
}
