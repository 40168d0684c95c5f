import type { GeoPoint, MapPoint } from '../map/projection.ts';
import { findBounds } from '../map/view.ts';
import { earthRadius } from '../stores/distance.ts';

/** The world's width in Google's world coordinates, which are the pixels of zoom level 0. */
const world = 256;
/** The latitude limit of Google's maps, north and south. */
const limit = 85.0511;
const radians = Math.PI / 180;

/** Google's Mercator projection: from 0, 0 in the north-west to 256, 256. */
export function projectMercator({ lat, lng }: GeoPoint): MapPoint {
  const latitude = Math.max(-limit, Math.min(limit, lat)) * radians;
  return {
    x: world * (lng / 360 + 0.5),
    y: world * (0.5 - Math.log(Math.tan(Math.PI / 4 + latitude / 2)) / (2 * Math.PI)),
  };
}

/** The geographic point at world coordinates; the inverse of `projectMercator`. */
export function unprojectMercator({ x, y }: MapPoint): GeoPoint {
  const lat = (2 * Math.atan(Math.exp((0.5 - y / world) * 2 * Math.PI)) - Math.PI / 2) / radians;
  return { lat, lng: (x / world - 0.5) * 360 };
}

/** The length of a kilometre at a latitude, in world coordinates. */
export function findKilometre(lat: number): number {
  return world / (2 * Math.PI * earthRadius * Math.cos(lat * radians));
}

/** The middle of the points and the highest whole zoom level that shows all of them, `margin` pixels from the edges. */
export function fitMercator(
  points: readonly MapPoint[],
  { width, height }: { width: number; height: number },
  margin: number,
  closest: number,
): { middle: GeoPoint; zoom: number } {
  const { minX, minY, maxX, maxY } = findBounds(points);
  const room = { width: Math.max(width - 2 * margin, 40), height: Math.max(height - 2 * margin, 40) };
  const zoom = Math.floor(Math.log2(Math.min(room.width / (maxX - minX), room.height / (maxY - minY))));
  return {
    middle: unprojectMercator({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 }),
    zoom: Math.max(0, Math.min(zoom, closest)),
  };
}

/** The lowest whole zoom level at which a map of this width in pixels does not repeat the world. */
export function findMinZoom(width: number): number {
  return Math.max(1, Math.ceil(Math.log2(width / world)));
}
