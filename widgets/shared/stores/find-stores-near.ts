import type { Point } from './distance.ts';
import { findNearby, type Located, type NearbyOptions } from './nearby.ts';
import type { Store } from './store.ts';

/** The stores near a place. */
export interface StoresNear {
  /** Open stores, nearest first. */
  found: Located<Store>[];
  /** Coming stores near by, nearest first. */
  coming: Located<Store>[];
  /** None is within the radius; these are the nearest ones. */
  isFar: boolean;
}

/** SF-08: `findNearby` for stores. Coming stores do not replace open ones, unless there are no open ones at all. */
export function findStoresNear(
  stores: readonly Store[],
  place: Point,
  { passes = () => true, isComing, ...options }: NearbyOptions<Store> & { isComing: (store: Store) => boolean },
): StoresNear {
  const open = findNearby(stores, place, { ...options, passes: (store) => !isComing(store) && passes(store) });
  const coming = findNearby(stores.filter(isComing), place, { ...options, passes });
  const hasOpen = open.found.length > 0;
  return {
    found: open.found,
    coming: hasOpen && coming.isFar ? [] : coming.found,
    isFar: hasOpen ? open.isFar : coming.isFar,
  };
}
