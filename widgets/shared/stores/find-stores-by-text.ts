import { isComing } from './coming-stores.ts';
import { foldText, matchText } from './fold-text.ts';
import type { Place } from './gazetteer-rows.ts';
import type { SearchText } from './read-text.ts';
import type { Store } from './store.ts';
import { joinWords, listAddressParts } from './store-lookup.ts';

/** A store with how sure it is that it was meant, from 0 to 1. */
export interface FoundStore {
  store: Store;
  confidence: number;
}

/** A street without its civic number and unit: « 1200, rue Sainte-Catherine O. » gives `ruesaintecatherineo`. */
const toStreet = (line: string) => joinWords(line.replace(/^[\s#]*\d+[\w-]*[\s,]*/, ''));

/** Shortest name of a street that is looked for. */
const shortestStreet = 5;

function matchAddress({ address, name }: Store, parts: readonly string[], whole: string): number {
  const names = [name.en, name.fr].map(joinWords);
  if (names.includes(whole)) return 0.98;
  const line = joinWords(address.line1);
  if (parts.includes(line)) return 0.97;
  const street = toStreet(address.line1);
  const isStreet = street.length >= shortestStreet && parts.some((part) => toStreet(part) === street);
  return isStreet ? 0.6 : 0;
}

const matched = { whole: 0.45, start: 0.4, word: 0.3 } as const;

/** How well a text is a store's name or town, or the start of it. */
function matchNames({ name, address }: Store, folded: string): number {
  const { city, cityFr = city } = address;
  const scores = [name.en, name.fr, city, cityFr].flatMap((one) => {
    const match = matchText(foldText(one), folded);
    return match ? [matched[match]] : [];
  });
  return Math.max(0, ...scores);
}

/** Lowers a coming store below every open one: someone who types a name means a store to go to. */
const coming = 0.5;

/**
 * The stores that a text names, best first: by number or telephone, by name or address, by street, or the start of a
 * name. `place` is the town that the text names, and `today` the date, YYYY-MM-DD, by which a store must have opened.
 */
export function findStoresByText(
  read: SearchText,
  stores: readonly Store[],
  place: Place | undefined,
  today = '',
): FoundStore[] {
  const { text, number, phone } = read;
  const [whole, folded, parts] = [joinWords(text), foldText(text), listAddressParts(read)];
  const found = stores.flatMap((store): FoundStore[] => {
    if (number !== undefined && Number(store.number) === Number(number)) return [{ store, confidence: 0.99 }];
    if (phone !== undefined && store.phone === phone) return [{ store, confidence: 0.99 }];
    const exact = matchAddress(store, parts, whole);
    const isThere = !place || place.province === store.address.province;
    const confidence = isThere ? Math.max(exact, folded ? matchNames(store, folded) : 0) : 0;
    if (confidence === 0) return [];
    return [{ store, confidence: today && isComing(store, today) && exact < 0.9 ? confidence * coming : confidence }];
  });
  found.sort((a, b) => b.confidence - a.confidence);
  // A street of several towns says no more than that.
  const onStreet = found.filter(({ confidence }) => confidence === 0.6);
  const inTown = ({ store }: FoundStore) =>
    place && [place.name.en, place.name.fr].some((name) => foldText(name) === foldText(store.address.city));
  if (place ? !onStreet.some(inTown) : onStreet.length < 2) return found;
  return found
    .map((one) => (one.confidence === 0.6 ? { ...one, confidence: inTown(one) ? 0.96 : 0.3 } : one))
    .sort((a, b) => b.confidence - a.confidence);
}
