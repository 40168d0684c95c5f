import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import type { SearchEntry } from './search-entry.ts';
import { foldWord, listWords, stemWord } from './search-terms.ts';

/** A page that was found. */
export interface Hit {
  entry: SearchEntry;
  /** What a word of the page has in common with what was looked for; undefined for all the others. */
  findTerm(word: string): string | undefined;
}

export interface Found {
  /** The best first. */
  hits: Hit[];
  /** Whether no page has all the words as they were typed, and these come closest. */
  isClose: boolean;
}

export type Search = (text: string) => Found;

/** Pages added at once; between them the browser may do other things, and the server answer others. */
const chunkSize = 10;
const leastPrefix = 2;
/** So few results are followed by those with similar words. */
const few = 3;
/** Letters that may be wrong in a word: one, two in a long one; and, where that finds nothing, two in words of six. */
const allowSlip = (term: string) => (term.length >= 5 ? Math.min(2, Math.floor(term.length / 5)) : false);
const allowSlips = (term: string) => (term.length >= 6 ? 2 : allowSlip(term));

const boost = { title: 6, keys: 6, headings: 2 };
/** The homepage has a word of everything, and is hardly ever what was meant. */
const boostDocument = (path: string) => (/^\/[a-z]+$/.test(path) ? 0.3 : 1);

/** Pages say the same words all the time: without this, adding them takes two to four times as long. */
function remember<Result>(compute: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>();
  return (word) => {
    const result = known.get(word) ?? compute(word);
    known.set(word, result);
    return result;
  };
}

/** Makes the entries of a language searchable. */
export async function openSearch(entries: readonly SearchEntry[], locale: Locale): Promise<Search> {
  const toWhole = (word: string): string | undefined => foldWord(word, locale);
  const toStem = (word: string): string | undefined => {
    const whole = toWhole(word);
    return whole && stemWord(whole, locale);
  };
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'headings', 'text', 'keys'],
    tokenize: (text) => [...listWords(text)].map(({ word }) => word),
    // Stems are for words as they are spelled, whole words for those that are misspelled, perhaps in their ending.
    processTerm: remember((word) => [...new Set([toStem(word), toWhole(word)])].filter((term) => term !== undefined)),
    searchOptions: {
      boost,
      boostDocument,
      // The last word may be one that is still being typed.
      prefix: (term, at, terms) => at === terms.length - 1 && term.length >= leastPrefix,
    },
  });
  await index.addAllAsync(entries, { chunkSize });
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const look = (text: string, options: SearchOptions): Hit[] =>
    index.search(text, options).flatMap(({ id, terms }) => {
      const entry = byPath.get(id);
      const meant = new Set<string | undefined>(terms);
      const findTerm = (word: string) =>
        meant.has(toStem(word)) || meant.has(toWhole(word)) ? toStem(word) : undefined;
      return entry ? [{ entry, findTerm }] : [];
    });
  const exactly: SearchOptions = { combineWith: 'AND', processTerm: toStem };
  const nearly: SearchOptions = { combineWith: 'AND', processTerm: toWhole, fuzzy: allowSlip };

  return (text) => {
    const exact = look(text, exactly);
    if (exact.length >= few) return { hits: exact, isClose: false };
    const isNew = ({ entry }: Hit) => exact.every((hit) => hit.entry !== entry);
    const hits = [...exact, ...look(text, nearly).filter(isNew)];
    if (hits.length > 0) return { hits, isClose: exact.length === 0 };
    const far = look(text, { ...nearly, fuzzy: allowSlips });
    return { hits: far.length > 0 ? far : look(text, { ...nearly, combineWith: 'OR' }), isClose: true };
  };
}
