import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { toArticleRoute } from '../articles/read-articles.ts';
import { widgetNames } from '../guides/widget-guide.ts';
import { toLandingRoute } from '../landing/read-landings.ts';
import { findRoute, hasProse, type Route, routes, toWidgetRoute } from '../routes.ts';
import type { PageAddress, PageSources } from './page-sources.ts';

/** What a change makes to be rendered again. */
export interface Touched {
  pages: readonly PageAddress[];
  /** Languages of which the lists and feeds of articles change. */
  lists: readonly Locale[];
}

const article = /^host-site\/content\/articles\/([^/]+)\/(?:article\.json|(en|fr)\.md)$/;
const prose = /^host-site\/content\/pages\/(.+)\.(en|fr)\.md$/;
const landing = /^host-site\/content\/landing\/([^/]+)\/(?:landing\.json|(en|fr)\.md)$/;
const guide = /^host-site\/content\/widgets\/(.+)\.(en|fr)\.md$/;
/** What editors put beside a text while they save it. */
const unread = /^host-site\/content\/(articles|landing|pages|contests)\/(?!.*\.(md|json)$)/;

/**
 * The pages that show something of a file, by its path below the project's root: of an article itself, its list, the
 * homepage, which shows three of the season, and the articles that lead to it. Undefined where every page may.
 */
export function findTouched(path: string, sources: PageSources): Touched | undefined {
  if (unread.test(path)) return { pages: [], lists: [] };
  const listLanguages = (language: string | undefined) => locales.filter((locale) => locale === (language ?? locale));
  const [, slug, language] = article.exec(path) ?? [];
  if (slug) return findByArticle(sources, slug, listLanguages(language));
  const [, page, locale] = prose.exec(path) ?? [];
  const written = routes.find((route) => hasProse(route) && route.path === page);
  if (written) return { pages: listIn([written], listLanguages(locale)), lists: [] };
  const [, guided, read] = guide.exec(path) ?? [];
  const guides = findGuides(guided ?? '');
  if (guides.length > 0) return { pages: listIn(guides, listLanguages(read)), lists: [] };
  const [, campaign, spoken] = landing.exec(path) ?? [];
  const led = sources.landings.find((each) => each.slug === campaign);
  return (
    led && {
      pages: listIn([toLandingRoute(led, sources.site.today), findRoute('getinspired')], listLanguages(spoken)),
      lists: [],
    }
  );
}

/** The pages of a file of the documentation; the list of widgets says what each does. None for a file that has no page. */
function findGuides(name: string): Route[] {
  const overview = findRoute('widgets');
  if (name === 'overview') return [overview];
  if (widgetNames.includes(name)) return [toWidgetRoute(name), overview];
  return routes.filter((route) => route.name === `widgets-${name}`);
}

/** All that several changes touch, once each. Undefined where one of them may touch every page. */
export function findAllTouched(paths: readonly string[], sources: PageSources): Touched | undefined {
  const touched = paths.map((path) => findTouched(path, sources));
  const known = touched.flatMap((each) => each ?? []);
  if (known.length < touched.length) return undefined;
  const pages = known.flatMap((each) => each.pages);
  const isFirst = ({ route, locale }: PageAddress, at: number): boolean =>
    pages.findIndex((other) => other.route.path === route.path && other.locale === locale) === at;
  return { pages: pages.filter(isFirst), lists: [...new Set(known.flatMap(({ lists }) => lists))] };
}

function findByArticle({ articles }: PageSources, slug: string, languages: readonly Locale[]): Touched | undefined {
  if (!articles.some((each) => each.slug === slug)) return undefined;
  const leading = articles.filter(({ related }) => related.includes(slug));
  const shown = [slug, ...leading.map((each) => each.slug)].map(toArticleRoute);
  return { pages: listIn([...shown, findRoute('getinspired'), findRoute('homepage')], languages), lists: languages };
}

function listIn(shown: readonly Route[], languages: readonly Locale[]): PageAddress[] {
  return languages.flatMap((locale) => shown.map((route) => ({ route, locale })));
}
