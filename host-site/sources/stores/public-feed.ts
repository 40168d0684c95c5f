import type { BrandKey } from '../../../widgets/shared/brand/brands.ts';
import type { LocalizedText } from '../../../widgets/shared/locale/locale.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import type { FeedStore, StoreShard } from '../../../widgets/shared/stores/store-feed.ts';
import { findLookupFile, listStoreKeys, nameLookupFile } from '../../../widgets/shared/stores/store-lookup.ts';
import { buildCalendar } from './feed-calendar.ts';
import { type Cell, shardStores } from './shard-stores.ts';
import { sortStores } from './sort-stores.ts';

/** Maximum stores per file; more are split into shards of at most this size. */
const maxPerFile = 1000;
const maxPerShard = 400;
/** Stores for each file of the lookup, which has about five keys of each. */
const perLookupFile = 100;
/** A key of more shards, such as “Main Street”, says too little to be looked up. */
const maxShardsOfKey = 4;

/** Input of the feeds of all brands. */
export interface FeedSource {
  stores: readonly Store[];
  isSample: boolean;
  /** Names of departments by key. */
  departmentNames: Readonly<Record<string, LocalizedText>>;
  /** Milliseconds since 1970. */
  now: number;
}

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/**
 * A store without default values, which the reader adds again: empty lists, the state `open`, and its own brand alone.
 */
function compact({ status, brands, ...store }: Store): FeedStore {
  const kept = Object.fromEntries(Object.entries(store).filter(([, value]) => !isEmpty(value)));
  return {
    ...(kept as Omit<FeedStore, 'status' | 'brands'>),
    ...(status === 'open' ? {} : { status }),
    ...(brands.length === 1 ? {} : { brands }),
  };
}

/** Stores A to Z in English, with their ranks. */
function rankStores(stores: readonly Store[]): (Store & Required<Pick<Store, 'rank'>>)[] {
  const french = new Map(sortStores(stores, 'fr').map((store, at) => [store, at]));
  return sortStores(stores, 'en').map((store, en) => ({ ...store, rank: { en, fr: french.get(store) ?? en } }));
}

/** A file's stores; a rank that is the same as the place in the file is left out. */
function compactAll(stores: readonly Store[]): FeedStore[] {
  return stores.map(({ rank, ...store }, at) =>
    compact(rank?.en === at && rank.fr === at ? store : { ...store, ...(rank ? { rank } : {}) }),
  );
}

/** Rounds to a hundredth of a degree, about a kilometre. */
const findMean = (values: readonly number[]) =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100;

function describeCell({ stores, box }: Cell): Omit<StoreShard, 'file'> {
  const middle = { lat: findMean(stores.map(({ lat }) => lat)), lng: findMean(stores.map(({ lng }) => lng)) };
  const provinces = [...new Set(stores.map(({ address }) => address.province))];
  return { count: stores.length, box, middle, provinces };
}

/** The files in which the stores of a large chain are looked up, by name. */
function buildLookup(brand: BrandKey, cells: readonly Cell[]): Map<string, Record<string, number[]>> {
  const shardsOf = new Map<string, Set<number>>();
  for (const [at, { stores }] of cells.entries()) {
    for (const key of stores.flatMap(listStoreKeys)) {
      const known = shardsOf.get(key);
      if (known) known.add(at);
      else shardsOf.set(key, new Set([at]));
    }
  }
  const count = Math.ceil(cells.reduce((sum, { stores }) => sum + stores.length, 0) / perLookupFile);
  const files = new Map(
    Array.from({ length: count }, (_, at) => [nameLookupFile(brand, at), {} as Record<string, number[]>]),
  );
  for (const [key, shards] of shardsOf) {
    const file = files.get(nameLookupFile(brand, findLookupFile(key, count)));
    if (file && shards.size <= maxShardsOfKey) file[key] = [...shards];
  }
  return files;
}

/** A brand's stores: those that include it, except permanently closed ones. */
export function listBrandStores(brand: BrandKey, stores: readonly Store[]): Store[] {
  return stores.filter(({ brands, status }) => brands.includes(brand) && status !== 'closed');
}

/** Files of one brand's stores, by name relative to `stores/`. */
export function buildBrandFeed(brand: BrandKey, source: FeedSource): Map<string, unknown> {
  const stores = rankStores(listBrandStores(brand, source.stores));
  const files = new Map<string, unknown>();
  const cells = stores.length > maxPerFile ? shardStores(stores, maxPerShard) : [];
  const shards = cells.map((cell, at): StoreShard => ({ file: `${brand}/${at}.json`, ...describeCell(cell) }));
  for (const [at, cell] of cells.entries()) files.set(`${brand}/${at}.json`, compactAll(cell.stores));
  const lookup = buildLookup(brand, cells);
  for (const [name, file] of lookup) files.set(name, file);
  const used = new Set(stores.flatMap((store) => [...store.departments, ...store.specialtyDepartments]));
  files.set(`${brand}.json`, {
    version: 1,
    generatedAt: new Date(source.now).toISOString(),
    ...(source.isSample ? { isSample: true } : {}),
    ...buildCalendar(stores, source.now),
    departmentNames: Object.fromEntries(Object.entries(source.departmentNames).filter(([key]) => used.has(key))),
    stores: shards.length > 0 ? [] : compactAll(stores),
    ...(shards.length > 0 ? { shards, lookup: lookup.size } : {}),
  });
  return files;
}
