import type { RequestListener } from 'node:http';
import { formatPlayground } from './playground-page.ts';
import { formatPreview } from './preview-page.ts';
import { type Locale, readSettings, type WidgetDescription } from './settings.ts';
import type { Kit } from './snippets.ts';

const path = /^\/playground(\/preview)?(\/fr)?$/;

interface Playground {
  kit: Kit;
  /** Widgets with descriptions in the language of the page. */
  widgets: Record<Locale, readonly WidgetDescription[]>;
}

/** Serves the playground, and passes every other address to `next`. */
export function createPlaygroundHandler({ kit, widgets }: Playground, next: RequestListener): RequestListener {
  return (request, response) => {
    const { pathname, searchParams, search } = new URL(request.url ?? '/', 'http://demo.invalid');
    const [found, preview, french] = path.exec(pathname) ?? [];
    if (!found) return next(request, response);
    const locale = french ? 'fr' : 'en';
    const settings = readSettings(widgets[locale], searchParams, locale);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
    const page = { locale, settings, widgets: widgets[locale], query: search.slice(1), kit } as const;
    response.end(preview ? formatPreview(settings, kit) : formatPlayground(page));
  };
}
