import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { PublishedPictures } from '../../pictures/published-pictures.ts';
import type { Translate } from '../i18n.ts';
import { type Article, formatArticlePath } from './article.ts';
import { formatKicker } from './describe-article.ts';

/** Content of `/articles/<locale>.json`, which `<vitrine-article-list>` fetches on this site and on any other. */
export function formatArticleList(
  articles: readonly Article[],
  locale: Locale,
  t: Translate,
  pictures: PublishedPictures,
): string {
  return JSON.stringify({
    version: 1,
    articles: articles.map((article) => {
      const { title, lead } = article.texts[locale];
      return {
        path: `/${locale}/${formatArticlePath(article.slug)}`,
        // The dash never begins a line.
        title: title.replace(' – ', '\u00A0– '),
        lead,
        kicker: formatKicker(article, t),
        seasons: article.seasons,
        rooms: article.rooms,
        date: article.published,
        picture: describePicture(article, pictures),
      };
    }),
  });
}

/** A single file as the fallback, and a `srcset` for each format if there is a picture. */
function describePicture({ picture, drawing }: Article, { findPicture, findDrawing }: PublishedPictures): object {
  if (!picture) {
    const { address, width, height } = findDrawing(drawing);
    return { src: address, width, height };
  }
  const { address, width, height, sets } = findPicture(picture);
  return { src: address, width, height, sets };
}
