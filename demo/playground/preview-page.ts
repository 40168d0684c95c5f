import { openers } from '../elements/examples.ts';
import { escapeHtml } from '../elements/markup.ts';
import { messages } from './messages.ts';
import type { Settings } from './settings.ts';
import { formatPreviewBody, type Kit } from './snippets.ts';

/** The page in the playground's frame: the widget as embedded by the tag, and a script that reports its events. */
export function formatPreview(settings: Settings, kit: Kit): string {
  const { widget, locale } = settings;
  const opener = openers[widget.name];
  const button = opener ? `<p><button type="button" data-sets="${opener}">${messages.open[locale]}</button></p>` : '';
  const live = formatPreviewBody(settings, kit);
  return `<!doctype html><html lang="${locale}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>vitrine-${widget.name}</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/preview.css">
<script src="/preview.js" data-events="${escapeHtml(widget.events.join(' '))}"></script></head>
<body><main aria-label="vitrine-${widget.name}">${button}<div class="stage">${live}</div></main></body></html>`;
}
