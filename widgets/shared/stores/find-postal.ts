import type { Point } from './distance.ts';
import { type Place, type PostalRows, readPlaceRow } from './gazetteer-rows.ts';

/** The place of a postal code: that of its first three characters, `area`, as the positions are no finer. */
export interface PostalPlace {
  area: string;
  place: Place;
  /** The area itself is not in the data; the position is the mean of the areas that share its first two characters. */
  isApproximate: boolean;
}

function findMiddle(points: readonly Point[]): Point {
  const mean = (read: (point: Point) => number) => points.reduce((sum, point) => sum + read(point), 0) / points.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}

/** Finds the areas that start with two or three characters, or else estimates one from its neighbours. */
export function findPostal(prefix: string, rows: PostalRows): PostalPlace[] {
  const neighbours = Object.entries(rows)
    .filter(([area]) => area.startsWith(prefix.slice(0, 2)))
    .map(([area, row]) => ({ area, place: readPlaceRow(row), isApproximate: false }));
  const exact = neighbours.filter(({ area }) => area.startsWith(prefix));
  if (exact.length > 0) return exact;
  const places = neighbours.map(({ place }) => place);
  const [first] = places;
  return first ? [{ area: prefix, place: { ...first, ...findMiddle(places) }, isApproximate: true }] : [];
}
