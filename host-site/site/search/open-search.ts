import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { openPhrases } from './open-phrases.ts';
import type { SearchEntry } from './search-entry.ts';
import { allowTypo, foldWord, listWords, stemWord } from './search-terms.ts';

/** A matching page. */
export interface Hit {
  entry: SearchEntry;
  /** The search term that a word of the page matches; undefined for other words. */
  findTerm(word: string): string | undefined;
}

/** Results of one search. */
export interface Found {
  /** Ranked, the best match first. */
  hits: Hit[];
  /** Whether no page has all words as typed, and these are the closest ones. */
  isClose: boolean;
}

/** Searches the index of one language. */
export type Search = (text: string) => Found;

/** Pages indexed at once, before yielding to the event loop. */
const chunkSize = 10;
const minPrefix = 2;
/** Below this number of results, similar words are searched too. */
const few = 3;
/** If one typo finds nothing, words of six letters may have two. */
const allowMoreTypos = (term: string) => (term.length >= 6 ? 2 : allowTypo(term));

const boost = { title: 6, keys: 6, headings: 2 };

/** Caches normalized words, since pages repeat them; without it, indexing takes two to four times as long. */
function memoize<Result>(compute: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>();
  return (word) => {
    if (!known.has(word)) known.set(word, compute(word));
    return known.get(word) as Result;
  };
}

/** Builds the index of a language's entries. */
export async function openSearch(entries: readonly SearchEntry[], locale: Locale): Promise<Search> {
  const toWhole = (word: string): string | undefined => foldWord(word, locale);
  const toStem = (word: string): string | undefined => {
    const whole = toWhole(word);
    return whole && stemWord(whole, locale);
  };
  // Only for words of pages: visitors' input is unbounded.
  const findStem = memoize(toStem);
  const findWhole = memoize(toWhole);
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'headings', 'text', 'keys'],
    tokenize: (text) => [...listWords(text)].map(({ word }) => word),
    // Correctly spelled words match by stem, misspelled ones as whole words, since the ending may be misspelled.
    processTerm: memoize((word) =>
      [...new Set([findStem(word), findWhole(word)])].filter((term) => term !== undefined),
    ),
    searchOptions: {
      boost,
      // The last word may be incomplete.
      prefix: (term, at, terms) => at === terms.length - 1 && term.length >= minPrefix,
    },
  });
  await index.addAllAsync(entries, { chunkSize });
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const searchIndex = (text: string, options: SearchOptions): Hit[] =>
    index.search(text, options).flatMap(({ id, terms }) => {
      const entry = byPath.get(id);
      const meant = new Set<string | undefined>(terms);
      const findTerm = (word: string) =>
        meant.has(findStem(word)) || meant.has(findWhole(word)) ? findStem(word) : undefined;
      return entry ? [{ entry, findTerm }] : [];
    });
  const exactly: SearchOptions = { combineWith: 'AND', processTerm: toStem };
  const nearly: SearchOptions = { combineWith: 'AND', processTerm: toWhole, fuzzy: allowTypo };

  const findMeant = openPhrases(entries, toStem, toWhole);

  const findPages = (text: string): Found => {
    const exact = searchIndex(text, exactly);
    if (exact.length >= few) return { hits: exact, isClose: false };
    const isNew = ({ entry }: Hit) => exact.every((hit) => hit.entry !== entry);
    const hits = [...exact, ...searchIndex(text, nearly).filter(isNew)];
    if (hits.length > 0) return { hits, isClose: exact.length === 0 };
    const far = searchIndex(text, { ...nearly, fuzzy: allowMoreTypos });
    return { hits: far.length > 0 ? far : searchIndex(text, { ...nearly, combineWith: 'OR' }), isClose: true };
  };

  return (text) => {
    const found = findPages(text);
    const { pages, isSure } = findMeant(text, found.isClose);
    const isOther = ({ entry }: Hit) => pages.every(({ path }) => path !== entry.path);
    const meant = pages.map(
      (page): Hit =>
        found.hits.find(({ entry }) => entry.path === page.path) ?? { entry: page, findTerm: () => undefined },
    );
    return { hits: [...meant, ...found.hits.filter(isOther)], isClose: found.isClose && !isSure };
  };
}
