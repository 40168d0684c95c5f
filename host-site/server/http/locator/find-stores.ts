import type { Locale, LocalizedText } from '../../../../widgets/shared/locale/locale.ts';
import { readFinderState } from '../../../../widgets/shared/stores/address-state.ts';
import { isComing, sortComing } from '../../../../widgets/shared/stores/coming-stores.ts';
import type { Point } from '../../../../widgets/shared/stores/distance.ts';
import { findStoresNear } from '../../../../widgets/shared/stores/find-stores-near.ts';
import { groupByProvince, sortByRank } from '../../../../widgets/shared/stores/group-stores.ts';
import { findNearbyInShards } from '../../../../widgets/shared/stores/nearby-shards.ts';
import { parsePoint } from '../../../../widgets/shared/stores/point-text.ts';
import type { Province, Store } from '../../../../widgets/shared/stores/store.ts';
import { passesFilters, type StoreFilters } from '../../../../widgets/shared/stores/store-filters.ts';
import { findToday } from '../../../../widgets/shared/stores/store-news.ts';
import { factMessages } from '../../../sources/facts/fact-messages.ts';
import { formatRegion } from '../../../sources/facts/format-value.ts';
import type { StoreData } from './store-data.ts';

/** A store with its distance in kilometres from the searched place, if any. */
export interface ListedStore {
  store: Store;
  distance?: number;
}

/** Result of the locator: stores, or an unknown place. */
export type StoreResponse =
  | { kind: 'unknown'; text: string }
  | {
      kind: 'near' | 'province';
      /** Name of the searched place; none for a position. */
      place?: string;
      found: readonly ListedStore[];
      /** Stores that have not opened yet. */
      coming: readonly ListedStore[];
      /** Number of stores, also of those beyond the longest list. */
      count: number;
      /** No store is near, so these are the nearest ones. */
      isFar: boolean;
    };

interface Meaning {
  place?: string;
  point?: Point;
  province?: Province;
}

/** Maximum characters of a search; the same as in the page's field. */
const longestText = 80;
/** Maximum stores in a list of the nearest. */
const most = 60;

const namePlace = ({ name, province }: { name: LocalizedText; province: Province }, locale: Locale) =>
  formatRegion(name[locale], province, locale);

/** The best suggestion of the finder for a text. */
async function understand(data: StoreData, text: string, locale: Locale, now: number): Promise<Meaning | undefined> {
  const point = parsePoint(text);
  if (point) return { point };
  const [best] = await data.suggest(text, locale, now);
  switch (best?.kind) {
    case 'province':
      return { place: factMessages[locale].provinces[best.province], province: best.province };
    case 'store':
      return { place: best.store.name[locale], point: best.store };
    case 'postal':
      return { place: best.code, point: best.place };
    case 'place':
      return { place: namePlace(best.place, locale), point: best.place };
    default:
      return undefined;
  }
}

interface Wanted {
  data: StoreData;
  filters: StoreFilters;
  locale: Locale;
  now: number;
}

async function findNear({ data, filters, now }: Wanted, point: Point, radius?: number) {
  const { feed, readShard } = data;
  const passes = (store: Store) => passesFilters(store, filters, feed, now);
  const isUpcoming = (store: Store) => isComing(store, findToday(store, feed, now));
  const stores = [...feed.stores];
  const readOpen = async (shard: (typeof feed.shards)[number]) => {
    const read = readShard(shard);
    stores.push(...read);
    return read.filter((store) => !isUpcoming(store) && passes(store));
  };
  await findNearbyInShards(feed.shards, point, readOpen, radius);
  const near = findStoresNear(stores, point, { passes, isComing: isUpcoming, ...(radius ? { radius } : {}) });
  const list = (located: typeof near.found) =>
    located.slice(0, most).map(({ item, distance }) => ({ store: item, distance }));
  const { found, coming, isFar } = near;
  return { found: list(found), coming: list(coming), count: found.length + coming.length, isFar };
}

function findInProvince({ data, filters, locale, now }: Wanted, province: Province) {
  const { feed, readShard } = data;
  const shards = feed.shards.filter(({ provinces }) => provinces.includes(province));
  const stores = [...feed.stores, ...shards.flatMap(readShard)].filter(
    (store) => store.address.province === province && passesFilters(store, filters, feed, now),
  );
  const isToCome = (store: Store) => isComing(store, findToday(store, feed, now));
  const open = groupByProvince(
    sortByRank(
      stores.filter((store) => !isToCome(store)),
      locale,
    ),
    (name) => name,
  );
  const list = (some: readonly Store[]) => some.map((store) => ({ store }));
  return {
    found: list(open.flatMap((group) => group.stores)),
    coming: list(sortComing(stores.filter(isToCome))),
    count: stores.length,
    isFar: false,
  };
}

/**
 * Finds stores for a query string with a text (`q`) or a position (`s`, `km`), and filters; undefined when it has
 * neither (SF-01, SF-08 on the server).
 */
export async function findStores(
  data: StoreData,
  query: string,
  locale: Locale,
  now: number,
): Promise<StoreResponse | undefined> {
  const text = readStoreText(query);
  const { place, radius, filters } = readFinderState(query);
  if (!text && !place) return undefined;
  const meaning: Meaning | undefined = text ? await understand(data, text, locale, now) : place && { point: place };
  if (!meaning) return { kind: 'unknown', text };
  const wanted = { data, filters, locale, now };
  const named = meaning.place ? { place: meaning.place } : {};
  const { point, province } = meaning;
  if (point) return { kind: 'near', ...named, ...(await findNear(wanted, point, text ? undefined : radius)) };
  return province ? { kind: 'province', ...named, ...findInProvince(wanted, province) } : undefined;
}

/** The search text of a query string. */
export function readStoreText(query: string): string {
  return (new URLSearchParams(query).get('q') ?? '').slice(0, longestText).trim();
}
