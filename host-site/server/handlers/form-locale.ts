import { type Locale, toLocale } from '../../../widgets/shared/locale/locale.ts';

/** The language of a plain form: in which the consent was shown, else the one preferred, else the browser's guess. */
export function findFormLocale(form: URLSearchParams, guess: Locale): Locale {
  const shown = new URLSearchParams(form.get('Consent') ?? '').get('language');
  return toLocale(shown) ?? toLocale(form.get('LanguagePreference')) ?? guess;
}
