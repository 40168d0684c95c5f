import type { BreadcrumbList, CollectionPage, ContactPage, Organization, WebPage, WebSite } from 'schema-dts';
import { socialLinks } from '../../widgets/shared/brand/company-links.ts';
import { facts } from '../content/facts.ts';
import { findRoute, formatPath, type PageKind } from '../routes.ts';
import { describeArticleThing } from './article-data.ts';
import { socialNetworks } from './navigation.ts';
import { formatLanguage, type Page } from './page.ts';
import { describeStoreData } from './store-data.ts';
import { listTrail } from './trail.ts';

/** Pages that are more than a page. */
const pageTypes: Partial<Record<PageKind, 'ContactPage' | 'CollectionPage'>> = {
  contact: 'ContactPage',
  'fab-finds': 'CollectionPage',
};

/** JSON-LD of a page, safe inside a script element: who we are, which site this is, what the page is and where it stands. */
export function formatStructuredData(page: Page): string {
  const { locale, route, site, t } = page;
  const home = `${site.origin}${formatPath(findRoute('homepage'), locale)}`;
  const address = `${site.origin}${formatPath(route, locale)}`;
  const organization: Organization = {
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: t('site:name'),
    url: home,
    logo: `${site.origin}/favicon.svg`,
    telephone: `+1${facts.service.phone.phone}`,
    sameAs: socialNetworks.map((network) => socialLinks[network][locale]),
  };
  const webSite: WebSite = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: t('site:name'),
    url: home,
    inLanguage: formatLanguage(locale),
    publisher: { '@id': `${site.origin}/#organization` },
  };
  const webPage: WebPage | ContactPage | CollectionPage = {
    '@type': pageTypes[route.kind] ?? 'WebPage',
    '@id': address,
    url: address,
    name: page.title,
    description: page.description,
    inLanguage: formatLanguage(locale),
    isPartOf: { '@id': `${home}#website` },
  };
  const breadcrumb: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: listTrail(page).map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: site.origin + path,
    })),
  };
  const graph = [
    organization,
    webSite,
    webPage,
    ...(route.kind === 'home' ? [] : [breadcrumb]),
    ...(route.store ? [describeStoreData(page, route.store)] : []),
    ...(page.article ? [describeArticleThing(page, page.article)] : []),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c');
}
