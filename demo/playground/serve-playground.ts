import { type Handler, parseRequestUrl } from '../request-handler.ts';
import { checkOrigin, type OriginCheck, readOrigin } from './origin-check.ts';
import { formatPlayground } from './playground-page.ts';
import { formatPreview } from './preview-page.ts';
import { type Locale, readSettings, type WidgetDescription } from './settings.ts';
import { askSite } from './site-facts.ts';
import type { Kit } from './snippets.ts';

const path = /^\/playground(\/preview)?(\/fr)?$/;

interface Playground {
  kit: Kit;
  /** Widgets with descriptions in the language of the page. */
  widgets: Record<Locale, readonly WidgetDescription[]>;
  /** Style sheet with the faces of the brand's fonts. */
  fonts: string;
  /** The playground's own origin. */
  origin: string;
}

async function checkPage(page: string, site: string): Promise<OriginCheck | undefined> {
  const origin = readOrigin(page);
  return origin === undefined ? undefined : checkOrigin(origin, site);
}

/** Serves the playground, and passes every other address to `next`. */
export function createPlaygroundHandler({ kit, widgets, fonts, origin }: Playground, next: Handler): Handler {
  const accepts = (attribute: Record<string, string>, widget: string): boolean => {
    try {
      kit.renderWidget(`vitrine-${widget}`, attribute, { base: kit.site, serviceOrigin: kit.site });
      return true;
    } catch {
      return false;
    }
  };
  return async (request, response) => {
    const { pathname, searchParams, search } = parseRequestUrl(request);
    if (pathname === '/playground/fonts.css') {
      response.writeHead(200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }).end(fonts);
      return;
    }
    const [found, preview, french] = path.exec(pathname) ?? [];
    if (!found) return next(request, response);
    const locale = french ? 'fr' : 'en';
    const read = readSettings(widgets[locale], searchParams, locale, accepts, origin);
    const settings = { ...read, facts: await askSite(read, kit.site) };
    const check = preview ? undefined : await checkPage(settings.page, kit.site);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
    const page = { locale, settings, widgets: widgets[locale], query: search.slice(1), kit, check } as const;
    response.end(preview ? formatPreview(settings, kit) : formatPlayground(page));
  };
}
