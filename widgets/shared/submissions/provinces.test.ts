import { expect, test } from 'vitest';
import { locales } from '../locale/locale.ts';
import en from './provinces.en.json' with { type: 'json' };
import fr from './provinces.fr.json' with { type: 'json' };
import { compareProvinceNames } from './provinces.ts';

const names = { en, fr };

test.each(locales)('CF-02 compareProvinceNames sorts provinces in the order of Intl.Collator (%s)', (locale) => {
  const shuffled = Object.values(names[locale]).toReversed();
  expect(shuffled.toSorted(compareProvinceNames)).toEqual(shuffled.toSorted(new Intl.Collator(locale).compare));
});
