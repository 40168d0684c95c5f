import { isBeforeStart } from '../../../../widgets/shared/stores/day-hours.ts';
import { measureDistance } from '../../../../widgets/shared/stores/distance.ts';
import type { Store } from '../../../../widgets/shared/stores/store.ts';

const nearestCount = 3;
/** Kilometres per degree of latitude, rounded down. */
const degreeOfLatitude = 111;

/** A chain's open stores from south to north, for one day. */
interface Sorted {
  today: string;
  stores: readonly Store[];
}

const sorted = new WeakMap<readonly Store[], Sorted>();

/** The stores that have opened by a day, sorted once for all pages of a build. */
function sortByLatitude(stores: readonly Store[], today: string): readonly Store[] {
  const known = sorted.get(stores);
  if (known?.today === today) return known.stores;
  const list = stores.filter((store) => !isBeforeStart(store, today)).sort((a, b) => a.lat - b.lat);
  sorted.set(stores, { today, stores: list });
  return list;
}

/** The position of the first store that is not south of a latitude. */
function findLatitude(stores: readonly Store[], lat: number): number {
  let [from, to] = [0, stores.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((stores[middle] as Store).lat < lat) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * The three nearest other stores that have opened by `today` (YYYY-MM-DD), with their distance in kilometres. Walks away
 * from the store's latitude until none can be nearer: every page of a large chain asks.
 */
export function findNearestStores(store: Store, stores: readonly Store[], today: string) {
  const list = sortByLatitude(stores, today);
  const nearest: { other: Store; distance: number }[] = [];
  const start = findLatitude(list, store.lat);
  const isTooFar = (other: Store | undefined) => {
    const last = nearest[nearestCount - 1]?.distance ?? Number.POSITIVE_INFINITY;
    return !other || Math.abs(other.lat - store.lat) * degreeOfLatitude > last;
  };
  const visit = (other: Store) => {
    if (other.id === store.id) return;
    nearest.push({ other, distance: measureDistance(store, other) });
    nearest.sort((a, b) => a.distance - b.distance);
    nearest.splice(nearestCount);
  };
  let [north, south] = [start, start - 1];
  while (!isTooFar(list[north]) || !isTooFar(list[south])) {
    if (!isTooFar(list[north])) visit(list[north++] as Store);
    if (!isTooFar(list[south])) visit(list[south--] as Store);
  }
  return nearest;
}
