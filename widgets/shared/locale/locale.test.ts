import { describe, expect, it } from 'vitest';
import { guessLocale, toLocale } from './locale.ts';

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
  ] as const)('LOC-03 stored %j and browser languages %j give %s', (stored, languages, locale) =>
    expect(guessLocale(stored, languages)).toBe(locale),
  );
});
