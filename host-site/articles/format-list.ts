import type { Locale } from '../../widgets/shared/locale/locale.ts';
import type { Drawing } from '../layout/page.ts';
import type { Translate } from '../prerender/texts.ts';
import { type Article, formatArticlePath } from './article.ts';
import { formatKicker } from './describe-article.ts';

/** `/articles/<locale>.json`, which `<vitrine-article-list>` reads on this site and on any other. */
export function formatArticleList(
  articles: readonly Article[],
  locale: Locale,
  t: Translate,
  findDrawing: (name: string) => Drawing,
): string {
  return JSON.stringify({
    version: 1,
    articles: articles.map((article) => {
      const { title, lead } = article.texts[locale];
      const { address, width, height } = findDrawing(article.drawing);
      return {
        path: `/${locale}/${formatArticlePath(article.slug)}`,
        title,
        lead,
        kicker: formatKicker(article, t),
        seasons: article.seasons,
        rooms: article.rooms,
        date: article.published,
        picture: { src: address, width, height },
      };
    }),
  });
}
