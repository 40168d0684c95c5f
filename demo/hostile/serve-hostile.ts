import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RenderWidget } from '../elements/markup.ts';
import { followGuide } from '../policies.ts';
import { type Handler, parseRequestUrl } from '../request-handler.ts';
import { formatHostilePage, hostilePages } from './hostile-page.ts';

/** `/hostile/reset`, `/hostile/reset/fr`; `/hostile/sandboxed` and `/hostile/formless` show the plain page in a sandbox. */
const path = /^\/hostile\/([A-Za-z]+)(\/fr)?$/;
/** What a sandbox allows: without `allow-same-origin` its origin is opaque. */
const sandboxes: Record<string, string> = {
  sandboxed: 'allow-scripts allow-forms',
  formless: 'allow-scripts allow-same-origin',
};
const require = createRequire(import.meta.url);
/** Original files of libraries that old pages use. */
const libraries: Record<string, () => string> = {
  '/hostile/jquery.js': () => require.resolve('jquery'),
  '/hostile/mootools.js': () => require.resolve('mootools'),
};

/** Serves the hostile pages, and passes every other address to `next`. */
export function createHostileHandler(site: string, renderWidget: RenderWidget, next: Handler): Handler {
  return (request, response) => {
    const { pathname, searchParams } = parseRequestUrl(request);
    const send = (type: string, text: string, headers = {}): void => {
      response
        .writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache', ...headers })
        .end(text);
    };
    const library = libraries[pathname];
    if (library) return send('text/javascript', readFileSync(library(), 'utf8'));
    const [found, name = '', french = ''] = path.exec(pathname) ?? [];
    const sandbox = Object.hasOwn(sandboxes, name) && sandboxes[name];
    if (found && sandbox) {
      return send(
        'text/html',
        `<!doctype html><html lang="en"><title>${name}</title><link rel="icon" href="data:,"><iframe title="sandbox" src="/hostile/plain${french}" sandbox="${sandbox}" width="1000" height="880"></iframe>`,
      );
    }
    const page = Object.hasOwn(hostilePages, name) ? hostilePages[name] : undefined;
    if (!found || !page) return next(request, response);
    const locale = french ? 'fr' : 'en';
    const { type, text } = formatHostilePage(name, { locale, site, query: searchParams, renderWidget });
    const guide = () => readFileSync(`host-site/content/widgets/embedding.${locale}.md`, 'utf8');
    const without = searchParams.get('without') ?? undefined;
    send(type, text, page.policy && followGuide(guide(), site, page.policy === 'google', without));
  };
}
