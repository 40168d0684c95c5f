import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSnippet } from '../reserve/pages.ts';
import { widgetNames } from './floor-pages.ts';
import { formatDocument, type Job } from './measured-page.ts';

const loader = (kit: string): string => `<script type="module" src="${kit}/widgets/v1/vitrine.js"></script>`;

/** One kind of element, many times on a page. */
function listElements(kit: string): Job {
  const page = (count: number) => ({
    html: formatDocument(loader(kit), '<vitrine-share-buttons></vitrine-share-buttons>'.repeat(count)),
    seen: ['vitrine-share-buttons:last-of-type', 'a[href*="facebook"]'],
    times: count / 20,
  });
  return { '20 elements': page(20), '200 elements': page(200) };
}

/** Different widgets on one page: five, and all of them with five more. */
function listWidgets(kit: string): Job {
  const flow = ['share-buttons', 'newsletter-form', 'gift-balance', 'article-list', 'contact-form'];
  const page = (names: readonly string[], times: number) => ({
    html: formatDocument(loader(kit), names.map((name) => readSnippet(name, 'en')).join('\n')),
    seen: ['vitrine-share-buttons', 'a[href*="facebook"]'],
    times,
  });
  return { '5 widgets': page(flow, 1), '20 widgets': page([...flow, ...widgetNames], 4) };
}

/** Lengths of the finder's feeds. */
export const feedLengths = [1000, 10_000, 100_000];

/** The finder with ever longer feeds, each from an origin of its own. */
function listStores(kit: string, feedOrigins: readonly string[]): Job {
  const pages = feedLengths.map((length, at) => [
    `${length} stores`,
    {
      html: formatDocument(
        loader(kit),
        `<vitrine-store-finder map="none" api="${feedOrigins[at]}"></vitrine-store-finder>`,
      ),
      seen: ['vitrine-store-finder', '[part="store"]'],
      times: length / (feedLengths[0] as number),
    },
  ]);
  return Object.fromEntries(pages);
}

/** The site's own feed with as many stores as asked for: those that there are, again and again, a little apart. */
export function formatFeed(dist: string, count: number): Buffer {
  const feed = JSON.parse(readFileSync(join(dist, 'site/stores/vitrine.json'), 'utf8'));
  const { stores } = feed as { stores: { id: unknown; lat: number; lng: number }[] };
  const many = Array.from({ length: count }, (_, at) => {
    const store = stores[at % stores.length] as (typeof stores)[number];
    const turn = Math.floor(at / stores.length);
    if (turn === 0) return store;
    const id = typeof store.id === 'number' ? store.id + turn * 100_000 : `${store.id}-${turn}`;
    return { ...store, id, lat: store.lat + (turn % 29) / 1000, lng: store.lng + (turn % 31) / 1000 };
  });
  return Buffer.from(JSON.stringify({ ...feed, stores: many }));
}

/** Jobs that show how cost grows with what a page holds. */
export const growthJobs: Readonly<Record<string, (kit: string, feedOrigins: readonly string[]) => Job>> = {
  elements: listElements,
  widgets: listWidgets,
  stores: listStores,
};
