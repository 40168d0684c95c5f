import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { formatMoney } from '../facts/format-value.ts';
import { fillSentence } from '../problems/fill-sentence.ts';
import type { Contest } from './contest-file.ts';

/** The prizes of a draw by place, the first winner's first. PINs award those that have a text for one. */
function listDrawnPrizes({ prizes, hasPin }: Contest): Contest['prizes'] {
  return prizes
    .filter(({ one }) => !hasPin || !one)
    .flatMap((prize) => Array.from({ length: prize.count }, () => prize));
}

/** How many prizes a draw awards. */
export const countDrawnPrizes = (contest: Contest): number => listDrawnPrizes(contest).length;

/** The places of a draw, from 1, whose prizes are the same as that of a place, which is one of them. Empty without a prize. */
export function listSamePrizes(contest: Contest, place: number): number[] {
  const prizes = listDrawnPrizes(contest);
  const own = prizes[place - 1];
  if (!own) return [];
  const isSame = ({ value, words, one }: Contest['prizes'][number]) =>
    value === own.value && words.en === own.words.en && one?.en === own.one?.en;
  return prizes.flatMap((prize, index) => (isSame(prize) ? [index + 1] : []));
}

/**
 * What someone in a place of a draw, from 1, wins: the prize as a text where the contest has one for a single prize, else
 * its value. Empty for a place without a prize; an alternate's is that of the place that they take over.
 */
export function nameDrawnPrize(contest: Contest, place: number, locale: Locale): { prize?: string; value?: string } {
  const prize = listDrawnPrizes(contest)[place - 1];
  if (!prize) return {};
  const value = formatMoney(prize.value, locale);
  const words = prize.one ?? (prize.count === 1 ? prize.words : undefined);
  return words ? { prize: fillSentence(words[locale], { value, count: '' }) } : { value };
}
