import type { TechArticle } from 'schema-dts';
import { formatPath } from '../routes.ts';
import { describeCard } from './card.ts';
import { formatLanguage, type Page } from './page.ts';

/** JSON-LD of a page that documents a widget or the kit; undefined of any other. */
export function describeGuide(page: Page): TechArticle | undefined {
  const { site, locale, route, widget, prose, description } = page;
  const text = widget ?? (route.kind === 'guide' ? prose : undefined);
  if (!text) return undefined;
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
