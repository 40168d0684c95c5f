import type { Locale } from '../../widgets/shared/locale/locale.ts';
import type { Site } from '../layout/page.ts';
import type { Translate } from '../prerender/texts.ts';
import { type Article, formatArticlePath } from './article.ts';
import { formatKicker } from './describe-article.ts';

/** `/articles/<locale>.json`, which `<vitrine-article-list>` reads on this site and on any other. */
export function formatArticleList(articles: readonly Article[], locale: Locale, t: Translate, site: Site): string {
  return JSON.stringify({
    version: 1,
    articles: articles.map((article) => {
      const { title, lead } = article.texts[locale];
      return {
        path: `/${locale}/${formatArticlePath(article.slug)}`,
        title,
        lead,
        kicker: formatKicker(article, t),
        seasons: article.seasons,
        rooms: article.rooms,
        date: article.published,
        picture: describePicture(article, site),
      };
    }),
  });
}

/** One file for whoever takes one, and the sets to choose from where there is a picture. */
function describePicture({ picture, drawing }: Article, { findPicture, findDrawing }: Site): object {
  if (!picture) {
    const { address, width, height } = findDrawing(drawing);
    return { src: address, width, height };
  }
  const { address, width, height, sets } = findPicture(picture);
  return { src: address, width, height, sets };
}
