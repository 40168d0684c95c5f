import type { BrandKey } from '../../shared/brand/brands.ts';
import { fetchFile } from '../../shared/http/fetch-json.ts';
import type { Point } from '../../shared/stores/distance.ts';
import { nearbyRadius } from '../../shared/stores/nearby.ts';
import { findNearbyInShards, measureBoxDistance } from '../../shared/stores/nearby-shards.ts';
import { readFeed, readStores } from '../../shared/stores/read-feed.ts';
import type { Province, Store } from '../../shared/stores/store.ts';
import type { StoreFeed, StoreShard } from '../../shared/stores/store-feed.ts';
import { findNamedShards } from '../../shared/stores/store-lookup.ts';

/** Loads a chain's stores: all of them, or for a large chain only those that are needed. */
export interface StoreLoader {
  feed: StoreFeed;
  /** Whether all stores are loaded at once. */
  isWhole: boolean;
  /** Total number of stores. */
  count: number;
  /** The loaded stores, each once; a new array whenever there are more. */
  list: () => readonly Store[];
  /** Loads enough stores to find those nearest to a place that pass; rejects when a file does not load. */
  loadNear: (place: Point, radius: number | undefined, passes: (store: Store) => boolean) => Promise<void>;
  /** Whether a province has too many stores to list, all of which would have to be loaded. */
  isTooLarge: (province: Province) => boolean;
  /** Loads a province's stores; rejects when a file does not load. */
  loadProvince: (province: Province) => Promise<void>;
  /** Loads the stores within a radius in kilometres, unless too many for a map; rejects when a file does not load. */
  loadVisible: (place: Point, radius: number) => Promise<void>;
  /** Loads the stores of a large chain that keys name (store-lookup.ts); rejects when a file does not load. */
  loadNamed: (keys: readonly string[]) => Promise<void>;
  /** Files whose stores have not loaded. */
  listUnloaded: () => readonly StoreShard[];
}

/** Maximum number of a large chain's stores to fetch for the map, or for the list of a province. */
const maxStores = 2000;

const countStores = (shards: readonly StoreShard[]) => shards.reduce((sum, { count }) => sum + count, 0);

/** Loads files of stores, each once; a failed file is requested again next time. */
function createShardLoader(folder: string, onLoaded: (shard: StoreShard, stores: readonly Store[]) => void) {
  const files = new Map<string, Promise<readonly Store[]>>();
  return (shard: StoreShard): Promise<readonly Store[]> => {
    const { file } = shard;
    const loading =
      files.get(file) ??
      fetchFile(folder + file).then((body) => {
        const stores = readStores(body);
        onLoaded(shard, stores);
        return stores;
      });
    files.set(file, loading);
    loading.catch(() => files.delete(file));
    return loading;
  };
}

/** Loads files as they are, each once; a failed file is requested again next time. */
function createFileLoader(folder: string) {
  const files = new Map<string, Promise<unknown>>();
  return (name: string): Promise<unknown> => {
    const loading = files.get(name) ?? fetchFile(folder + name);
    files.set(name, loading);
    loading.catch(() => files.delete(name));
    return loading;
  };
}

/** Fetches a brand's feed; rejects if none arrives within 15 seconds. */
export async function createStoreLoader(serviceOrigin: string, brand: BrandKey): Promise<StoreLoader> {
  const folder = `${serviceOrigin}/stores/`;
  const feed = readFeed(await fetchFile(`${folder}${brand}.json`));
  if (!feed) throw new Error(`${folder}${brand}.json is not a store feed`);
  const { shards } = feed;
  const loadLookup = createFileLoader(folder);
  const listShards = (province: Province) => shards.filter(({ provinces }) => provinces.includes(province));
  const loaded = [feed.stores];
  let stores: readonly Store[] | undefined = feed.stores;
  const unloaded = new Set(shards);
  const loadShard = createShardLoader(folder, (shard, added) => {
    loaded.push(added);
    stores = undefined;
    unloaded.delete(shard);
  });
  return {
    feed,
    isWhole: shards.length === 0,
    count: feed.stores.length + countStores(shards),
    list() {
      // Not with each file: that would copy the first ones over and over.
      stores ??= loaded.flat();
      return stores;
    },
    async loadNear(place, radius = nearbyRadius, passes) {
      await findNearbyInShards(shards, place, async (shard) => (await loadShard(shard)).filter(passes), radius);
    },
    isTooLarge: (province) => countStores(listShards(province)) > maxStores,
    async loadProvince(province) {
      await Promise.all(listShards(province).map(loadShard));
    },
    async loadVisible(place, radius) {
      const touched = shards.filter(({ box }) => measureBoxDistance(place, box) <= radius);
      if (countStores(touched) <= maxStores) await Promise.all(touched.map(loadShard));
    },
    async loadNamed(keys) {
      const named = await findNamedShards(feed, brand, keys, loadLookup);
      await Promise.all(named.map(loadShard));
    },
    listUnloaded: () => [...unloaded],
  };
}
