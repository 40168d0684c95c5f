import { foldText } from '../../shared/stores/fold-text.ts';
import type { ListedArticle } from './article.ts';
import type { ListView } from './list-view.ts';

/**
 * Finds the articles of a season and a room in which every word of the text starts a word; accents are ignored.
 * `nameTopic` gives the text of a season or a room, which is searched too.
 */
export function findArticles(
  articles: readonly ListedArticle[],
  { season, room, text }: ListView,
  nameTopic: (topic: string) => string,
): ListedArticle[] {
  const sought = foldText(text).split(' ');
  return articles.filter(({ title, lead, kicker, seasons, rooms }) => {
    if ((season && !seasons.includes(season)) || (room && !rooms.includes(room))) return false;
    const words = ` ${foldText([title, lead, kicker, ...[...rooms, ...seasons].map(nameTopic)].join(' '))}`;
    return sought.every((word) => words.includes(` ${word}`));
  });
}
