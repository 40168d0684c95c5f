import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../../widgets/shared/locale/locale.ts';
import measurements from '../../content/measurements.json' with { type: 'json' };

const folder = 'host-site/retailers/vitrine/content/articles';
const number = '\\d+(?: \\d{3})*(?:[.,]\\d+)?';
/** A figure as articles write it: a number, a range or two sides. */
const figure = `(${number}(?: (?:to|by|×|à|et|sur) ${number})?)`;

/** `165 to 170`, `165 à 170` → `165–170`; `130 by 170`, `130 sur 170` → `130 × 170`; `1,800`, `1 800` → `1800`. */
const normalize = (text: string): string =>
  text
    .replace(/(\d)[ ,](\d{3})\b/g, '$1$2')
    .replace(/ (?:to|à|et) /, '–')
    .replace(/ (?:by|sur) /, ' × ');

interface Article {
  slug: string;
  text: string;
}

const readArticles = (locale: Locale): Article[] =>
  readdirSync(folder).map((slug) => ({
    slug,
    text: readFileSync(`${folder}/${slug}/${locale}.md`, 'utf8').replaceAll('\u00a0', ' '),
  }));

/** Every figure that articles give for a thing, as `figure (slug)`. */
function findFigures(patterns: readonly string[], articles: readonly Article[]): { figure: string; slug: string }[] {
  return articles.flatMap(({ slug, text }) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(new RegExp(pattern.replace('{figure}', figure), 'g'))])
      .map((match) => ({ figure: normalize(match[1] ?? ''), slug })),
  );
}

/** The figures that contradict the accepted ones. */
const findWrongFigures = (accepted: readonly string[], found: ReturnType<typeof findFigures>) =>
  found.filter((one) => !accepted.includes(one.figure));

describe.each(locales)('measurements in articles (%s)', (locale) => {
  const articles = readArticles(locale);

  it.each(Object.entries(measurements))(
    'give only the accepted figures for the %s, in at least two articles',
    (_, { figures, ...patterns }) => {
      const found = findFigures(patterns[locale], articles);
      // Fewer than two mentions: a pattern has lost its sentence, and compares nothing.
      expect(new Set(found.map(({ slug }) => slug)).size).toBeGreaterThan(1);
      expect(findWrongFigures(figures, found)).toEqual([]);
    },
  );
});

it('the check of measurements reports a figure that contradicts the accepted one, with the article’s slug', () => {
  const articles = [
    { slug: 'patio', text: 'It needs a base of at least 20 kg.' },
    { slug: 'balcony', text: 'It needs a base of at least 25 kg.' },
  ];
  const { figures, en } = measurements['base of an umbrella over a table'];
  expect(findWrongFigures(figures, findFigures(en, articles))).toEqual([{ figure: '20', slug: 'patio' }]);
});
