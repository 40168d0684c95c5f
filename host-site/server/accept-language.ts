import { guessLocale, type Locale } from '../../widgets/shared/locale/locale.ts';

/** Language tags of an Accept-Language header, most wanted first; those with q=0 are left out. */
export function listLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { tag, weight: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/** LOC-03 as far as a server can guess: nothing stored, the browser's languages, else English. */
export function guessFromHeader(header: string | undefined): Locale {
  return guessLocale(undefined, listLanguages(header));
}
