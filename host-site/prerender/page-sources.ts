import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import type { Article } from '../articles/article.ts';
import { toArticleRoute } from '../articles/read-articles.ts';
import type { ShopperFind } from '../content/read-finds.ts';
import { type WidgetGuide, widgetNames } from '../guides/widget-guide.ts';
import { findLandingState, type Landing } from '../landing/landing.ts';
import { toLandingRoute } from '../landing/read-landings.ts';
import type { Site } from '../layout/page.ts';
import { type Route, routes, toStoreRoute, toWidgetRoute } from '../routes.ts';
import type { Prose } from './prose.ts';
import type { Translate } from './texts.ts';

export interface PageSources {
  site: Site;
  texts: Record<Locale, Translate>;
  /** Every article, the newest first. */
  articles: readonly Article[];
  landings: readonly Landing[];
  /** Shoppers' finds, in the order of the wall. */
  finds: readonly ShopperFind[];
  /** The running text of a prose route in a language. */
  readProse(route: Route, locale: Locale): Prose;
  /** The same of the documentation's pages in running text. */
  readGuide(route: Route, locale: Locale): Prose;
  /** What a widget's page says. */
  readWidget(name: string, locale: Locale): WidgetGuide;
}

/** A page in a language. */
export interface PageAddress {
  route: Route;
  locale: Locale;
}

/** The routes that there always are, and one for each widget, store, article and landing page. */
export function listRoutes({ site, articles, landings }: PageSources): Route[] {
  return [
    ...routes,
    ...widgetNames.map(toWidgetRoute),
    ...site.stores.stores.map(toStoreRoute),
    ...articles.map(({ slug }) => toArticleRoute(slug)),
    ...landings.map((landing) => toLandingRoute(landing, site.today)),
  ];
}

/** Every route in every language. */
export function listPages(sources: PageSources): PageAddress[] {
  return listRoutes(sources).flatMap((route) => locales.map((locale) => ({ route, locale })));
}

/** The article of a route; undefined of any other. */
export function findArticle(sources: PageSources, { kind, name }: Route): Article | undefined {
  return kind === 'article' ? sources.articles.find(({ slug }) => slug === name) : undefined;
}

/** The landing page of a route; undefined of any other. */
export function findLanding(sources: PageSources, { kind, name }: Route): Landing | undefined {
  return kind === 'landing' ? sources.landings.find(({ slug }) => slug === name) : undefined;
}

/** The campaigns that run and that search engines may list: visitors are led to them. */
export function listRunningLandings({ landings, site }: PageSources): Landing[] {
  return landings.filter((landing) => landing.indexed !== false && findLandingState(landing, site.today) === 'running');
}
