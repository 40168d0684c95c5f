import { expect, it } from 'vitest';
import type { Contest } from './contest-file.ts';
import { namePrize } from './name-prize.ts';
import { readContests } from './read-contests.ts';

const contest = {
  prizes: [
    { count: 1, value: 1000, words: { en: 'A card of {value}', fr: 'Une carte de {value}' } },
    {
      count: 100,
      value: 25,
      words: { en: '{count} cards of {value}', fr: '{count} cartes de {value}' },
      one: { en: '{value} gift card', fr: 'carte-cadeau de {value}' },
    },
  ],
} as Contest;
const both = { en: '$25 gift card', fr: 'carte-cadeau de 25\u00A0$' };

it.each(['$25 gift card', ' $25  Gift card', 'Carte-cadeau de 25\u00A0$', 'carte-cadeau de 25 $'])(
  'NM-01 namePrize returns both languages for a prize of the contest: %s',
  (text) => expect(namePrize(contest, text)).toEqual(both),
);

it.each(['$250 gift card', 'A weekend for two', '25'])(
  'NM-01 namePrize returns a text that is no prize of the contest unchanged: %s',
  (text) => expect(namePrize(contest, text)).toEqual({ en: text, fr: text }),
);

it('NM-01 the PIN prize of the documentation’s example is a prize of the new movers contest', () => {
  const movers = readContests('host-site/retailers/vitrine/content/contests').get('new-movers') as Contest;
  expect(namePrize(movers, '$25 gift card')).toEqual(both);
});
