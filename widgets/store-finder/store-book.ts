import type { BrandKey } from '../shared/brand/brands.ts';
import { fetchFile } from '../shared/http/fetch-json.ts';
import type { Point } from '../shared/stores/distance.ts';
import { nearbyRadius } from '../shared/stores/nearby.ts';
import { findNearbyInShards, measureBoxDistance } from '../shared/stores/nearby-shards.ts';
import { readFeed, readStores } from '../shared/stores/read-feed.ts';
import type { Province, Store } from '../shared/stores/store.ts';
import type { StoreFeed, StoreShard } from '../shared/stores/store-feed.ts';

/** A chain's stores: all of them, or for a large chain what was asked for so far. */
export interface StoreBook {
  feed: StoreFeed;
  /** Whether no store is elsewhere. */
  isWhole: boolean;
  /** How many there are in all. */
  count: number;
  /** The stores that are here, each once; another list once there are more. */
  list: () => readonly Store[];
  /** Brings the stores that are needed to tell which that pass are near a place; rejects when some cannot be had. */
  loadNear: (place: Point, radius: number | undefined, passes: (store: Store) => boolean) => Promise<void>;
  /** Brings a province's stores; rejects when some cannot be had. */
  loadProvince: (province: Province) => Promise<void>;
  /** Brings the stores within so many kilometres, unless they are too many to draw; rejects when some cannot be had. */
  loadInSight: (place: Point, radius: number) => Promise<void>;
  /** Files whose stores are not here. */
  listUnread: () => readonly StoreShard[];
}

/** Stores of a large chain that are fetched to fill a map. */
const mostInSight = 2000;

const countStores = (shards: readonly StoreShard[]) => shards.reduce((sum, { count }) => sum + count, 0);

/** Fetches a brand's stores; rejects when there is no good answer within 15 seconds. */
export async function openStoreBook(serviceOrigin: string, brand: BrandKey): Promise<StoreBook> {
  const folder = `${serviceOrigin}/stores/`;
  const feed = readFeed(await fetchFile(`${folder}${brand}.json`));
  if (!feed) throw new Error(`${folder}${brand}.json is no feed`);
  const { shards } = feed;
  let stores: readonly Store[] = feed.stores;
  const files = new Map<string, Promise<readonly Store[]>>();
  const unread = new Set(shards);

  function loadShard(shard: StoreShard): Promise<readonly Store[]> {
    const { file } = shard;
    const loading =
      files.get(file) ??
      fetchFile(folder + file).then((body) => {
        const added = readStores(body);
        stores = [...stores, ...added];
        unread.delete(shard);
        return added;
      });
    files.set(file, loading);
    // Asked for again next time.
    loading.catch(() => files.delete(file));
    return loading;
  }

  return {
    feed,
    isWhole: shards.length === 0,
    count: stores.length + countStores(shards),
    list: () => stores,
    async loadNear(place, radius = nearbyRadius, passes) {
      await findNearbyInShards(shards, place, async (shard) => (await loadShard(shard)).filter(passes), radius);
    },
    async loadProvince(province) {
      await Promise.all(shards.filter(({ provinces }) => provinces.includes(province)).map(loadShard));
    },
    async loadInSight(place, radius) {
      const touched = shards.filter(({ box }) => measureBoxDistance(place, box) <= radius);
      if (countStores(touched) <= mostInSight) await Promise.all(touched.map(loadShard));
    },
    listUnread: () => [...unread],
  };
}
