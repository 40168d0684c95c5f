import type { Locale } from '../../widgets/shared/locale/locale.ts';
import type { Contest } from './contest-file.ts';
import { nameDrawnPrize } from './drawn-prize.ts';
import { namePrize } from './name-prize.ts';

/** What someone won, by a place of a draw or a PIN: the prize as a text, or its value; empty for an alternate. */
export function nameWonPrize(
  contest: Contest,
  won: { place: number } | { pinPrize: string },
  locale: Locale,
): { prize?: string; value?: string } {
  return 'place' in won
    ? nameDrawnPrize(contest, won.place, locale)
    : { prize: namePrize(contest, won.pinPrize)[locale] };
}
