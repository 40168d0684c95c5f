import type { BreadcrumbList, ItemList, WebPage } from 'schema-dts';
import { findRoute, formatPath } from '../../sources/routes.ts';
import { listBreadcrumbs } from './breadcrumbs.ts';
import { formatLanguage, type Page, type PageData } from './page.ts';

/** JSON-LD of the page; `own` holds what is specific to its kind. */
export function describeWebPage(page: Page, own: PageData['page']): WebPage {
  const { locale, route, site } = page;
  const address = `${site.origin}${formatPath(route, locale)}`;
  const common: WebPage = {
    '@type': 'WebPage',
    '@id': address,
    url: address,
    name: page.title,
    description: page.description,
    inLanguage: formatLanguage(locale),
    isPartOf: { '@id': `${site.origin}${formatPath(findRoute('homepage'), locale)}#website` },
  };
  return { ...common, ...own } as WebPage;
}

/** JSON-LD of the page's breadcrumbs; none for the homepage. */
export function describeBreadcrumbs(page: Page): BreadcrumbList[] {
  const trail = listBreadcrumbs(page);
  if (trail.length === 1) return [];
  const itemListElement = trail.map(({ name, path }, at) => ({
    '@type': 'ListItem' as const,
    position: at + 1,
    name,
    item: page.site.origin + path,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** JSON-LD of a page that lists others, by their paths in order. */
export function describeList(paths: readonly string[], origin: string): NonNullable<PageData['page']> {
  const list: ItemList = {
    '@type': 'ItemList',
    numberOfItems: paths.length,
    itemListElement: paths.map((path, at) => ({ '@type': 'ListItem', position: at + 1, url: origin + path })),
  };
  return { '@type': 'CollectionPage', mainEntity: list };
}

/** JSON-LD of a page that lists things of one type in no particular order, each by the path of its own page. */
export function describeCollection(
  type: string,
  paths: readonly string[],
  origin: string,
): ReturnType<typeof describeList> {
  const list: ItemList = {
    '@type': 'ItemList',
    numberOfItems: paths.length,
    itemListElement: paths.map((path) => ({ '@type': type as 'HomeGoodsStore', url: origin + path })),
  };
  return { '@type': 'CollectionPage', mainEntity: list };
}
