import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { listArticleRoutes } from '../../../host-site/sources/articles/read-articles.ts';
import { formatTorontoDate } from '../../../host-site/sources/facts/service-hours.ts';
import { widgetNames } from '../../../host-site/sources/guides/widget-guide.ts';
import { readLandings, toLandingRoute } from '../../../host-site/sources/landing/read-landings.ts';
import { formatPath, type Route, routes, toStoreRoute, toWidgetRoute } from '../../../host-site/sources/routes.ts';
import {
  isListedAt,
  isShownAt,
  type PublishTimes,
  publishTimesFile,
} from '../../../host-site/sources/source-text/publish-times.ts';
import { type Locale, locales } from '../../../widgets/shared/locale/locale.ts';
import { readFeed } from '../../../widgets/shared/stores/read-feed.ts';
import type { StoreFeed } from '../../../widgets/shared/stores/store-feed.ts';
import { sample } from '../../support/samples.ts';

const folder = join(process.cwd(), 'dist/site');
/** One window reads all pages: making a window takes ten times as long as reading a page. */
const { DOMParser } = new JSDOM('').window;

/** A parsed page of the built site. */
export interface BuiltPage {
  /** Address on the site, for example `/fr/contact`. */
  path: string;
  route: Route;
  locale: Locale;
  html: string;
  document: Document;
  /** Whether the server shows it now: a page with publish times is built before, and stays until the next build after. */
  isShown: boolean;
}

/** Text of a built file. Throws when the file does not exist. */
export function readBuilt(path: string): string {
  const file = join(folder, path);
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build first`);
  return readFileSync(file, 'utf8');
}

/** File names in /assets. */
export function listAssets(): string[] {
  return readdirSync(join(folder, 'assets'));
}

/** Parses a page, with declarative shadow roots as part of the tree, so that checks cover them too. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replace(/<(\/?)template[^>]*>/g, '<$1div>'), 'text/html');
}

/** The site's own stores, read as the finder reads them. Throws when the file does not exist. */
export function readStoreFeed(): StoreFeed {
  const feed = readFeed(JSON.parse(readBuilt('stores/vitrine.json')));
  if (!feed) throw new Error('stores/vitrine.json is not a store feed');
  return feed;
}

const now = Date.now();
const today = formatTorontoDate(new Date(now));
const publishTimes = new Map(
  (JSON.parse(readBuilt(publishTimesFile)) as PublishTimes[]).map(({ path, ...times }) => [path, times]),
);
const readTimes = ({ path }: Route) => publishTimes.get(path) ?? {};
const otherRoutes = [
  ...widgetNames.map(toWidgetRoute),
  ...readStoreFeed().stores.map(toStoreRoute),
  ...listArticleRoutes(process.cwd()).map((route) => ({ ...route, indexed: isListedAt(readTimes(route), now) })),
  ...readLandings(process.cwd(), today).map((landing) => toLandingRoute(landing, { today, now })),
];

/** Every route in both languages, including widgets, stores, articles and landing pages. */
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
      isShown: isShownAt(readTimes(route), now),
      get document() {
        parsed ??= parsePage(html);
        return parsed;
      },
    };
  }),
);
/** Kinds with dozens of pages of one layout. */
const alike = builtPages.filter(({ route: { kind } }) => /^(article|store|result)$/.test(kind));

/** What a slow check reads: every page, of kinds with dozens of one layout every tenth. All in the full run. */
export const variedPages: readonly BuiltPage[] = [
  ...builtPages.filter((page) => !alike.includes(page)),
  ...sample(10, alike),
];

const pagesByPath = new Map(builtPages.map((page) => [page.path, page]));

/** The page at an address. Throws when there is none. */
export function findPage(path: string): BuiltPage {
  const page = pagesByPath.get(path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}

const textAttributes = [
  'alt',
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'label',
  'headline',
  'description',
];
const textMeta = ['description', 'og:site_name', 'og:title', 'og:description', 'og:image:alt', 'article:section']
  .map((name) => `meta[name="${name}"], meta[property="${name}"]`)
  .join();
/** Prose in structured data, without codes, dates or addresses. */
const textKeys = new Set(['name', 'headline', 'description', 'text', 'caption', 'articleSection']);

function readStructuredTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(readStructuredTexts);
  if (typeof value !== 'object' || !value) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? (textKeys.has(key) ? [part] : []) : readStructuredTexts(part),
  );
}

/** Everything shown to a visitor or read aloud, on the page or in search results: text and text attributes. */
export function readTexts(document: Document): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.documentElement, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, noscript, style')) texts.push(node.textContent ?? '');
  }
  for (const element of document.querySelectorAll(textAttributes.map((name) => `[${name}]`).join())) {
    for (const name of textAttributes) texts.push(element.getAttribute(name) ?? '');
  }
  for (const meta of document.querySelectorAll(textMeta)) texts.push(meta.getAttribute('content') ?? '');
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    texts.push(...readStructuredTexts(JSON.parse(script.textContent ?? '')));
  }
  return texts.filter((text) => text.trim());
}
