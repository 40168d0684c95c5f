import { isBeforeStart } from '../../../../widgets/shared/stores/day-hours.ts';
import { measureDistance } from '../../../../widgets/shared/stores/distance.ts';
import type { Store } from '../../../../widgets/shared/stores/store.ts';

const nearestCount = 3;

/** The three nearest other stores that have opened by `today` (YYYY-MM-DD), with their distance in kilometres. */
export function findNearestStores(store: Store, stores: readonly Store[], today: string) {
  return stores
    .filter((other) => other.id !== store.id && !isBeforeStart(other, today))
    .map((other) => ({ other, distance: measureDistance(store, other) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, nearestCount);
}
