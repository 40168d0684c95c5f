import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { toArticleRoute } from '../articles/read-articles.ts';
import { widgetNames } from '../guides/widget-guide.ts';
import { describeStorePage } from '../layout/store-summary.ts';
import { formatPath, type Route, toStoreRoute, toWidgetRoute } from '../routes.ts';
import { searchWords } from '../search/search-words.ts';
import { findArticle, findLanding, type PageSources } from './page-sources.ts';

/** What a page lists: all articles, all stores, or all widgets. */
export function listPaths({ articles, site }: PageSources, { kind }: Route, locale: Locale): string[] | undefined {
  const listed: Partial<Record<Route['kind'], () => Route[]>> = {
    getinspired: () => articles.map(({ slug }) => toArticleRoute(slug)),
    storelocator: () => site.stores.stores.map(toStoreRoute),
    widgets: () => widgetNames.map(toWidgetRoute),
  };
  return listed[kind]?.().map((other) => formatPath(other, locale));
}

/** Title and description of a page, as its head has them. */
export function describePage(
  sources: PageSources,
  route: Route,
  locale: Locale,
): { title: string; description: string } {
  const t = sources.texts[locale];
  if (route.store) return describeStorePage(route.store, sources.site.stores.stores, locale, t);
  const pattern = (title: string): string => t('site:titlePattern', { title });
  switch (route.kind) {
    case 'home':
      return { title: t('home:title'), description: t('home:description') };
    case 'article': {
      const article = findArticle(sources, route)?.texts[locale];
      return { title: pattern(article?.title ?? ''), description: article?.description ?? '' };
    }
    case 'landing': {
      const landing = findLanding(sources, route)?.texts[locale];
      return { title: pattern(landing?.title ?? ''), description: landing?.description ?? '' };
    }
    case 'getinspired':
      return { title: pattern(t('articles:title')), description: t('articles:description') };
    case 'search':
      return { title: pattern(searchWords[locale]('title')), description: searchWords[locale]('description') };
    case 'newsletter':
    case 'contact':
    case 'fab-finds':
      return { title: pattern(t(`${route.kind}:title`)), description: t(`${route.kind}:description`) };
    case 'contest':
      return {
        title: pattern(t(`contests:${route.name}.title`)),
        description: t(`contests:${route.name}.description`),
      };
    case 'widget': {
      const { title, description } = sources.readWidget(route.widget ?? '', locale);
      return { title: pattern(title), description };
    }
    case 'widgets':
    case 'guide': {
      const { title, description } = sources.readGuide(route, locale);
      return { title: pattern(title), description };
    }
    case 'gift':
    case 'storelocator':
    case 'prose': {
      const { title, description } = sources.readProse(route, locale);
      return { title: pattern(title), description };
    }
    default:
      return {
        title: pattern(t(`messages:${route.name}.title`)),
        description: t(`messages:${route.name}.description`),
      };
  }
}
