import type { TechArticle } from 'schema-dts';
import { formatPath } from '../../../sources/routes.ts';
import { describeCard } from '../../layout/card.ts';
import { formatLanguage, type Page } from '../../layout/page.ts';

/** JSON-LD of a documentation page; `updated` is YYYY-MM-DD. */
export function describeGuide(page: Page, text: { title: string; updated: string }): TechArticle {
  const { site, locale, route, description } = page;
  const address = `${site.origin}${formatPath(route, locale)}`;
  return {
    '@type': 'TechArticle',
    '@id': `${address}#article`,
    headline: text.title,
    description,
    image: describeCard(page).address,
    inLanguage: formatLanguage(locale),
    dateModified: text.updated,
    mainEntityOfPage: { '@id': address },
    author: { '@id': `${site.origin}/#organization` },
    publisher: { '@id': `${site.origin}/#organization` },
  };
}
