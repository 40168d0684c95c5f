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
  ])('LOC-05 toLocale for the language tag %j is %j', (tag, locale) => expect(toLocale(tag)).toBe(locale));
  it.each([
    ['fr', ['en-CA'], 'fr'],
    ['de', ['fr-CA', 'en'], 'fr'],
    ['fr-CA', ['en'], 'en'],
    [null, ['de-DE', 'fr-FR', 'en'], 'fr'],
    [undefined, ['de', 'es'], 'en'],
    [undefined, [], 'en'],
    [undefined, [undefined, null, '', 'fr-CA'], 'fr'],
  ] as const)(
    'LOC-03 guessLocale for the stored locale %j and the browser languages %j is %s',
    (stored, languages, locale) => expect(guessLocale(stored, languages)).toBe(locale),
  );
  it.each([
    ['a list', { languages: ['fr-CA', 'en'], language: 'en' }, 'fr'],
    ['a frozen list', { languages: Object.freeze(['de', 'fr']), language: 'de' }, 'fr'],
    ['an empty list', { languages: [], language: 'fr' }, 'en'],
    ['no list but a language', { language: 'fr-CA' }, 'fr'],
    ['null for a list', { languages: null, language: 'fr' }, 'fr'],
    ['neither languages nor language', {}, 'en'],
    ['null for both', { languages: null, language: null }, 'en'],
    ['undefined in its list', { languages: [undefined, 'fr'] }, 'fr'],
  ] as const)('LOC-03 guessLocale for a browser with %s (%j) is %s', (_, device, locale) =>
    expect(guessLocale(null, listBrowserLanguages(device))).toBe(locale),
  );
});
