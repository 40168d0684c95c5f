import MiniSearch from 'minisearch';
import { foldText } from '../../../widgets/shared/stores/fold-text.ts';
import type { SearchEntry } from './search-entry.ts';
import { allowTypo, listWords } from './search-terms.ts';

/** Pages that a text asks for by title, synonym or place, and whether it was spelled correctly. */
export interface PhraseMatch {
  pages: SearchEntry[];
  isSure: boolean;
}

/** What shoppers type, and the page that it asks for. */
interface Phrase {
  page: SearchEntry;
  phrase: string;
}

type ToTerm = (word: string) => string | undefined;

/** At least this share of the words of a search are in the phrase, unless no page has all of them. */
const minShare = 0.5;

/** The store finder with a place filled in. */
function openFinder(finder: SearchEntry, place: string): SearchEntry {
  const path = `${finder.path}?q=${encodeURIComponent(place)}`;
  return { ...finder, path, title: `${finder.title} – ${place}` };
}

/** Letters and digits of a postal code; Canada Post never uses D F I O Q U, and no W or Z in the first position. */
const postalCode = /^([abceghj-nprstvxy]\d[abceghj-nprstv-z])[\s-]?(\d[abceghj-nprstv-z]\d)?$/i;

/** Formats a postal code or its first three characters; undefined for any other text. */
const readPostalCode = (text: string): string | undefined =>
  postalCode.exec(text.trim())?.slice(1).filter(Boolean).join(' ').toUpperCase();

/** Every word with two neighbouring letters the other way round: « crad » becomes « card ». */
const listSwaps = (word: string): string[] =>
  [...word.slice(1)].map((next, at) => word.slice(0, at) + next + word[at] + word.slice(at + 2));

/**
 * Indexes the titles and phrases of entries; first by one form of words, then by the other, allowing for typing errors.
 * `isMisspelled` tells that no page has all the words as they were typed.
 */
export function openPhrases(
  entries: readonly SearchEntry[],
  toStem: ToTerm,
  toWhole: ToTerm,
): (text: string, isMisspelled: boolean) => PhraseMatch {
  const finder = entries.find(({ path }) => path.endsWith('/storelocator'));
  const phrases: Phrase[] = entries.flatMap((entry) => [
    { page: entry, phrase: entry.title },
    ...(entry.asked?.split('|') ?? []).map((phrase) => ({
      page: entry.kind === 'store' && finder ? openFinder(finder, phrase) : entry,
      phrase,
    })),
  ]);
  const toPages = (found: readonly Phrase[]): SearchEntry[] =>
    [...new Map(found.map(({ page }) => [page.path, page])).values()].slice(0, 3);
  const list = (text: string, toTerm: ToTerm) => [
    ...new Set([...listWords(text)].flatMap(({ word }) => toTerm(word) ?? [])),
  ];
  const openIndex = (toTerm: ToTerm, isSure: boolean) => {
    const terms = phrases.map(({ phrase }) => list(phrase, toTerm));
    const known = new Set(terms.flat());
    const mend = (term: string) => [term, ...listSwaps(term)].find((each) => known.has(each)) ?? term;
    const index = new MiniSearch({
      fields: ['phrase'],
      tokenize: (text) => list(text, toTerm),
      searchOptions: isSure ? {} : { fuzzy: allowTypo, processTerm: mend },
    });
    index.addAll(phrases.map(({ phrase }, id) => ({ id, phrase })));
    return (text: string, least: number): PhraseMatch & { share: number } => {
      const sought = list(text, toTerm).length;
      const found = index
        .search(text)
        .filter(({ id, terms: matched }) => matched.length >= (terms[id]?.length ?? 0))
        .map(({ id, queryTerms }) => ({ share: queryTerms.length / sought, ...(phrases[id] as Phrase) }));
      const share = Math.max(least, ...found.map((each) => each.share));
      const pages = toPages(found.filter(({ share: own }) => own === share));
      return { pages, share, isSure: isSure && share >= minShare };
    };
  };
  const byStem = openIndex(toStem, true);
  const byWhole = openIndex(toWhole, false);
  return (text, isMisspelled) => {
    const code = finder && readPostalCode(text);
    if (code) return { pages: [openFinder(finder, code)], isSure: true };
    // Also « who are you », whose words are all in nearly every page.
    const exact = toPages(phrases.filter(({ phrase }) => foldText(phrase) === foldText(text)));
    if (exact[0]) return { pages: exact, isSure: true };
    const least = isMisspelled ? 0 : minShare;
    const sure = byStem(text, least);
    if (!isMisspelled && sure.pages[0]) return sure;
    // The rest may ask for something else: « gift crad » is not about gifts.
    const close = byWhole(text, least);
    return sure.pages[0] && sure.share >= close.share ? sure : close;
  };
}
