/** Languages of every widget and page. */
export const locales = ['en', 'fr'] as const;
/** A supported language. */
export type Locale = (typeof locales)[number];
/** A text in each language. */
export type LocalizedText = Readonly<Record<Locale, string>>;
/** The language where no setting names a supported one (LOC-03). */
export const defaultLocale: Locale = 'en';

/** Local storage key of the visitor's choice (LOC-02). */
export const localeStorageKey = 'user-locale';

/** The supported locale of a language tag: `fr-CA` gives `fr`; `de` or no tag gives undefined. */
export function toLocale(tag: string | null | undefined): Locale | undefined {
  const language = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return locales.find((locale) => locale === language);
}

/** A browser's languages; privacy tools, old web views and test tools remove either property. */
export interface Device {
  languages?: readonly (string | null | undefined)[] | null;
  language?: string | null;
}

/** The browser's languages, preferred first; its single language where the list is missing. */
export function listBrowserLanguages(device: Device): readonly (string | null | undefined)[] {
  return device.languages ?? [device.language];
}

/**
 * LOC-03: the stored value, then each browser language with its region, then without, then English. A stored value
 * counts only when it is exactly a supported locale.
 */
export function guessLocale(
  stored: string | null | undefined,
  languages: readonly (string | null | undefined)[],
): Locale {
  return (
    locales.find((locale) => locale === stored) ?? languages.map(toLocale).find((locale) => locale) ?? defaultLocale
  );
}
