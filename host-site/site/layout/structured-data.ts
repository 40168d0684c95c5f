import type { Organization, Thing, WebSite } from 'schema-dts';
import { socialLinks } from '../../../widgets/shared/brand/company-links.ts';
import { facts } from '../../sources/facts/facts.ts';
import { findRoute, formatPath } from '../../sources/routes.ts';
import { socialNetworks } from './navigation.ts';
import { formatLanguage, type Page, type PageData } from './page.ts';
import { describeBreadcrumbs, describeWebPage } from './page-data.ts';

/** Search engines read telephone and profiles from the home page; elsewhere they would only make the page larger. */
function describeOrganization({ locale, route, site, t }: Page, home: string): Organization {
  return {
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: t('site:name'),
    url: home,
    logo: `${site.origin}/logo.png`,
    ...(route.name === 'homepage' && {
      telephone: `+1${facts.service.phone.phone}`,
      sameAs: socialNetworks.flatMap((network) => socialLinks[network]?.[locale] ?? []),
    }),
  };
}

function describeSite({ locale, site, t }: Page, home: string, own: PageData['site']): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: t('site:name'),
    url: home,
    inLanguage: formatLanguage(locale),
    publisher: { '@id': `${site.origin}/#organization` },
    ...own,
  };
}

/** JSON-LD of a page, escaped for a script element: the organization, the site, the page and its breadcrumbs. */
export function formatStructuredData(page: Page): string {
  const home = `${page.site.origin}${formatPath(findRoute('homepage'), page.locale)}`;
  const data = page.describeData?.(page) ?? {};
  const graph: Thing[] = [
    describeOrganization(page, home),
    describeSite(page, home, data.site),
    describeWebPage(page, data.page),
    ...describeBreadcrumbs(page),
    ...(data.things ?? []),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c');
}
