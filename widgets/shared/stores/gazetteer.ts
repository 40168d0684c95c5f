import type { Locale } from '../locale/locale.ts';
import { type AbroadIndex, readAbroad } from './abroad.ts';
import { measureDistance, type Point } from './distance.ts';
import {
  abroadFile,
  namePostalShard,
  type Place,
  type PlaceRow,
  type PostalRows,
  placeFile,
  readPlaceRow,
} from './gazetteer-rows.ts';
import { indexPlaces, type PlaceIndex } from './place-index.ts';
import { interpret, noData, type SearchData } from './read-search.ts';
import { readText, type SearchText } from './read-text.ts';
import type { Store } from './store.ts';
import { type Meaning, sureEnough } from './suggestion.ts';

/** Reads a file below `stores/` as JSON; undefined if there is no such file; rejects on any other failure. */
export type LoadFile = (name: string) => Promise<unknown>;

/** What a search means, and what was read of it. */
export interface SearchResult extends Meaning {
  read: SearchText;
  /** The places did not load: only stores and provinces were searched. */
  isIncomplete: boolean;
}

/** The files that a search needs: that of all places and that of places abroad, or that of a postal code's letter. */
export function listFiles({ postal, words, asksPosition }: SearchText): string[] {
  const ofCode = postal?.isPossible ? [namePostalShard(postal.prefix.slice(0, 1))] : [];
  return words.length > 0 && !asksPosition ? [...ofCode, placeFile, abroadFile] : ofCode;
}

const none: readonly PlaceRow[] = [];

const readPlaces = (rows: unknown): Place[] => (Array.isArray(rows) ? (rows as PlaceRow[]).map(readPlaceRow) : []);

/** The last index, until there are other places or stores. */
function createIndexer() {
  let last: { rows: unknown; stores: readonly Store[]; index: PlaceIndex } | undefined;
  return (rows: unknown, stores: readonly Store[]): PlaceIndex => {
    if (last && last.rows === rows && last.stores === stores) return last.index;
    last = { rows, stores, index: indexPlaces(readPlaces(rows), stores) };
    return last.index;
  };
}

/** What a search looks up, file by file. */
export interface Gazetteer {
  /** Finds what a text means, also among these stores; `today` is YYYY-MM-DD. */
  search(typed: string, locale: Locale, stores: readonly Store[], today?: string): Promise<SearchResult>;
  /** The town nearest to a point, or the nearest city if it is only known within so many kilometres; none far from all. */
  findAround(point: Point, kilometres: number): Promise<Place | undefined>;
}

/** Kilometres from which on a town is no longer the one around a point. */
const townReach = 40;
/** Kilometres of doubt from which on a city is named, not the nearest town; people of a city. */
const regionFrom = 5;
const city = 100_000;

function findAround(places: readonly Place[], point: Point, kilometres: number): Place | undefined {
  const near = places
    .filter(({ population }) => population !== undefined)
    .map((place) => ({ place, distance: measureDistance(place, point) }))
    .filter(({ distance }) => distance <= Math.max(kilometres, townReach));
  const cities = near.filter(({ place, distance }) => distance <= kilometres && (place.population ?? 0) >= city);
  const candidates = kilometres >= regionFrom && cities.length > 0 ? cities : near;
  return candidates.length > 0 ? candidates.reduce((a, b) => (b.distance < a.distance ? b : a)).place : undefined;
}

/**
 * The search of a page, of the server or of a command: loads the files that a text needs, each once, and says what the
 * text means. Without a file, what is in memory is searched; it rejects when that finds nothing, so that a failed search
 * is not mistaken for one without results. The next search tries again.
 */
export function createGazetteer(load: LoadFile): Gazetteer {
  const files = new Map<string, Promise<unknown>>();
  const index = createIndexer();
  let abroad: { file: unknown; index: AbroadIndex } | undefined;
  const loadOnce = (name: string) => {
    const file = files.get(name) ?? load(name);
    files.set(name, file);
    file.catch(() => files.delete(name));
    return file;
  };
  const loadData = async (read: SearchText, stores: readonly Store[]): Promise<Omit<SearchData, 'stores'>> => {
    const names = listFiles(read);
    const loaded = await Promise.all(names.map(loadOnce));
    const fileOf = (name: string | undefined) => (name === undefined ? undefined : loaded[names.indexOf(name)]);
    const abroadRows = fileOf(abroadFile);
    if (abroad?.file !== abroadRows) abroad = { file: abroadRows, index: readAbroad(abroadRows) };
    return {
      places: index(fileOf(placeFile) ?? none, stores),
      abroad: abroad?.index ?? noData.abroad,
      postal: (fileOf(names.find((name) => name.startsWith('postal/'))) ?? {}) as PostalRows,
    };
  };
  return {
    async search(typed, locale, stores, today = '') {
      const read = readText(typed);
      try {
        const data = await loadData(read, stores);
        return { ...interpret(read, { ...data, stores, today }, locale), read, isIncomplete: false };
      } catch (cause) {
        const data = { ...noData, places: index(none, stores), stores, today };
        const meaning = interpret(read, data, locale);
        if (!meaning.found.some(({ confidence }) => confidence >= sureEnough)) throw cause;
        return { ...meaning, read, isIncomplete: true };
      }
    },
    async findAround(point, kilometres) {
      const rows = await loadOnce(placeFile);
      return findAround(readPlaces(rows), point, kilometres);
    },
  };
}
