import { isEmail } from './email.ts';

// The most common typos in the two parts of a domain (decisions §2).
const typos: readonly [RegExp, string][] = [
  [/@(gmial|gmal|gmai|gamil|gnail)\./i, '@gmail.'],
  [/@(hotnail|hotmial|hotmal)\./i, '@hotmail.'],
  [/@(outlok|outloo)\./i, '@outlook.'],
  [/\.(con|cmo|vom)$/i, '.com'],
];

/** The address that was probably meant, as a suggestion only; undefined for none. */
export function suggestEmail(value: string): string | undefined {
  const better = typos.reduce((address, [typo, word]) => address.replace(typo, word), value);
  return better === value || !isEmail(better) ? undefined : better;
}
