import { type Locale, toLocale } from '../../../widgets/shared/locale/locale.ts';

/** The language of a plain form: that of the consent text, else the preferred one, else the browser's first. */
export function findFormLocale(form: URLSearchParams, guess: Locale): Locale {
  const shown = new URLSearchParams(form.get('Consent') ?? '').get('language');
  return toLocale(shown) ?? toLocale(form.get('LanguagePreference')) ?? guess;
}
