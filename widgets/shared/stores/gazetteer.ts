import { skipLeadingWords } from './fold-text.ts';
import {
  namePlaceShard,
  namePostalShard,
  type Place,
  type PlaceRow,
  type PostalRows,
  readPlaceRow,
} from './gazetteer-rows.ts';
import type { SearchQuery } from './parse-query.ts';

/** Reads a file below `stores/` as JSON; undefined if there is no such file; rejects on any other failure. */
export type LoadFile = (name: string) => Promise<unknown>;

/** Places and postal areas that may match a query. */
export interface GazetteerPart {
  places: readonly Place[];
  postal: PostalRows;
}

/** The files that a query needs: one or two of a few kilobytes each; none for a query that needs no data. */
export function listShards(query: SearchQuery): string[] {
  if (query.kind === 'postal') return query.isPossible ? [namePostalShard(query.prefix.slice(0, 1))] : [];
  if (query.kind !== 'words') return [];
  const letters = query.readings.map(({ text }) => skipLeadingWords(text).slice(0, 1));
  return [...new Set(letters)].filter((letter) => /[a-z\d]/.test(letter)).map(namePlaceShard);
}

/**
 * Loads the gazetteer file by file, each once. Rejects when a file cannot be loaded, so that a failed search is not
 * mistaken for one without results; the next query tries again.
 */
export function createGazetteer(load: LoadFile): (query: SearchQuery) => Promise<GazetteerPart> {
  const files = new Map<string, Promise<unknown>>();
  const loadOnce = (name: string) => {
    const file = files.get(name) ?? load(name);
    files.set(name, file);
    file.catch(() => files.delete(name));
    return file;
  };
  return async (query) => {
    const loaded = await Promise.all(listShards(query).map(loadOnce));
    if (query.kind === 'postal') return { places: [], postal: (loaded[0] ?? {}) as PostalRows };
    const rows = loaded.flatMap((file) => (Array.isArray(file) ? (file as PlaceRow[]) : []));
    return { places: rows.map(readPlaceRow), postal: {} };
  };
}
