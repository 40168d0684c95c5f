import type { ServerResponse } from 'node:http';
import { type Handler, parseRequestUrl } from '../request-handler.ts';
import { formatBrandsAddress, formatBrandsPage } from './brands-page.ts';
import { formatElementPage } from './element-page.ts';
import { examples } from './examples.ts';
import type { RenderWidget } from './markup.ts';

/** `/elements`, `/elements/fr`, `/elements/contact-form`, `/elements/contact-form/fr`. */
const path = /^\/elements(?:\/(?!fr$)([a-z-]+))?(\/fr)?$/;

/** Serves the element pages and the brands page of an origin, and passes every other address to `next`. */
export function createElementHandler(site: string, renderWidget: RenderWidget, next: Handler): Handler {
  return (request, response) => {
    const { pathname, search } = parseRequestUrl(request);
    const brandsLocale = (['en', 'fr'] as const).find((locale) => formatBrandsAddress(locale) === pathname);
    if (brandsLocale) return send(response, formatBrandsPage(brandsLocale, site));
    const [found, name = '', french] = path.exec(pathname) ?? [];
    if (!found || (name && !Object.hasOwn(examples, name))) return next(request, response);
    const page = {
      name,
      locale: french ? 'fr' : 'en',
      site,
      isPrerendered: search === '?prerendered',
      renderWidget,
    } as const;
    send(response, formatElementPage(page));
  };
}

function send(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(html);
}
