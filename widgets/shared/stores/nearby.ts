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

/** SF-08: the stores within the radius, nearest first; where there are none, the few that are nearest. */
export function findNearby<Item extends Point>(items: readonly Item[], place: Point): Nearby<Item> {
  const sorted = items
    .map((item) => ({ item, distance: measureDistance(place, item) }))
    .sort((a, b) => a.distance - b.distance);
  const found = sorted.filter(({ distance }) => distance <= nearbyRadius);
  const isFar = found.length === 0 && sorted.length > 0;
  return { found: isFar ? sorted.slice(0, fallbackCount) : found, isFar };
}
