import { memoizeLatest } from './memoize-latest.ts';
import type { Search } from './open-search.ts';
import { listWords } from './search-terms.ts';

/** Normalized cache key: the words of a text, regardless of separators and spelling variants. */
function normalize(text: string): string {
  return [...listWords(text.normalize('NFC').toLowerCase())].map(({ word }) => word).join(' ');
}

/** Adds a cache of the last `most` texts to a search. */
export function memoizeSearch(search: Search, most: number): Search {
  const find = memoizeLatest(search, most);
  return (text) => find(normalize(text));
}
