import type { Article as ArticleThing } from 'schema-dts';
import type { Article } from '../articles/article.ts';
import { formatPath } from '../routes.ts';
import { describeCard } from './card.ts';
import { formatLanguage, type Page } from './page.ts';

/** JSON-LD of an article; its page is described beside it. */
export function describeArticleThing(page: Page, article: Article): ArticleThing {
  const { site, locale, route, t } = page;
  const { title, description, body } = article.texts[locale];
  const address = `${site.origin}${formatPath(route, locale)}`;
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    headline: title,
    description,
    image: describeCard(page).address,
    inLanguage: formatLanguage(locale),
    datePublished: article.published,
    dateModified: article.updated,
    articleSection: t(`articles:kinds.${article.kind}`),
    wordCount: body.split(/\s+/).length,
    mainEntityOfPage: { '@id': address },
    author: { '@id': `${site.origin}/#organization` },
    publisher: { '@id': `${site.origin}/#organization` },
  };
}
