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

/** Reads a file below `stores/` as JSON; undefined when there is none of that name, and rejects when it cannot tell. */
export type LoadFile = (name: string) => Promise<unknown>;

/** The places and postal areas that a query may mean. */
export interface GazetteerPart {
  places: readonly Place[];
  postal: PostalRows;
}

/** The files that answering a query takes: one or two, a few kilobytes each; none for what needs no data. */
export function listShards(query: SearchQuery): string[] {
  if (query.kind === 'postal') return query.isPossible ? [namePostalShard(query.prefix.slice(0, 1))] : [];
  if (query.kind !== 'words') return [];
  const letters = query.readings.map(({ text }) => skipLeadingWords(text).slice(0, 1));
  return [...new Set(letters)].filter((letter) => /[a-z\d]/.test(letter)).map(namePlaceShard);
}

/**
 * The gazetteer, a file at a time, each asked for once. It rejects when a file cannot be loaded, so that a search that
 * failed is not taken for one that found nothing; the next query asks again.
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
