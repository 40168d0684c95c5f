import type { ReactElement } from 'react';
import { formatPath } from '../../sources/routes.ts';
import { cardSize, describeCard } from './card.ts';
import { formatTitle, otherLocale, type Page } from './page.ts';

type Property = [name: string, content: string | number];

function listArticleProperties({ article }: Page): Property[] {
  if (!article) return [];
  return [
    ['article:published_time', article.published],
    ['article:modified_time', article.updated],
    ['article:section', article.section],
  ];
}

/** Link preview for other sites: Open Graph, which Twitter reads too, except for the card type. */
export function SharingTags({ page }: { page: Page }): ReactElement {
  const { route, locale, site, t, article } = page;
  const { address, alt } = describeCard(page);
  const place: Property[] = page.hasNoAddress ? [] : [['og:url', site.origin + formatPath(route, locale)]];
  const properties: Property[] = [
    ['og:site_name', t('site:name')],
    ['og:type', article ? 'article' : 'website'],
    // Without the site's name, which is a property of its own.
    ['og:title', page.title.replace(formatTitle(t, ''), '')],
    ['og:description', page.description],
    ...place,
    ['og:locale', `${locale}_CA`],
    ['og:locale:alternate', `${otherLocale(locale)}_CA`],
    ['og:image', address],
    ['og:image:width', cardSize.width],
    ['og:image:height', cardSize.height],
    ['og:image:alt', alt],
    ...listArticleProperties(page),
  ];
  return (
    <>
      {properties.map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
