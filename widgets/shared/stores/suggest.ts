import type { Locale } from '../locale/locale.ts';
import { isComing } from './coming-stores.ts';
import { correctReadings } from './correct-name.ts';
import { findPostal } from './find-postal.ts';
import type { Place } from './gazetteer-rows.ts';
import type { Reading, SearchQuery } from './parse-query.ts';
import { scoreNames } from './score-names.ts';
import type { Store } from './store.ts';
import type { SearchData, Suggestion } from './suggestion.ts';

/** Maximum number of suggestions, and of stores among them. */
export const suggestionCount = 8;
const storeCount = 3;

/** A score behind every ranked place. */
const unranked = 10_000;

function suggestPlaces(places: readonly Place[], readings: readonly Reading[], locale: Locale): Suggestion[] {
  return places
    .flatMap((place) => {
      const score = scoreNames([place.name.en, place.name.fr], place.province, readings);
      return score === undefined ? [] : [{ place, score }];
    })
    .sort(
      (a, b) =>
        a.score - b.score ||
        (a.place.rank ?? unranked) - (b.place.rank ?? unranked) ||
        a.place.name[locale].localeCompare(b.place.name[locale], locale),
    )
    .map(({ place }) => ({ kind: 'place', place }));
}

const isNumber = (store: Store, number: string | undefined) =>
  number !== undefined && Number(store.number) === Number(number);

/** Worse than any score: someone who types a name means an open store; a number may mean a coming one. */
const coming = 10;

function suggestStores(
  { stores, today = '' }: SearchData,
  readings: readonly Reading[],
  number?: string,
): Suggestion[] {
  return stores
    .flatMap((store) => {
      if (isNumber(store, number)) return [{ store, score: -1 }];
      const { city, cityFr = city, province } = store.address;
      const score = scoreNames([store.name.en, store.name.fr, city, cityFr], province, readings);
      return score === undefined ? [] : [{ store, score: today && isComing(store, today) ? score + coming : score }];
    })
    .sort((a, b) => a.score - b.score)
    .slice(0, storeCount)
    .map(({ store }) => ({ kind: 'store', store }));
}

/** Whether a place is a larger one with just the name that was typed, as Québec is. */
const isNamed = (found: Suggestion | undefined, readings: readonly Reading[]) =>
  found?.kind === 'place' &&
  found.place.rank !== undefined &&
  scoreNames([found.place.name.en, found.place.name.fr], found.place.province, readings) === 0;

/**
 * Ranked suggestions for a query, at most eight: a store by number, then provinces and places, then other stores. Where
 * a city and a province have one name, the city comes first. Text that means nothing is read without its typing errors.
 */
export function suggest(query: SearchQuery, data: SearchData, locale: Locale): Suggestion[] {
  if (query.kind === 'postal') {
    const found = query.isPossible ? findPostal(query.prefix, data.postal) : [];
    return found
      .slice(0, suggestionCount)
      .map((postal) => ({ kind: 'postal', code: query.code ?? postal.area, ...postal }));
  }
  if (query.kind !== 'words') return [];
  const { readings, province, number } = query;
  const provinces: Suggestion[] = province ? [{ kind: 'province', province }] : [];
  const stores = suggestStores(data, readings, number);
  const places = suggestPlaces(data.places, readings, locale);
  const room = suggestionCount - provinces.length - stores.length;
  // Someone who types a store's number means that store.
  const numbered = stores.filter((found) => found.kind === 'store' && isNumber(found.store, number));
  const others = stores.filter((found) => !numbered.includes(found));
  const city = isNamed(places[0], readings) ? places.slice(0, 1) : [];
  const found = [...numbered, ...city, ...provinces, ...places.slice(city.length, room), ...others];
  if (found.length > 0) return found;
  const corrected = correctReadings(data.places, readings);
  return corrected.length > 0 ? suggest({ kind: 'words', readings: corrected }, data, locale) : [];
}
