import { gatherStores } from '../../host-site/sources/stores/gather-stores.ts';
import { buildBrandFeed } from '../../host-site/sources/stores/public-feed.ts';
import type { Store } from '../../widgets/shared/stores/store.ts';
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

/** The stores near a place, of ever larger chains, each from an origin of its own. */
function listStores(kit: string, feedOrigins: readonly string[]): Job {
  const pages = feedLengths.map((length, at) => [
    `${length} stores`,
    {
      html: formatDocument(
        loader(kit),
        `<vitrine-store-finder map="none" near="43.65,-79.38" api="${feedOrigins[at]}"></vitrine-store-finder>`,
      ),
      seen: ['vitrine-store-finder', '[part="store"]'],
      times: length / (feedLengths[0] as number),
    },
  ]);
  return Object.fromEntries(pages);
}

/**
 * The files of a chain with as many stores as asked for, by path, made as the site's own are: the stores of the site,
 * again and again, up to three degrees apart.
 */
export function buildFeed(count: number): Map<string, Buffer> {
  const source = gatherStores(Date.now());
  const stores = Array.from({ length: count }, (_, at) => {
    const store = source.stores[at % source.stores.length] as Store;
    const turn = Math.floor(at / source.stores.length);
    const shift = (step: number) => (((turn * step) % 61) - 30) / 10;
    return turn === 0
      ? store
      : { ...store, id: `${store.id}-${turn}`, lat: store.lat + shift(7), lng: store.lng + shift(11) };
  });
  const files = buildBrandFeed('vitrine', { ...source, stores });
  return new Map([...files].map(([file, content]) => [`/stores/${file}`, Buffer.from(JSON.stringify(content))]));
}

/** Jobs that show how cost grows with what a page holds. */
export const growthJobs: Readonly<Record<string, (kit: string, feedOrigins: readonly string[]) => Job>> = {
  elements: listElements,
  widgets: listWidgets,
  stores: listStores,
};
