import type { Point } from './distance.ts';

const coordinates = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** SF-01 `lat,lng` in degrees, or nothing when it is no such pair. */
export function parsePoint(text: string): Point | undefined {
  const [, lat, lng] = (coordinates.exec(text) ?? []).map(Number);
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  return { lat, lng };
}

/** `lat,lng` with five decimals, about a metre. */
export function formatPoint({ lat, lng }: Point): string {
  return `${Number(lat.toFixed(5))},${Number(lng.toFixed(5))}`;
}

/** Where a map service tells the way to a place; it opens whatever the device has for that. */
export function formatDirections(place: Point): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${formatPoint(place)}`;
}
