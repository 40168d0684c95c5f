export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** Where a visitor's choice is kept in local storage (LOC-02). */
export const localeStorageKey = 'user-locale';

/** The supported locale of a language tag: `fr-CA` gives `fr`, `de` or nothing gives undefined. */
export function toLocale(tag: string | null | undefined): Locale | undefined {
  const language = (tag ?? '').trim().toLowerCase().split(/[-_]/)[0];
  return locales.find((locale) => locale === language);
}

/**
 * LOC-03: stored value, then each browser language with its region, then without, then English.
 * A stored value counts only when it is exactly a supported locale.
 */
export function guessLocale(stored: string | null | undefined, languages: readonly string[]): Locale {
  return (
    locales.find((locale) => locale === stored) ?? toLocale(languages.find((tag) => toLocale(tag))) ?? defaultLocale
  );
}
