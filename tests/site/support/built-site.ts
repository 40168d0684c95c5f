import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { listArticleRoutes } from '../../../host-site/articles/read-articles.ts';
import { readTorontoDate } from '../../../host-site/content/service-hours.ts';
import { widgetNames } from '../../../host-site/guides/widget-guide.ts';
import { readLandings, toLandingRoute } from '../../../host-site/landing/read-landings.ts';
import { formatPath, type Route, routes, toStoreRoute, toWidgetRoute } from '../../../host-site/routes.ts';
import { type Locale, locales } from '../../../widgets/shared/locale/locale.ts';
import { readFeed } from '../../../widgets/shared/stores/read-feed.ts';
import type { StoreFeed } from '../../../widgets/shared/stores/store-feed.ts';

const folder = join(process.cwd(), 'dist/site');

/** A page of the built site, parsed. */
export interface BuiltPage {
  /** Address on the site, for example `/fr/contact`. */
  path: string;
  route: Route;
  locale: Locale;
  html: string;
  document: Document;
}

/** Text of a built file. Throws when the build has not run or does not make the file. */
export function readBuilt(path: string): string {
  const file = join(folder, path);
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build first`);
  return readFileSync(file, 'utf8');
}

/** Names of the files in /assets. */
export function listAssets(): string[] {
  return readdirSync(join(folder, 'assets'));
}

/** Parses a page; what stands in declarative shadow roots becomes part of the tree, so that it is looked at too. */
export function parsePage(html: string): Document {
  return new JSDOM(html.replace(/<(\/?)template[^>]*>/g, '<$1div>')).window.document;
}

/** The site's own stores, as the finder reads them. Throws when the build made no such file. */
export function readStoreFeed(): StoreFeed {
  const feed = readFeed(JSON.parse(readBuilt('stores/vitrine.json')));
  if (!feed) throw new Error('stores/vitrine.json is no feed');
  return feed;
}

const today = readTorontoDate(new Date());
const otherRoutes = [
  ...widgetNames.map(toWidgetRoute),
  ...readStoreFeed().stores.map(toStoreRoute),
  ...listArticleRoutes(process.cwd()),
  ...readLandings(process.cwd(), today).map((landing) => toLandingRoute(landing, today)),
];

/** Every route in both languages, those of widgets, stores, articles and landing pages among them. */
export const builtPages: BuiltPage[] = [...routes, ...otherRoutes].flatMap((route) =>
  locales.map((locale) => {
    const path = formatPath(route, locale);
    const html = readBuilt(`${path.slice(1)}.html`);
    let parsed: Document | undefined;
    return {
      path,
      route,
      locale,
      html,
      get document() {
        parsed ??= parsePage(html);
        return parsed;
      },
    };
  }),
);
const pagesByPath = new Map(builtPages.map((page) => [page.path, page]));

/** The page at an address. Throws when there is none. */
export function findPage(path: string): BuiltPage {
  const page = pagesByPath.get(path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}

const wordAttributes = [
  'alt',
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'label',
  'headline',
  'description',
];
const wordMeta = ['description', 'og:site_name', 'og:title', 'og:description', 'og:image:alt', 'article:section']
  .map((name) => `meta[name="${name}"], meta[property="${name}"]`)
  .join();
/** What structured data say in words, and not in codes, dates or addresses. */
const wordKeys = new Set(['name', 'headline', 'description', 'text', 'caption', 'articleSection']);

function readStructuredWords(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(readStructuredWords);
  if (typeof value !== 'object' || !value) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? (wordKeys.has(key) ? [part] : []) : readStructuredWords(part),
  );
}

/** Everything that a visitor reads or hears, on the page or in a list of results: text, and what else carries words. */
export function readWords(document: Document): string[] {
  const words: string[] = [];
  const walker = document.createTreeWalker(document.documentElement, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, noscript, style')) words.push(node.textContent ?? '');
  }
  for (const element of document.querySelectorAll(wordAttributes.map((name) => `[${name}]`).join())) {
    for (const name of wordAttributes) words.push(element.getAttribute(name) ?? '');
  }
  for (const meta of document.querySelectorAll(wordMeta)) words.push(meta.getAttribute('content') ?? '');
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    words.push(...readStructuredWords(JSON.parse(script.textContent ?? '')));
  }
  return words.filter((text) => text.trim());
}
