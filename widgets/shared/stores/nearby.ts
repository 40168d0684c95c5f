import { measureDistance, type Point } from './distance.ts';

/** How far around a place stores are listed, in kilometres, and how many where none is so near. */
export const nearbyRadius = 100;
export const fallbackCount = 3;

export interface Located<Item extends Point> {
  item: Item;
  /** Kilometres from the place searched for. */
  distance: number;
}

export interface Nearby<Item extends Point> {
  /** Nearest first. */
  found: Located<Item>[];
  /** None is within the radius: these are the nearest all the same. */
  isFar: boolean;
}

export interface NearbyOptions<Item extends Point> {
  /** Kilometres. */
  radius?: number;
  /** What else an item has to be; asked only of those that are near enough, because it may be costly. */
  passes?: (item: Item) => boolean;
}

/** Kilometres from one parallel to the next, a little less than it is. */
const degreeOfLatitude = 111;

/** SF-08: the stores within the radius, nearest first; where there are none, the few that are nearest. */
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
    // Most stores of a country are told by their latitude alone.
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
