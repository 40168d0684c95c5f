import { escapeHtml } from '../../escape-html.ts';
import type { Answer } from '../../search/describe-answer.ts';
import { toHtml } from '../../search/markup.ts';

/** The search page as it was built, with what was looked for and what was found (for its script: that it was). */
export function fillSearchPage(html: string, text: string, { status, results }: Answer): string {
  const field = /(<input id="search-text"[^>]* value=")"/;
  const place = / id="search-results"><\/div>/;
  return html
    .replace(field, (_, start) => `${start}${escapeHtml(text)}"`)
    .replace(/( id="search-status"[^>]*>)/, (_, start) => `${start}${escapeHtml(status)}`)
    .replace(place, () => ` id="search-results" data-answered="">${results.map(toHtml).join('')}</div>`);
}
