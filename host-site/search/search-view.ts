/** What the search page shows: results for a text, so many at most. */
export interface SearchView {
  text: string;
  shown: number;
}

/** Results at first, and more with each press. */
export const step = 10;
const most = 200;
/** Characters that can be looked for; the field takes no more. */
export const longestText = 80;

/** The view that a query string asks for; what cannot be understood is as if it were not there. */
export function readSearchView(query: string): SearchView {
  const parameters = new URLSearchParams(query);
  const shown = Math.ceil(Number(parameters.get('n')) / step) * step;
  return {
    text: (parameters.get('q') ?? '').slice(0, longestText).trim(),
    shown: shown > step && shown <= most ? shown : step,
  };
}

/** A query string with its `?` for a view; other parameters of `query` stay. */
export function writeSearchView({ text, shown }: SearchView, query = ''): string {
  const parameters = new URLSearchParams(query);
  parameters.set('q', text);
  if (shown > step) parameters.set('n', String(shown));
  else parameters.delete('n');
  return `?${parameters}`;
}
