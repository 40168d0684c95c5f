import type { Store } from '../../../widgets/shared/stores/store.ts';
import type { StoreShard } from '../../../widgets/shared/stores/store-feed.ts';

/** A shard of stores and its bounding box. */
export interface Cell {
  stores: readonly Store[];
  box: StoreShard['box'];
}

function findBox(stores: readonly Store[]): StoreShard['box'] {
  const start = [90, 180, -90, -180] as const;
  return stores.reduce<StoreShard['box']>(
    ([south, west, north, east], { lat, lng }) => [
      Math.min(south, lat),
      Math.min(west, lng),
      Math.max(north, lat),
      Math.max(east, lng),
    ],
    start,
  );
}

/** Splits stores in half along the longer side until no shard exceeds `most`: compact boxes of neighbours. */
export function shardStores(stores: readonly Store[], most: number): Cell[] {
  const box = findBox(stores);
  if (stores.length <= most) return [{ stores, box }];
  const [south, west, north, east] = box;
  // In Canada, a degree of longitude is little more than half as long as one of latitude.
  const isWide = (east - west) * 0.6 > north - south;
  const sorted = stores.toSorted((a, b) => (isWide ? a.lng - b.lng : a.lat - b.lat));
  const middle = sorted.length >> 1;
  return [...shardStores(sorted.slice(0, middle), most), ...shardStores(sorted.slice(middle), most)];
}
