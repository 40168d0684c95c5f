/** Kinds of search results. */
export const entryKinds = ['article', 'store', 'page'] as const;
/** Kind of a search result. */
export type EntryKind = (typeof entryKinds)[number];

/** A page in `/search/<locale>.json`: its main content as plain text. */
export interface SearchEntry {
  /** Path on the site, `/en/returns`. */
  path: string;
  kind: EntryKind;
  title: string;
  headings: string;
  text: string;
  /** Searchable but never shown: a store's number, its postal code in one piece. */
  keys?: string;
  /** What shoppers type for this page, separated by `|`: a store's city, the synonyms of a title. */
  asked?: string;
  /** Address of the smallest file of its lead picture, `/articles/mirrors-480-….webp`. */
  picture?: string;
}

/** What a search covers: pages for shoppers, or the documentation for partners and operators. */
export type SearchScope = 'shop' | 'documentation';

/** Path of the entries of a language and scope, on the site and in its folder. */
export function formatIndexPath(locale: string, scope: SearchScope = 'shop'): string {
  return scope === 'shop' ? `search/${locale}.json` : `search/${locale}-${scope}.json`;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isEntry(value: unknown): value is SearchEntry {
  const {
    path,
    kind,
    title,
    headings,
    text,
    keys = '',
    asked = '',
    picture = '',
  } = (value ?? {}) as Partial<SearchEntry>;
  return [path, title, headings, text, keys, asked, picture].every(isText) && entryKinds.includes(kind as EntryKind);
}

/** Parses a file of entries; undefined when it is not a list. Invalid entries are skipped. */
export function readEntries(body: unknown): SearchEntry[] | undefined {
  const { version, entries } = (body ?? {}) as { version?: unknown; entries?: unknown };
  return version === 1 && Array.isArray(entries) ? entries.filter(isEntry) : undefined;
}

/** Writes the file that `readEntries` reads. */
export function formatEntries(entries: readonly SearchEntry[]): string {
  return JSON.stringify({ version: 1, entries });
}
