import { measureDistance, type Point } from './distance.ts';
import { fallbackCount, findNearby, type Nearby, nearbyRadius } from './nearby.ts';
import type { Store } from './store.ts';
import type { StoreShard } from './store-feed.ts';

const degrees = 180 / Math.PI;

/** The latitude at which a meridian is closest to a point that is this many degrees of longitude away. */
function findNearestLatitude(lat: number, away: number): number {
  const [across, along] = [lat / degrees, away / degrees];
  return Math.atan2(Math.sin(across), Math.cos(across) * Math.cos(along)) * degrees;
}

/** Kilometres from a place to the nearest point of a box; 0 inside. Boxes do not cross the 180th meridian. */
export function measureBoxDistance(place: Point, [south, west, north, east]: StoreShard['box']): number {
  const clamp = (lat: number) => Math.min(north, Math.max(south, lat));
  if (place.lng >= west && place.lng <= east) return measureDistance(place, { lat: clamp(place.lat), lng: place.lng });
  const sides = [west, east].map((lng) => {
    const lat = clamp(findNearestLatitude(place.lat, lng - place.lng));
    return measureDistance(place, { lat, lng });
  });
  return Math.min(...sides);
}

/**
 * `findNearby` for a chain in shards: loads the nearest boxes first, and only those that can hold a store within the
 * radius or, if there is none, one of the nearest few. Rejects when a needed shard does.
 */
export async function findNearbyInShards<Shard extends Pick<StoreShard, 'box'>>(
  shards: readonly Shard[],
  place: Point,
  loadShard: (shard: Shard) => Promise<readonly Store[]>,
  radius = nearbyRadius,
): Promise<Nearby<Store>> {
  const boxes = shards
    .map((shard) => ({ shard, distance: measureBoxDistance(place, shard.box) }))
    .sort((a, b) => a.distance - b.distance);
  const near = boxes.filter(({ distance }) => distance <= radius);
  const stores = (await Promise.all(near.map(({ shard }) => loadShard(shard)))).flat();
  let nearby = findNearby(stores, place, { radius });
  for (const { shard, distance } of boxes.slice(near.length)) {
    const last = nearby.found.at(fallbackCount - 1)?.distance ?? Number.POSITIVE_INFINITY;
    if ((!nearby.isFar && nearby.found.length > 0) || distance > last) break;
    stores.push(...(await loadShard(shard)));
    nearby = findNearby(stores, place, { radius });
  }
  return nearby;
}
