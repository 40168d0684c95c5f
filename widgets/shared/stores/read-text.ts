import { isPostalCode, isPostalCodeStart } from '../submissions/postal-code.ts';
import type { Point } from './distance.ts';
import { foldNameWord, splitWords } from './fold-text.ts';
import { readPoint } from './point-text.ts';
import {
  isCompassPoint,
  isFiller,
  isNearWord,
  isShopWord,
  isStreetEnd,
  isStreetStart,
  isSurelyStreet,
  isSureStart,
  isUnitWord,
} from './query-words.ts';

/** A word of what was typed. */
export interface Word {
  /** Without accents and case, and in one form for words that people shorten: `st`. */
  text: string;
  /** The same, but as it was typed: `sainte`. */
  typed: string;
  /** Which part of the text, between commas, it is in. */
  part: number;
  /** In capitals only, as `ON` is beside `on`. */
  isUpper: boolean;
  /** Belongs to a street, a civic number or a unit. */
  isStreet: boolean;
}

/** A full or partial postal code within a text. */
export interface PostalText {
  /** Two or three characters. */
  prefix: string;
  /** All six, as `A1A 1A1`. */
  code?: string;
  /** Whether Canada Post may have given such a code; if not, it is a slip or another country's. */
  isPossible: boolean;
}

/** What is in a text, as far as it shows without any list of places or stores. */
export interface SearchText {
  /** The text without invisible characters and superfluous blanks. */
  text: string;
  point?: Point;
  postal?: PostalText;
  /** Ten digits. */
  phone?: string;
  /** A store's number. */
  number?: string;
  /** Five digits of a United States' postal code. */
  zip?: string;
  /** The other words. */
  words: readonly Word[];
  /** Has a civic number or the word of a street: its town comes last. */
  isAddress: boolean;
  /** Nothing but « près de moi », “stores near me” or the like. */
  asksPosition: boolean;
}

/** Full-width characters as plain ones, none that are invisible, and one blank between words. */
function clean(typed: string): string {
  const plain = typed.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return plain.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

// Signs that people type or scan for others in a postal code, where letters and digits alternate.
const asDigit: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' };
const asLetter: Readonly<Record<string, string>> = { 5: 'S', 8: 'B', 2: 'Z', 1: 'L', 6: 'G' };

/** Six signs as a code whose letters and digits alternate; undefined if they are none, or no code has them. */
function readCode(signs: string): string | undefined {
  const [letters, digits] = [0, 1].map((odd) => [...signs].filter((_, at) => at % 2 === odd)) as [string[], string[]];
  // A word may look like a code whose digits are all letters: `HOHOHO`.
  const isMeant = letters.filter((sign) => /[A-Z]/.test(sign)).length > 1 && digits.some((sign) => /\d/.test(sign));
  const code = [...signs].map((sign, at) => (at % 2 ? asDigit : asLetter)[sign] ?? sign).join('');
  return isMeant && isPostalCode(code) ? code : undefined;
}

const isAlternating = (signs: string) => /^(?:[A-Z]\d)*[A-Z]?$/.test(signs);
const split = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

/** A code that is all of the text, whatever is between its signs; or the start of one. */
function readWholePostal(upper: string): PostalText | undefined {
  const signs = upper.replace(/[^A-Z\d]/g, '');
  if (signs.length < 2 || /[^\x20-\x7E–—]/.test(upper)) return undefined;
  if (signs.length === 6) {
    const code = readCode(signs);
    if (code) return { prefix: code.slice(0, 3), code: split(code), isPossible: true };
  }
  // Of a longer text, only what certainly is a code: “M5 Toronto” is not M5T 0R0.
  if (signs.length > 6 && (signs.length > 8 || !isPostalCode(signs.slice(0, 6)))) return undefined;
  const start = signs.slice(0, 6);
  if (!isAlternating(start)) return undefined;
  return {
    prefix: start.slice(0, 3),
    ...(start.length === 6 ? { code: split(start) } : {}),
    isPossible: isPostalCodeStart(start),
  };
}

// Looks ahead, so that a word of three letters before a code doesn't take its first half: `Ont M5V 2T6`.
const wholeCode = /(?<![A-Z\d])(?=(([A-Z\d]{3})[\s.–—_-]*([A-Z\d]{3})(?![A-Z\d])))/g;
const strictCode = /(?<![A-Z\d])([A-Z]\d[A-Z])[\s.–—_-]*(\d[A-Z]\d)(?![A-Z\d])/;
const partialCode = /(?<![A-Z\d])([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(?:[\s.-]*\d[A-Z]?)?(?![A-Z\d])/;

/** A code among other words, and the text without it. */
function takePostal(text: string): { postal?: PostalText; rest: string } {
  const upper = text.toUpperCase();
  // Upper case may change the length of a text, as of ß; such a text has no code among words.
  if (upper.length !== text.length) return { rest: text };
  const whole = readWholePostal(upper);
  if (whole) return { postal: whole, rest: '' };
  const without = (found: string, at: number) => `${text.slice(0, at)} , ${text.slice(at + found.length)}`;
  for (const match of upper.matchAll(wholeCode)) {
    const [, found = '', start = '', end = ''] = match;
    const code = readCode(`${start}${end}`);
    if (!code) continue;
    const postal = { prefix: code.slice(0, 3), code: split(code), isPossible: true };
    return { postal, rest: without(found, match.index) };
  }
  const impossible = strictCode.exec(upper);
  if (impossible) {
    const [found, prefix = '', end = ''] = impossible;
    const postal = { prefix, code: `${prefix} ${end}`, isPossible: false };
    return { postal, rest: without(found, impossible.index) };
  }
  const partial = partialCode.exec(upper);
  if (!partial) return { rest: text };
  return { postal: { prefix: partial[1] as string, isPossible: true }, rest: without(partial[0], partial.index) };
}

const phonePattern = /(?<![\d#])(?:\+?1[\s.-]*)?\(?([2-9]\d\d)\)?[\s.-]*([2-9]\d\d)[\s.-]*(\d{4})(?!\d)/;
const numberPattern =
  /(?<!(?:unit|suite|apt|bureau|local|app)\.?\s*)(?:(?:store|shop|magasin|succursale)\s*(?:number|numero|numéro)?\s*(?:#|n[o°º]\.?|nos?\.?|num\.?)?|#|(?:^|\s)n[o°º]\.?)\s*(\d{1,6})(?![\d\p{L}-])/iu;
const zipPattern = /(?<![\d-])(\d{5})(?:-\d{4})?$/;

/** A pattern's first group, and the text without the match. */
function take(text: string, pattern: RegExp): { found: RegExpExecArray | null; rest: string } {
  const found = pattern.exec(text);
  if (!found) return { found, rest: text };
  return { found, rest: `${text.slice(0, found.index)} , ${text.slice(found.index + found[0].length)}` };
}

/** The words of a text, by the parts between its commas. */
function listWords(text: string): Word[] {
  return text.split(/[,;()/|]|\s[-–—]\s|\n/).flatMap((written, part) =>
    written.split(/(?<=[^\p{L}\p{M}\d])/u).flatMap((piece) =>
      splitWords(piece).map((typed) => ({
        text: foldNameWord(typed),
        typed,
        part,
        isUpper: /\p{Lu}/u.test(piece) && piece === piece.toUpperCase(),
        isStreet: false,
      })),
    ),
  );
}

const isNumber = (word: Word | undefined): boolean => word !== undefined && /^\d+[a-z]{0,2}$/.test(word.typed);
const isLinking = (word: string) => /^(?:d|de|du|des|l|la|le|les|st|the|of|saint|sainte|ste)$/.test(word);

/** Words of one part of a text: those of its street, as positions. */
function findStreet(words: readonly Word[]): Set<number> {
  const street = new Set<number>();
  const number = words.findIndex((word, at) => isNumber(word) && at < 3);
  // `410 rue Exemple` and « rue de la Montagne »: the word, those that link, and the next one.
  const start = words.findIndex(({ typed }, at) => {
    const follows = isNumber(words[at - 1]) && !isNumber(words[at - 2]) && !/[a-z]/.test(words[at - 1]?.typed ?? '');
    return at < words.length - 1 && (follows ? isStreetStart(typed) : at === 0 && isSureStart(typed));
  });
  if (start >= 0) {
    let end = start + 1;
    while (end < words.length - 1 && isLinking((words[end] as Word).typed)) end += 1;
    while (end < words.length - 1 && isCompassPoint((words[end + 1] as Word).typed)) end += 1;
    for (let at = number >= 0 && number < start ? number : start; at <= end; at += 1) street.add(at);
    return street;
  }
  // `100 King Street West`: from the number to the word, and the point of the compass after it.
  const isEnd = ({ typed }: Word, at: number) =>
    at > number + 1 && at > 0 && (number >= 0 ? isStreetEnd(typed) : isSurelyStreet(typed));
  const last = words.findIndex(isEnd);
  if (last < 0) return street;
  const first = number >= 0 ? number : Math.max(0, last - 1);
  for (let at = first; at <= last; at += 1) street.add(at);
  if (words[last + 1] && isCompassPoint((words[last + 1] as Word).typed)) street.add(last + 1);
  return street;
}

function markStreets(words: readonly Word[]): Word[] {
  const numbers = [...new Set(words.map(({ part }) => part))];
  return numbers.flatMap((number) => {
    const part = words.filter((word) => word.part === number);
    const street = findStreet(part);
    return part.map((word, at) => {
      const isUnit = isUnitWord(word.typed) && isNumber(part[at + 1]);
      const ofUnit = at > 0 && isUnitWord((part[at - 1] as Word).typed) && isNumber(word);
      return street.has(at) || isUnit || ofUnit ? { ...word, isStreet: true } : word;
    });
  });
}

/** Whether a text asks for what is near the visitor, and names nothing else. */
function asksNear(words: readonly Word[]): boolean {
  const has = (claim: (word: string) => boolean) => words.some(({ typed }) => claim(typed));
  const isCentre = has((word) => word === 'centre') && has((word) => word === 'ville');
  return words.every(({ typed }) => isFiller(typed)) && (has(isNearWord) || has(isShopWord) || isCentre);
}

/** Reads a place, an address, a postal code, a phone number, a store's number or coordinates anywhere in a text. */
export function readText(typed: string): SearchText {
  const text = clean(typed);
  const point = readPoint(text);
  const empty = { text, words: [], isAddress: false, asksPosition: false };
  if (point) return { ...empty, point };
  const number = /^\d{1,6}$/.test(text) ? text : undefined;
  const zip = /^\d{5}(?:-\d{4})?$/.test(text) ? text.slice(0, 5) : undefined;
  if (number || zip) return { ...empty, ...(number ? { number } : {}), ...(zip ? { zip } : {}) };
  const phone = take(text, phonePattern);
  const postal = takePostal(phone.rest);
  const store = take(postal.rest, numberPattern);
  const code = postal.postal ? { found: null, rest: store.rest } : take(store.rest.trim(), zipPattern);
  const words = markStreets(listWords(code.rest));
  return {
    text,
    ...(postal.postal ? { postal: postal.postal } : {}),
    ...(phone.found ? { phone: phone.found.slice(1, 4).join('') } : {}),
    ...(store.found?.[1] ? { number: store.found[1] } : {}),
    ...(code.found?.[1] ? { zip: code.found[1] } : {}),
    words,
    isAddress: words.some(({ isStreet }) => isStreet),
    asksPosition: !postal.postal && !phone.found && !store.found && !code.found && asksNear(words),
  };
}
