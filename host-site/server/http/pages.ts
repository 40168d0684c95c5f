import type { Context } from 'hono';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { fillReference, showsReference } from '../forms/defined/result-page.ts';
import { guessFromHeader, listLanguages } from './accept-language.ts';
import { freshenFile } from './fresh-stores.ts';
import { fillLanguageLinks } from './language-links.ts';
import {
  fillGuessPage,
  findNamedLocale,
  findUnprefixed,
  isNavigation,
  toLocalizedTarget,
  type Unprefixed,
} from './locale-redirect.ts';
import { readPastedPath } from './pasted-path.ts';
import { findRedirect, type Redirects } from './redirects.ts';
import type { RequestEnv } from './request-env.ts';
import { openHeaders } from './security-headers.ts';
import { chooseSiteCaching } from './static-files/cache-rules.ts';
import type { FileIndex } from './static-files/file-index.ts';
import { serveFile } from './static-files/serve-file.ts';

type PageContext = Context<RequestEnv>;

const speculationRules = 'speculation-rules.json';

/**
 * Whether any page may read a file. Store finders on other sites fetch the stores and the gazetteer, article lists their
 * items; other sites also show cards. A frame with a hidden origin is another site to its own styles, script and fonts.
 */
export const isOpenFile = (name: string): boolean =>
  /^((stores|articles|fab-finds|cards)\/|assets\/(embed-|.*\.woff2$))/.test(name);

function chooseHeaders(files: FileIndex, name: string): Record<string, string> {
  if (isOpenFile(name)) return openHeaders;
  return {
    ...(files.has(speculationRules) && { 'Speculation-Rules': `"/${speculationRules}"` }),
    // A search result may show the page's picture at any size; a page that must not be listed says so itself.
    ...(name.endsWith('.html') && { 'X-Robots-Tag': 'max-image-preview:large' }),
  };
}

/** `/en/contact` → `en/contact.html`. Pages that only stand in for others have no address. */
export function findPageFile(files: FileIndex, path: string): string | undefined {
  const name = `${path.slice(1)}.html`;
  const isHidden = name === 'locale-guess.html' || /^[a-z]{2}\/(404|embed)\.html$/.test(name);
  return !isHidden && files.has(name) ? name : undefined;
}

function showPage(context: PageContext, files: FileIndex, name: string, now: number): Response | undefined {
  const file = files.get(name);
  if (!file) return undefined;
  return serveFile(context, freshenFile(name, file, now), {
    cacheControl: chooseSiteCaching(name),
    headers: chooseHeaders(files, name),
  });
}

/** The locale of the address, in any spelling, else a guess from the browser's languages. */
function findLocale(context: PageContext): Locale {
  const first = new URL(context.req.url).pathname.split('/')[1] ?? '';
  return findNamedLocale(first) ?? guessFromHeader(context.req.header('Accept-Language'));
}

/** The not-found or error page, shown in place of the requested one in the visitor's language. */
export function showInstead(
  context: PageContext,
  files: FileIndex,
  page: '404' | 'error',
  status: 403 | 404 | 429 | 500 | 503,
  locale = findLocale(context),
): Response {
  const file = files.get(`${locale}/${page}.html`);
  // The next page learns only our origin: the address of a missing page is whatever someone typed or pasted.
  const headers = { 'Cache-Control': 'no-store', Vary: 'Accept-Language', 'Referrer-Policy': 'strict-origin' };
  if (!file) return context.text(String(status), status, headers);
  const { method, url } = context.req;
  // An error page links to the same address in the other language, if it has one, and to itself for a retry.
  const isAddressed = page === '404' || (method === 'GET' && new URL(url).pathname.split('/')[1] === locale);
  const html = new TextDecoder().decode(file.plain);
  return context.body(isAddressed ? fillLanguageLinks(html, url) : html, status, {
    ...headers,
    'Content-Type': file.type,
  });
}

function leadToLocale(context: PageContext, files: FileIndex, unprefixed: Unprefixed, search: string): Response {
  const guess = guessFromHeader(context.req.header('Accept-Language'));
  const target = toLocalizedTarget(guess, unprefixed, search);
  const headers: Record<string, string> = {
    'Cache-Control': 'no-store',
    Vary: 'Accept-Language, Accept, Sec-Fetch-Dest',
  };
  const template = files.get('locale-guess.html');
  if (!template || !isNavigation(context.req.header('Accept'), context.req.header('Sec-Fetch-Dest'))) {
    return context.body(null, 302, { ...headers, Location: target });
  }
  const html = fillGuessPage(new TextDecoder().decode(template.plain), {
    en: toLocalizedTarget('en', unprefixed, search),
    fr: toLocalizedTarget('fr', unprefixed, search),
    guess: target,
  });
  // Pages name this address as their x-default: search engines follow that only if they may list it, and if it names
  // the same addresses in return.
  const isNamed = context.req.path + search === (unprefixed.rest || '/');
  const alternates = isNamed ? listAlternates(files, target) : undefined;
  if (!alternates) return context.html(html, 200, { ...headers, 'X-Robots-Tag': 'noindex' });
  return context.html(
    html.replace('</head>', () => `${alternates.join('')}</head>`),
    200,
    headers,
  );
}

/** The links of the page at a path to itself in each language; undefined where search engines may not list it. */
function listAlternates(files: FileIndex, path: string): string[] | undefined {
  const name = findPageFile(files, path);
  const file = name && files.get(name);
  const html = file ? new TextDecoder().decode(file.plain) : '';
  if (!file || html.includes('<meta name="robots" content="noindex"')) return undefined;
  return html.match(/<link rel="alternate" hrefLang="[^>]*>/g) ?? [];
}

/** Whether a path without a locale redirects to a page in each language. */
export function isUnprefixedPage(files: FileIndex, path: string): boolean {
  return findUnprefixed(path, (page) => findPageFile(files, page) !== undefined) !== undefined;
}

/**
 * GET and HEAD of everything except handlers and widgets: files, pages, redirects, LOC-03, and RT-03 for the rest. Pages
 * about stores are those of the instant `now` (ms since 1970).
 */
export function servePages(context: PageContext, files: FileIndex, redirects: Redirects, now: number): Response {
  const { pathname, search } = new URL(context.req.url);
  const name = pathname.slice(1);
  if (files.has(name) && !name.endsWith('.html')) {
    const file = showPage(context, files, name, now);
    if (file) return file;
  }
  const isPage = (path: string) => findPageFile(files, path) !== undefined;
  const page = findPageFile(files, pathname);
  const reference = new URLSearchParams(search).get('reference');
  const thanks = page && reference !== null && showsReference(page) && files.get(page);
  if (thanks) {
    const html = fillReference(new TextDecoder().decode(thanks.plain), reference);
    return context.html(html, 200, { 'Cache-Control': 'no-store' });
  }
  const shown = page && showPage(context, files, page, now);
  if (shown) return shown;
  // A page with publish times may have a redirect for the time without it.
  const findTarget = (path: string) => [path, findRedirect(redirects, path) ?? ''].find(isPage);
  const pasted = readPastedPath(pathname, search);
  const unprefixed = findUnprefixed(pasted.path, (path) => findTarget(path) !== undefined);
  // A regional tag such as en-US is not a supported locale (LOC-03): it decides only for crawlers and others that prefer
  // no language.
  const isGuessed = listLanguages(context.req.header('Accept-Language')).some((tag) => tag !== '*');
  const named = isGuessed ? undefined : unprefixed?.named;
  const target = findTarget(pasted.path) ?? (named && findTarget(`/${named}${unprefixed?.rest}`));
  if (target) {
    // What a sentence left at an address is no other spelling of it, which search engines would remember.
    const status = pasted.isSpelling ? 308 : 302;
    const caching = { 'Cache-Control': 'no-cache', ...(unprefixed && { Vary: 'Accept-Language' }) };
    return context.body(null, status, { Location: target + pasted.search, ...caching });
  }
  return unprefixed ? leadToLocale(context, files, unprefixed, pasted.search) : showInstead(context, files, '404', 404);
}
