import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { Contest } from './contest-file.ts';
import { nameDrawnPrize } from './drawn-prize.ts';
import { namePrize } from './name-prize.ts';

/**
 * What someone won, by a PIN or a place of a draw, which an alternate takes over from a winner: the prize as a text, or
 * its value. Empty for someone who was replaced.
 */
export function nameWonPrize(
  contest: Contest,
  won: { place: number } | { pinPrize: string },
  locale: Locale,
): { prize?: string; value?: string } {
  return 'place' in won
    ? nameDrawnPrize(contest, won.place, locale)
    : { prize: namePrize(contest, won.pinPrize)[locale] };
}
