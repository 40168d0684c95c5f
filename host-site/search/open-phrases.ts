import MiniSearch from 'minisearch';
import { foldText } from '../../widgets/shared/stores/fold-text.ts';
import type { SearchEntry } from './search-entry.ts';
import { listWords } from './search-terms.ts';

/** Pages that a text asks for by title, synonym or place, and whether it was spelled correctly. */
export interface Meant {
  pages: SearchEntry[];
  isSure: boolean;
}

type ToTerm = (word: string) => string | undefined;

/** At least this share of the words of a search are in the phrase. */
const minShare = 0.5;
const finderPath = /\/storelocator$/;

/** The store finder with a place filled in. */
function openFinder(finder: SearchEntry, place: string): SearchEntry {
  const path = `${finder.path}?q=${encodeURIComponent(place)}`;
  return { ...finder, path, title: `${finder.title} – ${place}` };
}

/** Letters and digits of a postal code; Canada Post never uses D F I O Q U, and no W or Z in the first position. */
const postalCode = /^([abceghj-nprstvxy]\d[abceghj-nprstv-z])[\s-]?(\d[abceghj-nprstv-z]\d)?$/i;

/** Formats a postal code or its first three characters; undefined for any other text. */
function readPostalCode(text: string): string | undefined {
  const [, area, rest] = postalCode.exec(text.trim()) ?? [];
  return area && [area, rest].filter(Boolean).join(' ').toUpperCase();
}

/** Indexes the titles and phrases of entries; first by one form of words, then by the other, allowing for typing errors. */
export function openPhrases(entries: readonly SearchEntry[], toStem: ToTerm, toWhole: ToTerm): (text: string) => Meant {
  const finder = entries.find(({ path }) => finderPath.test(path));
  const phrases = entries.flatMap((entry) =>
    [...(entry.kind === 'store' ? [] : [entry.title]), ...(entry.asked?.split('|') ?? [])].map((phrase) => ({
      entry,
      phrase,
    })),
  );
  const list = (text: string, toTerm: ToTerm) => [
    ...new Set([...listWords(text)].map(({ word }) => toTerm(word)).filter((term) => term !== undefined)),
  ];
  const openIndex = (toTerm: ToTerm) => {
    const terms = phrases.map(({ phrase }) => list(phrase, toTerm));
    const index = new MiniSearch({
      fields: ['phrase'],
      tokenize: (text) => list(text, toTerm),
      processTerm: (term) => term,
    });
    index.addAll(phrases.map(({ phrase }, id) => ({ id, phrase })));
    return (text: string, fuzzy: (term: string) => number | boolean): SearchEntry[] => {
      const sought = list(text, toTerm).length;
      const found = index
        .search(text, { fuzzy })
        .filter(({ id, terms: matched }) => matched.length >= (terms[id]?.length ?? 0))
        .map(({ id, queryTerms }) => ({ share: queryTerms.length / sought, ...phrases[id] }));
      const best = Math.max(minShare, ...found.map(({ share }) => share));
      const pages = found.flatMap(({ share, entry, phrase = '' }) => {
        if (share < best || !entry) return [];
        return entry.kind === 'store' && finder ? [openFinder(finder, phrase)] : [entry];
      });
      return [...new Map(pages.map((page) => [page.path, page])).values()].slice(0, 3);
    };
  };
  const byStem = openIndex(toStem);
  const byWhole = openIndex(toWhole);
  return (text) => {
    const code = finder && readPostalCode(text);
    if (code) return { pages: [openFinder(finder, code)], isSure: true };
    const titled = entries.filter(({ title }) => foldText(title) === foldText(text));
    if (titled.length > 0) return { pages: titled, isSure: true };
    const sure = byStem(text, () => false);
    if (sure.length > 0) return { pages: sure, isSure: true };
    return { pages: byWhole(text, (term) => (term.length >= 8 ? 2 : term.length >= 5 && 1)), isSure: false };
  };
}
