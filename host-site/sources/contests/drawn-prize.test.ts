import { expect, it } from 'vitest';
import { locales } from '../../../widgets/shared/locale/locale.ts';
import { countDrawnPrizes, nameDrawnPrize } from './drawn-prize.ts';
import { readContests } from './read-contests.ts';

const contests = [...readContests('host-site/retailers/vitrine/content/contests')];

it.each(contests)('the drawn prizes of %s are named with an indefinite article in both languages', (_, contest) => {
  for (const locale of locales) {
    for (let place = 1; place <= countDrawnPrizes(contest); place += 1) {
      const { prize = '' } = nameDrawnPrize(contest, place, locale);
      expect(prize, `place ${place}`).toMatch(locale === 'en' ? /^an? \$?\w/ : /^une? \w/);
    }
  }
});
