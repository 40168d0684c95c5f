import type { Locale, LocalizedText } from '../../../../widgets/shared/locale/locale.ts';
import { readFinderState } from '../../../../widgets/shared/stores/address-state.ts';
import { type ClosedNow, findClosedNow } from '../../../../widgets/shared/stores/closed-now.ts';
import { isComing, sortComing } from '../../../../widgets/shared/stores/coming-stores.ts';
import { isBeforeStart } from '../../../../widgets/shared/stores/day-hours.ts';
import type { Point } from '../../../../widgets/shared/stores/distance.ts';
import { groupByProvince, sortByRank } from '../../../../widgets/shared/stores/group-stores.ts';
import { findNearbyInShards } from '../../../../widgets/shared/stores/nearby-shards.ts';
import { formatPoint } from '../../../../widgets/shared/stores/point-text.ts';
import { ignoreOpen, searchNear } from '../../../../widgets/shared/stores/search-near.ts';
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
      /** None is open, although open ones were asked for. */
      closed?: ClosedNow;
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

function findInProvince({ data, filters, locale, now }: Wanted, province: Province, wantedPage: number) {
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
    locale,
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
    ...(isClosed && stores.length > 0 ? { closed: findClosedNow(stores, feed, now, false) } : {}),
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
