import { describe, expect, it } from 'vitest';
import { guessLocale, listBrowserLanguages, toLocale } from './locale.ts';

describe('locales', () => {
  it.each([
    ['en', 'en'],
    ['fr-CA', 'fr'],
    ['FR_ca', 'fr'],
    ['de', undefined],
    ['', undefined],
    [null, undefined],
    ['french', undefined],
  ])('LOC-05 the language tag %j is %j', (tag, locale) => expect(toLocale(tag)).toBe(locale));
  it.each([
    ['fr', ['en-CA'], 'fr'],
    ['de', ['fr-CA', 'en'], 'fr'],
    ['fr-CA', ['en'], 'en'],
    [null, ['de-DE', 'fr-FR', 'en'], 'fr'],
    [undefined, ['de', 'es'], 'en'],
    [undefined, [], 'en'],
    [undefined, [undefined, null, '', 'fr-CA'], 'fr'],
  ] as const)('LOC-03 stored %j and browser languages %j give %s', (stored, languages, locale) =>
    expect(guessLocale(stored, languages)).toBe(locale),
  );
  it.each([
    ['a list', { languages: ['fr-CA', 'en'], language: 'en' }, 'fr'],
    ['a frozen list', { languages: Object.freeze(['de', 'fr']), language: 'de' }, 'fr'],
    ['an empty list', { languages: [], language: 'fr' }, 'en'],
    ['no list but a language', { language: 'fr-CA' }, 'fr'],
    ['null for a list', { languages: null, language: 'fr' }, 'fr'],
    ['neither', {}, 'en'],
    ['null for both', { languages: null, language: null }, 'en'],
    ['undefined in its list', { languages: [undefined, 'fr'] }, 'fr'],
  ] as const)('LOC-03 a browser that tells %s is guessed from without an error', (_, device, locale) =>
    expect(guessLocale(null, listBrowserLanguages(device))).toBe(locale),
  );
});
