import type { Locale } from '../locale/locale.ts';
import { findProvince, provinceSpellings } from './find-province.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Place } from './gazetteer-rows.ts';
import { matchNearly } from './match-nearly.ts';
import { listReadings, type SearchQuery } from './parse-query.ts';
import type { Province } from './store.ts';
import { suggest } from './suggest.ts';
import type { SearchData, Suggestion } from './suggestion.ts';

type WordQuery = Extract<SearchQuery, { kind: 'words' }>;

/** Words around a city's name: `Greater Toronto Area`, « centre-ville de Montréal », « Québec ville ». */
const around =
  /^(?:(?:le )?grand|greater|metro|downtown|region (?:de|of)|centre ville(?: de)?) | (?:area|city|ville|metro|region|downtown)$/g;

/** A province or territory, its name with at most one typing error. */
function guessProvince(folded: string): Province | undefined {
  // A name that lacks its last letter starts like the whole one.
  const isNear = ([spelling]: readonly [string, Province]) =>
    folded.length >= 5 && spelling.length <= folded.length + 1 && matchNearly(spelling, folded);
  return findProvince(folded) ?? provinceSpellings.find(isNear)?.[1];
}

/** The query with provinces that are misspelt, and without words around a city's name. */
function relax({ readings }: WordQuery): WordQuery {
  const [{ text } = { text: '' }] = readings;
  const city = text.replace(around, '');
  const province = guessProvince(text);
  return {
    kind: 'words',
    readings: [...new Set([text, city])].flatMap((words) => listReadings(words, guessProvince)),
    ...(province ? { province } : {}),
  };
}

/** The places of both lists, each once. */
function joinPlaces(places: readonly Place[], more: readonly Place[]): Place[] {
  const keyOf = ({ name, lat, lng }: Place) => `${name.en} ${lat} ${lng}`;
  return [...new Map([...places, ...more].map((place) => [keyOf(place), place])).values()];
}

/**
 * Suggestions for a query, as `suggest` ranks them. Only where nothing matches as typed: names with one typing error,
 * among the places of the same letter and the large ones, whose first letter may be wrong. Rejects when a file cannot be
 * loaded, unless there are suggestions without it.
 */
export async function findSuggestions(
  query: SearchQuery,
  lookUp: Gazetteer,
  known: Pick<SearchData, 'stores' | 'today'>,
  locale: Locale,
): Promise<Suggestion[]> {
  const found = suggest(query, { ...(await lookUp(query)), ...known }, locale);
  if (found.length > 0 || query.kind !== 'words') return found;
  const relaxed = relax(query);
  const [near, large] = await Promise.allSettled([lookUp(relaxed), lookUp(relaxed, true)]);
  const [places, more] = [near, large].map((part) => (part.status === 'fulfilled' ? part.value.places : []));
  const data = { places: joinPlaces(places ?? [], more ?? []), postal: {}, ...known };
  const guessed = suggest(relaxed, data, locale, matchNearly);
  const failed = [near, large].find((part) => part.status === 'rejected');
  if (failed && guessed.length === 0) throw failed.reason;
  return guessed;
}
