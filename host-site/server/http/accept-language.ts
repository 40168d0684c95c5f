import { parseAccept } from 'hono/utils/accept';
import { guessLocale, type Locale } from '../../../widgets/shared/locale/locale.ts';

/** Language tags of an Accept-Language header, the preferred one first, without those that have q=0. */
export function listLanguages(header: string | undefined): string[] {
  return parseAccept(header ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
}

/** Guesses the locale on the server, where nothing stored is known: the browser's languages, else English (LOC-03). */
export function guessFromHeader(header: string | undefined): Locale {
  return guessLocale(undefined, listLanguages(header));
}
