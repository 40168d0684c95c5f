import { isEmail } from './email.ts';

// Slips of the two parts of a domain that people make most (decisions §2).
const slips: readonly [RegExp, string][] = [
  [/@(gmial|gmal|gmai|gamil|gnail)\./i, '@gmail.'],
  [/@(hotnail|hotmial|hotmal)\./i, '@hotmail.'],
  [/@(outlok|outloo)\./i, '@outlook.'],
  [/\.(con|cmo|vom)$/i, '.com'],
];

/** The address that was probably meant, to be offered and never forced; undefined for none. */
export function suggestEmail(value: string): string | undefined {
  const better = slips.reduce((address, [slip, word]) => address.replace(slip, word), value);
  return better === value || !isEmail(better) ? undefined : better;
}
