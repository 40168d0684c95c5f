import { escapeHtml } from '../../escape-html.ts';
import type { Answer } from '../../search/describe-answer.ts';
import { toHtml } from '../../search/markup.ts';

/** The prerendered search page with the text and its results, marked as answered for its script. */
export function fillSearchPage(html: string, text: string, { status, results }: Answer): string {
  const place = / id="search-results"><\/div>/;
  return fillSearchStatus(html, text, status).replace(
    place,
    () => ` id="search-results" data-answered="">${results.map(toHtml).join('')}</div>`,
  );
}

/** The search page with the text and a message but no results: where a script runs, it searches itself. */
export function fillSearchStatus(html: string, text: string, status: string): string {
  const field = /(<input id="search-text"[^>]* value=")"/;
  return html
    .replace(field, (_, start) => `${start}${escapeHtml(text)}"`)
    .replace(/( id="search-status"[^>]*>)/, (_, start) => `${start}${escapeHtml(status)}`);
}
