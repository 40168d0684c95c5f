import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../../widgets/shared/locale/locale.ts';
import { forEvery } from '../support/for-every.ts';
import { findRejectedWords, readModuleTexts, readRejectedWords, readVisibleTexts } from '../support/term-base.ts';

const rejected = readRejectedWords(readFileSync('docs/terms.md', 'utf8'));

describe('the term base', () => {
  for (const locale of locales) {
    const texts = readVisibleTexts(locale);

    it(`has rejected words, and the ${locale} texts of widgets, pages, articles and guides are read`, () => {
      expect(rejected[locale].length).toBeGreaterThan(5);
      const files = texts.map(({ where }) => where).join('\n');
      for (const file of [
        'newsletter',
        'articles/mirrors',
        'widgets/embedding',
        'pages/faq',
        'host-site/playground/messages.ts',
      ]) {
        expect(files).toContain(file);
      }
    });

    forEvery(texts, ({ where, text }) => `${where}: ${text.slice(0, 60)}`)(
      `LOC-06 no visible text contains a word that the term base rejects (${locale})`,
      ({ text }) => {
        expect(findRejectedWords(text, rejected[locale])).toEqual([]);
      },
    );
  }

  it('readModuleTexts returns a module’s texts in the given locale, without inline code', () => {
    const code =
      "const messages = { lead: { en: 'Set `lang`.', fr: 'Réglez `lang`.' }, more: { fr: `De ${least} à ${most}` } };";
    expect(readModuleTexts('messages.ts', 'fr', code).map(({ text }) => text)).toEqual([
      'Réglez  .',
      'De ${least} à ${most}',
    ]);
    expect(readModuleTexts('messages.ts', 'en', code)).toHaveLength(1);
  });

  it('findRejectedWords finds whole words in any case and in the plural, but not within longer words', () => {
    const words = readRejectedWords('| sofa | couch, big chair | canapé | | |\n').en;
    expect(findRejectedWords('Couches? No: a couch, two Big Chairs.', words)).toEqual([
      '“couch”: say “sofa”',
      '“Big Chairs”: say “sofa”',
    ]);
    expect(findRejectedWords('A couchette.', words)).toEqual([]);
  });
});
