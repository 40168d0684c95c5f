import type { RequestListener } from 'node:http';
import { formatElementPage } from './element-page.ts';
import { examples } from './examples.ts';
import type { RenderWidget } from './markup.ts';

/** `/elements`, `/elements/fr`, `/elements/contact-form`, `/elements/contact-form/fr`. */
const path = /^\/elements(?:\/(?!fr$)([a-z-]+))?(\/fr)?$/;

/** Answers for the elements' pages on an origin, and leaves every other address to `next`. */
export function createElementHandler(site: string, renderWidget: RenderWidget, next: RequestListener): RequestListener {
  return (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://demo.invalid');
    const [found, name = '', french] = path.exec(pathname) ?? [];
    if (!found || (name && !Object.hasOwn(examples, name))) return next(request, response);
    const page = {
      name,
      locale: french ? 'fr' : 'en',
      site,
      isPrerendered: search === '?prerendered',
      renderWidget,
    } as const;
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end(formatElementPage(page));
  };
}
