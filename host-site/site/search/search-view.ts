import type { SearchScope } from './search-entry.ts';

/** State of the search page: the text, and the maximum number of results. */
export interface SearchView {
  text: string;
  shown: number;
}

/** Results at first, and added with each press. */
export const step = 10;
const most = 200;
/** Maximum characters of a search; also the limit of the field. */
export const longestText = 80;

/** Parses the view from a query string; ignores invalid values. */
export function readSearchView(query: string): SearchView {
  const parameters = new URLSearchParams(query);
  const shown = Math.ceil(Number(parameters.get('n')) / step) * step;
  return {
    text: (parameters.get('q') ?? '').slice(0, longestText).trim(),
    shown: shown > step && shown <= most ? shown : step,
  };
}

/** The query string of a view, with its `?` unless it is empty; other parameters of `query` are kept. */
export function writeSearchView({ text, shown }: SearchView, query = ''): string {
  const parameters = new URLSearchParams(query);
  if (text) parameters.set('q', text);
  else parameters.delete('q');
  if (shown > step) parameters.set('n', String(shown));
  else parameters.delete('n');
  return `?${parameters}`.replace(/\?$/, '');
}

/** Parses the scope from a query string: `in=documentation`, else the shop. */
export function readScope(query: string): SearchScope {
  return new URLSearchParams(query).get('in') === 'documentation' ? 'documentation' : 'shop';
}

/** The query string of the same search in the other scope, with its `?`. */
export function writeOtherScope(text: string, query: string): string {
  const parameters = new URLSearchParams(query);
  if (readScope(query) === 'shop') parameters.set('in', 'documentation');
  else parameters.delete('in');
  return writeSearchView({ text, shown: step }, parameters.toString());
}
