import type { Article as ArticleThing, ImageObject } from 'schema-dts';
import type { Article } from '../../../sources/articles/article.ts';
import { type Figure, findFigures, removeFigures } from '../../../sources/markdown/figures.ts';
import { formatPath } from '../../../sources/routes.ts';
import { describeCard } from '../../layout/card.ts';
import { formatLanguage, type Page } from '../../layout/page.ts';

/** JSON-LD of an article, in addition to that of its page. */
export function describeArticleThing(page: Page, article: Article): ArticleThing {
  const { site, locale, route, t } = page;
  const { title, description, body } = article.texts[locale];
  const address = `${site.origin}${formatPath(route, locale)}`;
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    headline: title,
    description,
    image: [describeCard(page).address, ...findFigures(body).map((figure) => describeFigure(page, figure))],
    inLanguage: formatLanguage(locale),
    datePublished: article.published,
    dateModified: article.updated,
    articleSection: t(`articles:kinds.${article.kind}`),
    wordCount: removeFigures(body).split(/\s+/).length,
    mainEntityOfPage: { '@id': address },
    author: { '@id': `${site.origin}/#organization` },
    publisher: { '@id': `${site.origin}/#organization` },
  };
}

function describeFigure({ site }: Page, { name, caption }: Figure): ImageObject {
  return { '@type': 'ImageObject', contentUrl: site.origin + site.findPicture(name).address, caption };
}
