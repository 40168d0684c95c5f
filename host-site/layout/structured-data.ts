import type { BreadcrumbList, Organization, SearchAction, Thing, WebSite, WithActionConstraints } from 'schema-dts';
import { socialLinks } from '../../widgets/shared/brand/company-links.ts';
import { facts } from '../content/facts.ts';
import { findRoute, formatPath } from '../routes.ts';
import { describeArticleThing } from './article-data.ts';
import { describeOpeningEvents } from './event-data.ts';
import { describeGuide } from './guide-data.ts';
import { socialNetworks } from './navigation.ts';
import { formatLanguage, type Page } from './page.ts';
import { describeWebPage } from './page-data.ts';
import { describeStoreData } from './store-data.ts';
import { listTrail } from './trail.ts';

/** JSON-LD of a page, safe inside a script element: who we are, which site this is, what the page is and where it stands. */
export function formatStructuredData(page: Page): string {
  const { locale, route, site, t } = page;
  const home = `${site.origin}${formatPath(findRoute('homepage'), locale)}`;
  const organization: Organization = {
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: t('site:name'),
    url: home,
    logo: `${site.origin}/logo.png`,
    telephone: `+1${facts.service.phone.phone}`,
    sameAs: socialNetworks.map((network) => socialLinks[network][locale]),
  };
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.origin}${formatPath(findRoute('search'), locale)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  const webSite: WebSite = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: t('site:name'),
    url: home,
    inLanguage: formatLanguage(locale),
    publisher: { '@id': `${site.origin}/#organization` },
    ...(route.kind === 'home' ? { potentialAction: search } : {}),
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
  const guide = describeGuide(page);
  const graph: Thing[] = [
    organization,
    webSite,
    describeWebPage(page),
    ...(route.kind === 'home' ? [] : [breadcrumb]),
    ...(route.store ? [describeStoreData(page, route.store)] : []),
    ...(route.name === 'grand-openings' ? describeOpeningEvents(page) : []),
    ...(guide ? [guide] : []),
    ...(page.article ? [describeArticleThing(page, page.article)] : []),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c');
}
