import { type Markup, toHtml } from '../../../site/search/markup.ts';
import { escapeHtml } from '../../../sources/escape-html.ts';

/** Start of the list of all stores, and its container. */
const list = '<div id="all-stores">';
const end = '</vitrine-store-finder>';

/**
 * The prerendered store locator with a text in its field, and content before the list of all stores or in its place.
 * That content is a child of the element, which shows its own result once its script has loaded.
 */
export function fillLocatorPage(html: string, text: string, parts: readonly Markup[], keepsList: boolean): string {
  const at = html.indexOf(list);
  const to = html.indexOf(end, at);
  if (at < 0 || to < 0) return html;
  const filled = html.slice(0, at) + parts.map(toHtml).join('') + html.slice(keepsList ? at : to);
  return filled.replace(/(<input id="place"[^>]*?)(\/?>)/, (_, start, rest) =>
    text ? `${start} value="${escapeHtml(text)}"${rest}` : start + rest,
  );
}
