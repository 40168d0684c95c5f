import type { Locale } from '../locale/locale.ts';
import { isComing } from './coming-stores.ts';
import { findPostal } from './find-postal.ts';
import { findProvince } from './find-province.ts';
import { foldText, matchText } from './fold-text.ts';
import type { Place } from './gazetteer-rows.ts';
import type { Reading, SearchQuery } from './parse-query.ts';
import { type NameMatcher, scoreNames } from './score-names.ts';
import type { Store } from './store.ts';
import type { SearchData, Suggestion } from './suggestion.ts';

/** Maximum number of suggestions, and of stores among them. */
export const suggestionCount = 8;
const storeCount = 3;

/** A score behind every ranked place. */
const unranked = 10_000;

/** Places with their scores, best first. */
function rankPlaces(places: readonly Place[], readings: readonly Reading[], locale: Locale, match: NameMatcher) {
  return places
    .flatMap((place) => {
      const score = scoreNames([place.name.en, place.name.fr], place.province, readings, match);
      return score === undefined ? [] : [{ place, score }];
    })
    .sort(
      (a, b) =>
        a.score - b.score ||
        (a.place.rank ?? unranked) - (b.place.rank ?? unranked) ||
        a.place.name[locale].localeCompare(b.place.name[locale], locale),
    );
}

const isNumber = (store: Store, number: string | undefined) =>
  number !== undefined && Number(store.number) === Number(number);

/** Worse than any score: someone who types a name means an open store; a number may mean a coming one. */
const coming = 10;

function suggestStores(
  { stores, today = '' }: SearchData,
  readings: readonly Reading[],
  match: NameMatcher,
  number?: string,
): Suggestion[] {
  return stores
    .flatMap((store) => {
      if (isNumber(store, number)) return [{ store, score: -1 }];
      const { city, cityFr = city } = store.address;
      const names = [store.name.en, store.name.fr, city, cityFr];
      const score = scoreNames(names, store.address.province, readings, match);
      return score === undefined ? [] : [{ store, score: today && isComing(store, today) ? score + coming : score }];
    })
    .sort((a, b) => a.score - b.score)
    .slice(0, storeCount)
    .map(({ store }) => ({ kind: 'store', store }));
}

/**
 * Ranked suggestions for a query, at most eight: a store by number, then provinces and places, then other stores. A city
 * comes before a province of the same name: who types `Québec` more often means the city.
 */
export function suggest(
  query: SearchQuery,
  data: SearchData,
  locale: Locale,
  match: NameMatcher = matchText,
): Suggestion[] {
  if (query.kind === 'postal') {
    const found = query.isPossible ? findPostal(query.prefix, data.postal) : [];
    return found
      .slice(0, suggestionCount)
      .map((postal) => ({ kind: 'postal', code: query.code ?? postal.area, ...postal }));
  }
  if (query.kind !== 'words') return [];
  const { readings, province, number } = query;
  const provinces: Suggestion[] = province ? [{ kind: 'province', province }] : [];
  const stores = suggestStores(data, readings, match, number);
  const ranked = rankPlaces(data.places, readings, locale, match);
  const places = ranked.map(({ place }): Suggestion => ({ kind: 'place', place }));
  const isNamesake = ranked[0] && province && findProvince(foldText(ranked[0].place.name.fr)) === province;
  const cities = places.splice(0, isNamesake && ranked[0]?.score === 0 ? 1 : 0);
  const room = suggestionCount - cities.length - provinces.length - stores.length;
  // Someone who types a store's number means that store.
  const numbered = stores.filter((found) => found.kind === 'store' && isNumber(found.store, number));
  const others = stores.filter((found) => !numbered.includes(found));
  return [...numbered, ...cities, ...provinces, ...places.slice(0, room), ...others];
}
