import { escapeHtml } from '../sources/escape-html.ts';
import { messages } from './messages.ts';
import type { Settings, WidgetDescription } from './settings.ts';
import { formatPreviewBody, type Kit } from './snippets.ts';

/** The attribute that shows a widget which shows nothing by itself. */
const findOpener = ({ options }: WidgetDescription): string | undefined =>
  options.find(({ name }) => name === 'open' || name === 'active')?.name;

/** The page in the playground's frame: the widget as embedded by the tag, and a script that reports its events. */
export function formatPreview(settings: Settings, kit: Kit): string {
  const { widget, locale } = settings;
  const opener = findOpener(widget);
  const button = opener ? `<p><button type="button" data-sets="${opener}">${messages.open[locale]}</button></p>` : '';
  const live = formatPreviewBody(settings, kit);
  return `<!doctype html><html lang="${locale}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>vitrine-${widget.name}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/playground/preview.css">
<script src="/playground/preview.js" data-events="${escapeHtml(widget.events.join(' '))}"></script></head>
<body><main aria-label="vitrine-${widget.name}">${button}<div class="stage">${live}</div></main></body></html>`;
}
