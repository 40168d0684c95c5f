import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../../widgets/shared/locale/locale.ts';
import { forEvery } from '../support/for-every.ts';
import { findRejectedWords, readModuleTexts, readRejectedWords, readVisibleTexts } from '../support/term-base.ts';

const rejected = readRejectedWords(readFileSync('docs/terms.md', 'utf8'));

describe('the term base', () => {
  for (const locale of locales) {
    const texts = readVisibleTexts(locale);

    it(`is read, and so are the ${locale} texts of widgets, pages, articles and guides`, () => {
      expect(rejected[locale].length).toBeGreaterThan(5);
      const files = texts.map(({ where }) => where).join('\n');
      for (const file of ['newsletter', 'articles/mirrors', 'widgets/embedding', 'pages/faq', 'playground/words.ts']) {
        expect(files).toContain(file);
      }
    });

    forEvery(texts, ({ where, text }) => `${where}: ${text.slice(0, 60)}`)(
      `LOC-06 one term for one thing (${locale})`,
      ({ text }) => {
        expect(findRejectedWords(text, rejected[locale])).toEqual([]);
      },
    );
  }

  it('is read in the texts of modules, without their code', () => {
    const code =
      "const words = { lead: { en: 'Set `lang`.', fr: 'Réglez `lang`.' }, more: { fr: `De ${least} à ${most}` } };";
    expect(readModuleTexts('words.ts', 'fr', code).map(({ text }) => text)).toEqual([
      'Réglez  .',
      'De ${least} à ${most}',
    ]);
    expect(readModuleTexts('words.ts', 'en', code)).toHaveLength(1);
  });

  it('finds whole words, in any case and in the plural, and leaves longer words alone', () => {
    const words = readRejectedWords('| sofa | couch, big chair | canapé | | |\n').en;
    expect(findRejectedWords('Couches? No: a couch, two Big Chairs.', words)).toEqual([
      '“couch”: say “sofa”',
      '“Big Chairs”: say “sofa”',
    ]);
    expect(findRejectedWords('A couchette.', words)).toEqual([]);
  });
});
