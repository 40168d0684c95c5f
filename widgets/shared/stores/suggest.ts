import type { Locale } from '../locale/locale.ts';
import { findPostal } from './find-postal.ts';
import type { Place } from './gazetteer-rows.ts';
import type { Reading, SearchQuery } from './parse-query.ts';
import { scoreNames } from './score-names.ts';
import type { Store } from './store.ts';
import type { SearchData, Suggestion } from './suggestion.ts';

/** Most suggestions shown at once, and most stores among them. */
export const suggestionCount = 8;
const storeCount = 3;

/** Sorts behind every place with a rank. */
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

function suggestStores(stores: readonly Store[], readings: readonly Reading[], number?: string): Suggestion[] {
  return stores
    .flatMap((store) => {
      if (isNumber(store, number)) return [{ store, score: -1 }];
      const score = scoreNames([store.name.en, store.name.fr, store.address.city], store.address.province, readings);
      return score === undefined ? [] : [{ store, score }];
    })
    .sort((a, b) => a.score - b.score)
    .slice(0, storeCount)
    .map(({ store }) => ({ kind: 'store', store }));
}

/** Ranked suggestions for a query, at most eight: a store by its number, then provinces and places, then other stores. */
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
  const stores = suggestStores(data.stores, readings, number);
  const places = suggestPlaces(data.places, readings, locale);
  const room = suggestionCount - provinces.length - stores.length;
  // Whoever types a store's number means the store.
  const numbered = stores.filter((found) => found.kind === 'store' && isNumber(found.store, number));
  const others = stores.filter((found) => !numbered.includes(found));
  return [...numbered, ...provinces, ...places.slice(0, room), ...others];
}
