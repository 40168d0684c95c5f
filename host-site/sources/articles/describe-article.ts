import type { Translate } from '../i18n.ts';
import type { Article } from './article.ts';
import { formatSeason } from './season.ts';

/** The label over a title: the article's kind, with its season or its room, whichever is more specific. */
export function formatKicker({ kind, seasons, rooms }: Article, t: Translate): string {
  const [season] = seasons;
  const [room] = rooms;
  const bySeason = season && t(`articles:seasons.${season}`);
  const byRoom = room && t(`articles:rooms.${room}`);
  const about = kind === 'guide' ? (byRoom ?? bySeason) : (bySeason ?? byRoom);
  return [t(`articles:kinds.${kind}`), about].filter(Boolean).join(' · ');
}

/** `4 min read` / « 4 min de lecture ». */
export function formatReadingTime(minutes: number, t: Translate): string {
  return t('articles:minutes', { minutes });
}

/** The three articles that an article names; the newest others replace those that are not listed. */
export function pickRelated({ slug, related }: Article, listed: readonly Article[]): Article[] {
  const named = related.flatMap((name) => listed.filter((other) => other.slug === name));
  const others = listed.filter((other) => other.slug !== slug && !related.includes(other.slug));
  return [...named, ...others].slice(0, 3);
}

/** Articles of the day's season first, then those for any, then those of other seasons; within each in the given order. */
export function orderBySeason(articles: readonly Article[], today: string): Article[] {
  const season = formatSeason(today);
  const rank = ({ seasons }: Article) => (seasons.includes(season) ? 0 : seasons.length === 0 ? 1 : 2);
  return articles.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Three articles for the homepage on a day: those of the season first, then the newest, of different kinds if possible.
 */
export function pickArticles(articles: readonly Article[], today: string): Article[] {
  const inSeason = orderBySeason(articles, today);
  const picked: Article[] = [];
  for (const article of inSeason) {
    if (picked.length < 3 && !picked.some(({ kind }) => kind === article.kind)) picked.push(article);
  }
  return [...picked, ...inSeason.filter((article) => !picked.includes(article))].slice(0, 3);
}
