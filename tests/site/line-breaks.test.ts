import { expect } from 'vitest';
import { forEvery } from '../support/for-every.ts';
import { readTexts, variedPages } from './support/built-site.ts';

// A line break must not split what belongs together, as it can at a plain space or at a dash without a word joiner.
const broken: readonly [what: string, pattern: RegExp][] = [
  ['a range of times', /[ap]\.m\.–(?!\u2060)|\u00a0h(\u00a0\d\d)? à (?=\d|mi)|midi à \d/],
  ['a time', /\d (a|p)\.m\.|\d h\b/],
  ['a postal code', /\b[A-Z]\d[A-Z] \d[A-Z]\d\b/],
  ['a telephone number', /\d{3} \d{3}-\d{4}|\b1 8\d\d\b/],
  ['an amount', /\d \$|\$ \d|\d \d{3}\b/],
  ['a day and its month', /(January|February|March|April|June|July|August|September|October|November|December) \d/],
  [
    'a day and its month',
    /(\d|1er) (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/,
  ],
  ['a distance', /\d (km|m)\b/],
];

// Consent texts are stored word for word; a changed space would need a new version.
const inConsents = /M5V 0A1(?=[.,] )/;

forEvery(variedPages, ({ path }) => path)(
  'no page allows line breaks within a time, date, telephone number, postal code, amount or distance',
  ({ document }) => {
    // What is to be typed is shown as it is typed.
    const typed = new Set([...document.querySelectorAll('code')].map(({ textContent }) => textContent?.trim()));
    const texts = readTexts(document).flatMap((text) => (typed.has(text.trim()) ? [] : [text.replace(inConsents, '')]));
    for (const [what, pattern] of broken)
      expect(
        texts.filter((text) => pattern.test(text)),
        what,
      ).toEqual([]);
  },
);
