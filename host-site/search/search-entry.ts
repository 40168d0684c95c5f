export const entryKinds = ['article', 'store', 'page'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A page as `/search/<locale>.json` lists it: what its main content says, in plain text. */
export interface SearchEntry {
  /** Path on the site, `/en/returns`. */
  path: string;
  kind: EntryKind;
  title: string;
  headings: string;
  text: string;
  /** What it is found by and which nobody reads: a store's number, its postal code in one piece. */
  keys?: string;
}

/** Where the entries of a language are, on the site and in its folder. */
export function formatIndexPath(locale: string): string {
  return `search/${locale}.json`;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isEntry(value: unknown): value is SearchEntry {
  const { path, kind, title, headings, text, keys = '' } = (value ?? {}) as Partial<SearchEntry>;
  return [path, title, headings, text, keys].every(isText) && entryKinds.some((known) => known === kind);
}

/** The entries of a file; undefined when it is no list of them. What is no entry in it is left out. */
export function readEntries(body: unknown): SearchEntry[] | undefined {
  const { version, entries } = (body ?? {}) as { version?: unknown; entries?: unknown };
  return version === 1 && Array.isArray(entries) ? entries.filter(isEntry) : undefined;
}

/** The file that `readEntries` reads. */
export function formatEntries(entries: readonly SearchEntry[]): string {
  return JSON.stringify({ version: 1, entries });
}
