import { describe, expect, it } from 'vitest';
import { forEvery } from '../../../tests/support/for-every.ts';
import { requiredArticles, requiredLandings } from '../../../tests/support/required-content.ts';
import { locales } from '../../../widgets/shared/locale/locale.ts';
import { readLandings } from '../landing/read-landings.ts';
import { readArticles } from './read-articles.ts';

const articles = readArticles(process.cwd()).filter(({ slug }) => requiredArticles.includes(slug));
const landings = readLandings(process.cwd(), '2026-11-21').filter(({ slug }) => requiredLandings.includes(slug));
const english = [...articles, ...landings].map(({ slug, texts: { en } }) => ({
  slug,
  body: en.body,
  // What a visitor reads: addresses and markup do not count.
  text: [en.title, en.description, en.lead, en.alt, en.body.replace(/\]\([^ )]*/g, ']').replace(/^:::.*$/gm, '')].join(
    '\n',
  ),
}));
const eachArticle = forEvery(english, ({ slug }) => slug);

/** The text around each match, so that a failure shows what to rewrite. */
const findAround = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) =>
    text.slice(Math.max(0, index - 30), index + length + 20),
  );

const contraction =
  /\b\w+n’t\b|\b\w+’(?:re|ve|ll|d|m)\b|\b(?:it|that|there|here|what|who|where|how|he|she|let|nothing|everything|(?:some|any|every|no)(?:one|thing))’s\b/gi;
const uncontracted =
  /\b(?:do|does|did|is|are|was|were|has|have|had|could|would|should|will) not\b|\bcannot\b|\b(?:it|that|there|you|we|they|who|what) (?:is|are|will|have)\b/gi;

describe('English articles and landing pages', () => {
  for (const [rule, wrong] of [
    ['use “everyone” and “someone” rather than pronouns in -body', /\b(?:every|some|any|no)body\b/gi],
    ['omit “that” before “you” and “we”', /\bthat (?:you|we)\b/gi],
    [
      'avoid “stands”, “stood” and “standing”',
      /(?<!\b(?:cake|plant|tree)[ -])\b(?:stands|stood|standing)\b(?! water)/gi,
    ],
    ['avoid “wants a”, “wants an”, “wants no”, “wants its” and “wants their”', /\bwants (?:a|an|no|its|their)\b/gi],
    [
      'use Canadian rather than British words',
      /\bparasols?\b|\b(?:a|the|your|rented|first|city) flat\b(?![ -]\w+)|\btill\b|\bskirting\b|\bautumn\b|\bsecateurs?\b|\btinned\b|\bclothes[ -]?pegs?\b/gi,
    ],
    ['write thousands with a comma before a unit', /\b\d{4}(?=\s(?:K|to \d|lumens?|kelvins?)\b)/g],
    [
      'have no ordinary space between a number and its unit or around “×”',
      /\d (?:cm|mm|m|km|g|kg|m[lL]|L|W|K|in|lumens|°C|°F|g\/m²|%)(?![\w’])|\d × \d/g,
    ],
  ] as const) {
    eachArticle(rule, ({ text }) => {
      expect(findAround(text, wrong)).toEqual([]);
    });
  }

  eachArticle(
    'use at least 8 contractions and leave at most a quarter of the possible ones uncontracted',
    ({ text }) => {
      const spoken = findAround(text, contraction);
      const stiff = findAround(text, uncontracted);
      expect(spoken.length).toBeGreaterThanOrEqual(8);
      expect(stiff.length / (spoken.length + stiff.length), stiff.join(' | ')).toBeLessThanOrEqual(0.25);
    },
  );
});

describe('articles in both languages', () => {
  it('have pull quotes in at most half of the articles, the same ones in both languages', () => {
    const quoted = locales.map((locale) =>
      articles.filter(({ texts }) => /^> /m.test(texts[locale].body)).map(({ slug }) => slug),
    );
    expect(quoted[0]?.length).toBeLessThanOrEqual(articles.length / 2);
    expect(quoted[1]).toEqual(quoted[0]);
  });

  it('use each common pull quote pattern at most twice in English', () => {
    const quotes = articles.flatMap(({ texts }) => texts.en.body.match(/^> .*$/gm) ?? []);
    for (const mould of [/\bworth more\b/, /\brather than\b|, not\b|\band not\b/, /^> The best\b/, /^> (?:One|A|An)\b/])
      expect(quotes.filter((quote) => mould.test(quote)).length, String(mould)).toBeLessThanOrEqual(2);
  });

  it('end with a level-2 heading that no other article in the language ends with', () => {
    for (const locale of locales) {
      const last = articles.map(({ texts }) => texts[locale].body.match(/^## .*$/gm)?.at(-1));
      expect(last.filter((heading, at) => last.indexOf(heading) !== at)).toEqual([]);
    }
  });
});
