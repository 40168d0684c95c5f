import type { StaticFile } from '../static-files/file-index.ts';

/** Pages by key; forgets the one that was not asked for the longest. */
export interface PageCache {
  get(key: string): StaticFile | undefined;
  /** Keeps a page and returns it. */
  add(key: string, page: StaticFile): StaticFile;
}

/** An empty cache for at most `most` pages. */
export function createPageCache(most: number): PageCache {
  const known = new Map<string, StaticFile>();
  const add: PageCache['add'] = (key, page) => {
    // The first key is the oldest: a Map keeps insertion order.
    known.delete(key);
    known.set(key, page);
    if (known.size > most) known.delete(known.keys().next().value as string);
    return page;
  };
  return {
    add,
    get(key) {
      const page = known.get(key);
      return page && add(key, page);
    },
  };
}
