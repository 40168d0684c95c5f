import type { Locale } from '../locale/locale.ts';
import type { AbroadIndex } from './abroad.ts';
import { measureDistance } from './distance.ts';
import { type FoundPlace, weighPlace } from './find-places.ts';
import type { Place } from './gazetteer-rows.ts';
import type { PlaceIndex } from './place-index.ts';
import { isFiller } from './query-words.ts';
import type { Word } from './read-text.ts';
import type { Province } from './store.ts';

/** Shortest text in which a typing error is looked for: of fewer letters, every text is close to some name. */
const shortest = 5;

/** How many typing errors a text of this length may have. */
const countErrors = (length: number) => (length < shortest ? 0 : length < 8 ? 1 : 2);

/**
 * How many typing errors make one text the other: a letter too many, missing or wrong, or two in the wrong order
 * (optimal string alignment). Infinity beyond `most`.
 */
export function countTypingErrors(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let [before, above]: number[][] = [[], [...Array(other.length + 1).keys()]];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (above?.[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (above?.[column - 1] as number) + Number(!isSame),
        isSwapped && row > 1 ? (before?.[column - 2] as number) + 1 : Infinity,
      );
    }
    [before, above] = [above, current];
  }
  const errors = above?.[other.length] as number;
  return errors > most ? Infinity : errors;
}

/** The likeliest corrections of a text. */
export interface Corrections {
  /** Best first; sure only where no other place is about as near. */
  found: FoundPlace[];
  /** A city of another country that is nearer than all of them. */
  abroad?: string;
}

/** Texts that may be a misspelled name: neighbouring words, the longest first. */
function listTexts(words: readonly Word[]): string[] {
  const texts: string[] = [];
  for (let length = Math.min(words.length, 5); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const span = words.slice(from, from + length);
      if (span.some(({ part, isStreet }) => isStreet || part !== span[0]?.part)) continue;
      if (span.every(({ typed }) => isFiller(typed))) continue;
      texts.push(span.map(({ text }) => text).join(''));
    }
  }
  return texts;
}

/** People from whom on a name of few letters is corrected; others are close to too many words. */
const known = 20_000;

interface Correction {
  place: Place;
  errors: number;
  /** Errors, fewer for a larger place, more where the first letter is wrong. */
  cost: number;
}

function correctText(typed: string, index: PlaceIndex, province: Province | undefined, locale: Locale): Correction[] {
  const most = countErrors(typed.length);
  const best = new Map<Place, Correction>();
  if (most === 0) return [];
  for (const { place, key, isName } of index.names) {
    if (!isName || key.length < shortest - 1 || (province && province !== place.province)) continue;
    const isSmall = (place.population ?? 0) < known;
    if (isSmall && !province && (typed.length < 7 || place.population === undefined)) continue;
    const errors = countTypingErrors(typed, key, most);
    if (errors > most) continue;
    const cost = errors + (typed[0] === key[0] ? 0 : 0.5) - 0.35 * Math.log10(weighPlace(place, locale) / 1000);
    if (cost < (best.get(place)?.cost ?? Infinity)) best.set(place, { place, errors, cost });
  }
  return [...best.values()].sort((a, b) => a.cost - b.cost);
}

/** A city abroad whose name has fewer errors. */
function findAbroad(typed: string, { cities }: AbroadIndex, fewer: number): string | undefined {
  const most = Math.min(countErrors(typed.length), fewer - 1);
  if (most < 1) return undefined;
  for (const [key, { name }] of cities) if (countTypingErrors(typed, key, most) <= most) return name;
  return undefined;
}

/** Kilometres from which two corrections are two. */
const elsewhere = 50;
const margin = 0.5;
/** Maximum corrections of a text. */
const most = 5;

/** Corrections as places, of which the best is sure where no other is about as near, and not too small to be meant. */
function rate(all: readonly Correction[], isNamed: boolean): FoundPlace[] {
  const [best] = all;
  if (!best) return [];
  const rival = all.find(({ place }) => measureDistance(place, best.place) > elsewhere);
  const isClear = !rival || rival.cost - best.cost >= margin;
  const isKnown = isNamed || (best.place.population ?? 0) >= known;
  const sure = isClear && isKnown ? (best.errors === 1 ? 0.75 : 0.6) : 0.35;
  return all
    .slice(0, most)
    .map(({ place }, at) => ({ place, confidence: at === 0 ? sure : Math.min(sure, 0.35) * 0.9 }));
}

/** Reads all words as one name with typing errors. */
export function correctWhole(
  words: readonly Word[],
  index: PlaceIndex,
  province: Province | undefined,
  locale: Locale,
): FoundPlace[] {
  return rate(correctText(words.map(({ text }) => text).join(''), index, province, locale), province !== undefined);
}

/** Reads words without their typing errors, also in the first letter. */
export function correctNames(
  words: readonly Word[],
  index: PlaceIndex,
  abroad: AbroadIndex,
  province: Province | undefined,
  locale: Locale,
): Corrections {
  for (const typed of listTexts(words)) {
    const all = correctText(typed, index, province, locale);
    const away = findAbroad(typed, abroad, all[0]?.errors ?? Infinity);
    if (away) return { found: [], abroad: away };
    if (all.length > 0) return { found: rate(all, province !== undefined) };
  }
  return { found: [] };
}
