import type { Locale, LocalizedText } from '../../../../widgets/shared/locale/locale.ts';
import { readFinderState } from '../../../../widgets/shared/stores/address-state.ts';
import { isComing, sortComing } from '../../../../widgets/shared/stores/coming-stores.ts';
import type { Point } from '../../../../widgets/shared/stores/distance.ts';
import { findStoresNear } from '../../../../widgets/shared/stores/find-stores-near.ts';
import { groupByProvince, sortByRank } from '../../../../widgets/shared/stores/group-stores.ts';
import { findNearbyInShards } from '../../../../widgets/shared/stores/nearby-shards.ts';
import { formatPoint } from '../../../../widgets/shared/stores/point-text.ts';
import type { Province, Store } from '../../../../widgets/shared/stores/store.ts';
import { passesFilters, type StoreFilters } from '../../../../widgets/shared/stores/store-filters.ts';
import { findToday } from '../../../../widgets/shared/stores/store-news.ts';
import { type Suggestion, sureEnough, worthOffering } from '../../../../widgets/shared/stores/suggestion.ts';
import { factMessages } from '../../../sources/facts/fact-messages.ts';
import { formatRegion } from '../../../sources/facts/format-value.ts';
import { mostListed } from '../../../sources/stores/listed-stores.ts';
import type { StoreData } from './store-data.ts';

/** A store with its distance in kilometres from the searched place, if any. */
export interface ListedStore {
  store: Store;
  distance?: number;
}

/** A meaning to offer, and the query string that searches for it. */
export interface Offer {
  label: string;
  query: string;
}

/** Result of the locator: stores, or why there are none, and what may be meant instead. */
export type StoreResponse =
  | { kind: 'unknown' | 'abroad' | 'postal' | 'position'; text: string; offers: readonly Offer[] }
  | {
      kind: 'near' | 'province';
      /** Name of the searched place; none for a position. */
      place?: string;
      /** The text says more than the place, which is named therefore. */
      isPartly?: boolean;
      found: readonly ListedStore[];
      /** Stores that have not opened yet. */
      coming: readonly ListedStore[];
      /** Number of stores, also of those beyond the longest list. */
      count: number;
      /** No store is near, so these are the nearest ones. */
      isFar: boolean;
      /** Which page of a province's stores this is, where they have several; from 1. */
      pages?: { province: Province; at: number; count: number };
    };

interface Meaning {
  place?: string;
  point?: Point;
  province?: Province;
  isPartly?: boolean;
}

/** Maximum characters of a search: a pasted address has about a hundred. */
const longestText = 200;
/** Maximum stores in a list of the nearest. */
const most = 60;

const namePlace = ({ name, province }: { name: LocalizedText; province: Province }, locale: Locale) =>
  formatRegion(name[locale], province, locale);

/** Maximum offers. */
const offerCount = 4;

function toMeaning(found: Suggestion, locale: Locale): Meaning & { place: string } {
  switch (found.kind) {
    case 'province':
      return { place: factMessages[locale].provinces[found.province], province: found.province };
    case 'store':
      return { place: found.store.name[locale], point: found.store };
    case 'postal':
      return { place: found.code, point: found.place };
    case 'place':
      return { place: namePlace(found.place, locale), point: found.place };
  }
}

function toOffer(found: Suggestion, locale: Locale): Offer {
  const { place, point } = toMeaning(found, locale);
  // Two places of one name in a province have no text of their own.
  const isPoint = point && (found.kind === 'store' || (found.kind === 'place' && found.place.near));
  const query = new URLSearchParams(isPoint ? { s: formatPoint(point) } : { q: place });
  const near = found.kind === 'place' && found.place.near ? ` (${found.place.near})` : '';
  return { label: place + near, query: `?${query}` };
}

type Unfound = Extract<StoreResponse, { offers: unknown }>;

/** What a text means, as the finder takes it; or why it means nothing that is sure. */
async function understand(data: StoreData, text: string, locale: Locale, now: number): Promise<Meaning | Unfound> {
  const { read, found, abroad, asksPosition, isPartly } = await data.search(text, locale, now);
  if (read.point && !abroad) return { point: read.point };
  const [best] = found;
  if (best && !abroad && best.confidence >= sureEnough) return { ...toMeaning(best, locale), isPartly };
  const worth = found.filter(({ confidence }) => confidence >= worthOffering);
  const offers = worth.slice(0, offerCount).map((one) => toOffer(one, locale));
  if (asksPosition) return { kind: 'position', text, offers };
  if (abroad) return { kind: 'abroad', text: abroad, offers };
  const { postal } = read;
  if (postal && !postal.isPossible && found.length === 0)
    return { kind: 'postal', text: postal.code ?? postal.prefix, offers };
  return { kind: 'unknown', text, offers };
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

function findInProvince({ data, filters, locale, now }: Wanted, province: Province, wantedPage: number) {
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
  const found = open.flatMap((group) => group.stores);
  const pageCount = Math.max(1, Math.ceil(found.length / most));
  const at = Math.min(Math.max(1, wantedPage), pageCount);
  const coming = at === 1 ? sortComing(stores.filter(isToCome)).slice(0, most) : [];
  return {
    found: list(found.slice((at - 1) * most, at * most)),
    coming: list(coming),
    count: stores.length,
    isFar: false,
    ...(pageCount > 1 ? { pages: { province, at, count: pageCount } } : {}),
  };
}

/** Whether the page lists no stores before a search: the server then answers the links to its provinces. */
export function isTooLargeToList({ feed }: StoreData): boolean {
  return feed.shards.reduce((sum, { count }) => sum + count, feed.stores.length) > mostListed;
}

/** The position or the province in an address. */
function toListedMeaning(point: Point | undefined, province: Province | undefined, locale: Locale): Meaning {
  if (point) return { point };
  return province ? { place: factMessages[locale].provinces[province], province } : {};
}

/**
 * Finds stores for a query string with a text (`q`), a position (`s`, `km`) or a large chain's province (`prov`,
 * `page`), and filters; undefined when it has none (SF-01, SF-08 on the server).
 */
export async function findStores(
  data: StoreData,
  query: string,
  locale: Locale,
  now: number,
): Promise<StoreResponse | undefined> {
  const text = readStoreText(query);
  const { place, radius, province: listed, filters } = readFinderState(query);
  if (!text && !place && !(listed && isTooLargeToList(data))) return undefined;
  const meaning = text ? await understand(data, text, locale, now) : toListedMeaning(place, listed, locale);
  if ('kind' in meaning) return meaning;
  const wanted = { data, filters, locale, now };
  const { point, province } = meaning;
  const named = {
    ...(meaning.place ? { place: meaning.place } : {}),
    ...(meaning.isPartly ? { isPartly: true } : {}),
  };
  if (point) return { kind: 'near', ...named, ...(await findNear(wanted, point, text ? undefined : radius)) };
  const page = Number(new URLSearchParams(query).get('page')) || 1;
  return province ? { kind: 'province', ...named, ...findInProvince(wanted, province, page) } : undefined;
}

/** The search text of a query string. */
export function readStoreText(query: string): string {
  return (new URLSearchParams(query).get('q') ?? '').slice(0, longestText).trim();
}
