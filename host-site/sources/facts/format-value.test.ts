import { expect, it } from 'vitest';
import { formatFirstDay } from './format-value.ts';

it.each([
  ['2026-11-19', '2026-11-27', 'November 19', '19'],
  ['2026-11-01', '2026-11-27', 'November 1', '1er'],
  ['2026-11-19', '2026-12-02', 'November 19', '19 novembre'],
  ['2026-12-19', '2027-12-27', 'December 19, 2026', '19 décembre 2026'],
])(
  'formatFirstDay omits the year, and in French the month, if both days share it: %s to %s',
  (first, last, english, french) => {
    const plain = (text: string) => text.replaceAll('\u00A0', ' ');
    expect(plain(formatFirstDay(first, last, 'en'))).toBe(english);
    expect(plain(formatFirstDay(first, last, 'fr'))).toBe(french);
  },
);
