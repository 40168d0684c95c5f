import { measureDistance, type Point } from './distance.ts';

/** Radius, in kilometres, within which stores are listed. */
export const nearbyRadius = 100;
/** Number of stores listed where none is within the radius. */
export const fallbackCount = 3;

/** An item with its distance. */
export interface Located<Item extends Point> {
  item: Item;
  /** Kilometres from the place searched for. */
  distance: number;
}

/** The items near a place. */
export interface Nearby<Item extends Point> {
  /** Nearest first. */
  found: Located<Item>[];
  /** None is within the radius; these are the nearest ones. */
  isFar: boolean;
}

/** Criteria for near items. */
export interface NearbyOptions<Item extends Point> {
  /** Kilometres. */
  radius?: number;
  /** A further condition; checked only for items that are near enough, because it may be slow. */
  passes?: (item: Item) => boolean;
}

/** Kilometres per degree of latitude, rounded down. */
const degreeOfLatitude = 111;

/** SF-08: the items within the radius, nearest first; if there are none, the nearest few. */
export function findNearby<Item extends Point>(
  items: readonly Item[],
  place: Point,
  { radius = nearbyRadius, passes = () => true }: NearbyOptions<Item> = {},
): Nearby<Item> {
  const locate = (item: Item): Located<Item> => ({ item, distance: measureDistance(place, item) });
  const sort = (list: Located<Item>[]) => list.sort((a, b) => a.distance - b.distance);
  const reach = radius / degreeOfLatitude;
  const found: Located<Item>[] = [];
  for (const item of items) {
    // Latitude alone rules out most stores of a country.
    if (Math.abs(item.lat - place.lat) > reach) continue;
    const located = locate(item);
    if (located.distance <= radius && passes(item)) found.push(located);
  }
  if (found.length > 0) return { found: sort(found), isFar: false };
  for (const located of sort(items.map(locate))) {
    if (passes(located.item) && found.push(located) === fallbackCount) break;
  }
  return { found, isFar: found.length > 0 };
}
