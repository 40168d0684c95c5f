import type { ArticleFacts } from './article.ts';

/** The retail season of a day, YYYY-MM-DD: the holidays begin in November, and spring follows them. */
export function formatSeason(day: string): ArticleFacts['seasons'][number] {
  const month = Number(day.slice(5, 7));
  if (month >= 11) return 'holiday';
  if (month >= 9) return 'fall';
  return month >= 6 ? 'summer' : 'spring';
}
