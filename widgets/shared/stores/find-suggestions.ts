import type { Locale } from '../locale/locale.ts';
import { findProvince, provinceSpellings } from './find-province.ts';
import type { Gazetteer } from './gazetteer.ts';
import { matchNearly } from './match-nearly.ts';
import { listReadings, type SearchQuery } from './parse-query.ts';
import type { Province } from './store.ts';
import { suggest } from './suggest.ts';
import type { SearchData, Suggestion } from './suggestion.ts';

type WordQuery = Extract<SearchQuery, { kind: 'words' }>;

/** Words around a city's name: `Greater Toronto Area`, « centre-ville de Montréal », « Québec ville ». */
const around =
  /^(?:(?:le )?grand|greater|metro|downtown|region (?:de|of)|centre ville(?: de)?) | (?:area|city|ville)$/g;

/** A province or territory, its name with at most one typing error. */
function guessProvince(folded: string): Province | undefined {
  // A name that lacks its last letter starts like the whole one.
  const isNear = ([spelling]: readonly [string, Province]) =>
    spelling.length <= folded.length + 1 && matchNearly(spelling, folded);
  return findProvince(folded) ?? provinceSpellings.find(isNear)?.[1];
}

/** The query with provinces that are misspelt, and without words around a city's name. */
function relax({ readings }: WordQuery): WordQuery {
  const [{ text } = { text: '' }] = readings;
  const province = guessProvince(text);
  return {
    kind: 'words',
    readings: [text, text.replace(around, '')].flatMap((words) => listReadings(words, guessProvince)),
    ...(province ? { province } : {}),
  };
}

/**
 * Suggestions for a query, as `suggest` ranks them. Only where nothing matches as typed: names with one typing error,
 * among the places of the same letter and the large ones, whose first letter may be wrong. Rejects when a file cannot be
 * loaded, unless there are suggestions without the large places.
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
  const { places, postal } = await lookUp(relaxed);
  const loading = lookUp(relaxed, true);
  const large = await loading.catch(() => undefined);
  const all = large ? [...places.filter(({ rank }) => !rank), ...large.places] : places;
  const guessed = suggest(relaxed, { places: all, postal, ...known }, locale, matchNearly);
  if (guessed.length === 0) await loading;
  return guessed;
}
