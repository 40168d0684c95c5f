import { expect, it } from 'vitest';
import { formatFirstDay, formatPhone } from './format-value.ts';

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

it.each([
  ['9025550108', '', '902-555-0108', '902\u00A0555-0108'],
  ['9025550108', '12', '902-555-0108, ext.\u00A012', '902\u00A0555-0108, poste\u00A012'],
])('formatPhone writes %s with the extension “%s”', (digits, extension, english, french) => {
  expect([formatPhone(digits, 'en', extension), formatPhone(digits, 'fr', extension)]).toEqual([english, french]);
});
