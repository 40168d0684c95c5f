import { type Locale, type LocalizedText, locales } from '../../../widgets/shared/locale/locale.ts';
import { formatMoney } from '../facts/format-value.ts';
import { fillSentence } from '../problems/fill-sentence.ts';
import type { Contest } from './contest-file.ts';

/** The name of a contest's prize in each language, from `one`; undefined when it has none. */
function nameOne({ one, value }: Contest['prizes'][number]): LocalizedText | undefined {
  if (!one) return undefined;
  const name = (locale: Locale) => fillSentence(one[locale], { value: formatMoney(value, locale) });
  return { en: name('en'), fr: name('fr') };
}

const simplify = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * The prize of a PIN in both languages. A list of PINs has one text per prize: if it is the name of one of the
 * contest's prizes in either language, the contest supplies the other; else both languages show it unchanged.
 */
export function namePrize(contest: Contest, text: string): LocalizedText {
  const known = findNamedPrize(contest, text);
  return (known && nameOne(known)) ?? { en: text, fr: text };
}

/** The prize of a contest that has this name in either language; undefined when it is none of them. */
export function findNamedPrize({ prizes }: Contest, text: string): Contest['prizes'][number] | undefined {
  return prizes.find((prize) => {
    const names = nameOne(prize);
    return names && locales.some((locale) => simplify(names[locale]) === simplify(text));
  });
}

/** The picture of a prize with this name; undefined when the contest has none. */
export const findPrizePicture = (contest: Contest, text: string) => findNamedPrize(contest, text)?.picture;

/** The first prize that a PIN can win; undefined for a contest without one. */
export function nameInstantPrize({ prizes }: Contest): LocalizedText | undefined {
  const instant = prizes.find(({ one }) => one);
  return instant && nameOne(instant);
}
