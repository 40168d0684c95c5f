import type { Locale, LocalizedText } from '../../../../widgets/shared/locale/locale.ts';
import { readFinderState } from '../../../../widgets/shared/stores/address-state.ts';
import { type ClosedNow, findClosedNow } from '../../../../widgets/shared/stores/closed-now.ts';
import { isComing, sortComing } from '../../../../widgets/shared/stores/coming-stores.ts';
import { isBeforeStart } from '../../../../widgets/shared/stores/day-hours.ts';
import type { Point } from '../../../../widgets/shared/stores/distance.ts';
import { groupByProvince, sortByRank } from '../../../../widgets/shared/stores/group-stores.ts';
import { findNearbyInShards } from '../../../../widgets/shared/stores/nearby-shards.ts';
import { parsePoint } from '../../../../widgets/shared/stores/point-text.ts';
import { ignoreOpen, searchNear } from '../../../../widgets/shared/stores/search-near.ts';
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
      /** None is open, although open ones were asked for. */
      closed?: ClosedNow;
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
  const wanted = ignoreOpen(filters);
  const stores = [...feed.stores];
  const readPassing = async (shard: (typeof feed.shards)[number]) => {
    const read = readShard(shard);
    stores.push(...read);
    return read.filter(
      (store) => !isComing(store, findToday(store, feed, now)) && passesFilters(store, wanted, feed, now),
    );
  };
  await findNearbyInShards(feed.shards, point, readPassing, radius);
  const { found, coming, isFar, closed } = searchNear(stores, point, { filters, calendar: feed, now, radius });
  const list = (located: typeof found) =>
    located.slice(0, most).map(({ item, distance }) => ({ store: item, distance }));
  const counted = { count: found.length + coming.length, isFar, ...(closed ? { closed } : {}) };
  return { found: list(found), coming: list(coming), ...counted };
}

function findInProvince({ data, filters, locale, now }: Wanted, province: Province) {
  const { feed, readShard } = data;
  const shards = feed.shards.filter(({ provinces }) => provinces.includes(province));
  const inProvince = [...feed.stores, ...shards.flatMap(readShard)].filter(
    ({ address }) => address.province === province,
  );
  const filter = (which: StoreFilters) => inProvince.filter((store) => passesFilters(store, which, feed, now));
  const readToday = (store: Store) => findToday(store, feed, now);
  const passing = filter(filters);
  // While none is open, those that would pass if they were.
  const isClosed = filters.openNow && passing.length === 0;
  const stores = isClosed
    ? filter(ignoreOpen(filters)).filter((store) => !isBeforeStart(store, readToday(store)))
    : passing;
  const isToCome = (store: Store) => isComing(store, readToday(store));
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
    ...(isClosed && stores.length > 0 ? { closed: findClosedNow(stores, feed, now, false) } : {}),
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
