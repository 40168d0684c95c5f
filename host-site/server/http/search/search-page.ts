import { toHtml } from '../../../site/search/markup.ts';
import type { SearchScope } from '../../../site/search/search-entry.ts';
import type { SearchResults } from '../../../site/search/search-results.ts';
import { escapeHtml } from '../../../sources/escape-html.ts';

/** What someone searches for, and where. */
interface Asked {
  text: string;
  scope: SearchScope;
}

/** The prerendered search page with the text and its results, marked as rendered for its script. */
export function fillSearchPage(html: string, asked: Asked, { status, results }: SearchResults): string {
  const place = / id="search-results"><\/div>/;
  return fillSearchStatus(html, asked, status).replace(
    place,
    () => ` id="search-results" data-shown="">${results.map(toHtml).join('')}</div>`,
  );
}

/** The search page with the text and a message but no results: where a script runs, it searches itself. */
export function fillSearchStatus(html: string, { text, scope }: Asked, status: string): string {
  const field = /(<input id="search-text"[^>]* value=")("[^>]*>)/;
  // A search without a script stays where it is.
  const place = scope === 'shop' ? '' : `<input type="hidden" name="in" value="${scope}"/>`;
  return html
    .replace(field, (_, start, end) => start + escapeHtml(text) + end + place)
    .replace(/( id="search-status"[^>]*>)/, (_, start) => `${start}${escapeHtml(status)}`);
}
