import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { fillSentence, formatMoney } from '../facts/format-value.ts';
import type { Contest } from './contest-file.ts';

/** The name of a contest's prize in each language, from `one`; undefined when it has none. */
function nameOne({ one, value }: Contest['prizes'][number]): Record<Locale, string> | undefined {
  if (!one) return undefined;
  const name = (locale: Locale) => fillSentence(one[locale], { value: formatMoney(value, locale) });
  return { en: name('en'), fr: name('fr') };
}

const simplify = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * The prize of a PIN in both languages. A list of PINs has one text per prize: if it is the name of one of the
 * contest's prizes in either language, the contest supplies the other; else both languages show it unchanged.
 */
export function namePrize(contest: Contest, text: string): Record<Locale, string> {
  const named = contest.prizes.map(nameOne);
  const known = named.find((prize) => locales.some((locale) => prize && simplify(prize[locale]) === simplify(text)));
  return known ?? { en: text, fr: text };
}
