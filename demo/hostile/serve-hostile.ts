import type { RequestListener } from 'node:http';
import { formatHostilePage, troubles } from './hostile-page.ts';

/** `/hostile/reset`, `/hostile/reset/fr`; `/hostile/sandboxed` shows the plain page in a sandbox. */
const path = /^\/hostile\/([A-Za-z]+)(\/fr)?$/;

/** Answers for the pages that do everything wrong, and leaves every other address to `next`. */
export function createHostileHandler(site: string, next: RequestListener): RequestListener {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://demo.invalid');
    const [found, name = '', french = ''] = path.exec(pathname) ?? [];
    if (!found || !(name === 'sandboxed' || Object.hasOwn(troubles, name))) return next(request, response);
    const frame = `<!doctype html><html lang="en"><title>sandboxed</title><iframe title="sandbox" src="/hostile/plain${french}" sandbox="allow-scripts allow-forms" width="1000" height="4000"></iframe>`;
    const { type, text } =
      name === 'sandboxed'
        ? { type: 'text/html; charset=utf-8', text: frame }
        : formatHostilePage(name, french ? 'fr' : 'en', site);
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
    response.end(text);
  };
}
