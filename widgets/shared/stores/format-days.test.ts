import { expect, it } from 'vitest';
import { createTranslate } from '../locale/messages.ts';
import { formatDays } from './format-days.ts';
import en from './store-hours.en.json' with { type: 'json' };
import fr from './store-hours.fr.json' with { type: 'json' };

const translate = { en: createTranslate(en as never), fr: createTranslate(fr as never) };

it.each([
  ['2026-12-05', '2026-12-05', 'December\u00a05', 'le 5\u00a0décembre'],
  ['2026-12-05', '2026-12-07', 'December\u00a05–7', 'du 5 au 7\u00a0décembre'],
  ['2026-12-30', '2027-01-01', 'December\u00a030 – January\u00a01', 'du 30\u00a0décembre au 1er\u00a0janvier'],
  ['2026-05-01', '2026-05-03', 'May\u00a01–3', 'du 1er au 3\u00a0mai'],
] as const)('SF-08 formatDays writes %s to %s as “%s” and “%s”', (start, end, english, french) => {
  expect(formatDays(start, end, translate.en)).toBe(english);
  expect(formatDays(start, end, translate.fr)).toBe(french);
});
