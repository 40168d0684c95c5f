import type { Point } from './distance.ts';
import type { Store } from './store.ts';

const coordinates = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** Parses SF-01's `lat,lng` in degrees; undefined if it is not such a pair. */
export function parsePoint(text: string | null): Point | undefined {
  const [, lat, lng] = (coordinates.exec(String(text)) ?? []).map(Number);
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  return { lat, lng };
}

/** `lat,lng` with five decimals, about a metre; trailing zeros stay, so that all links look alike. */
export function formatPoint({ lat, lng }: Point): string {
  return [lat, lng].map((degrees) => degrees.toFixed(5)).join();
}

/** Where directions lead: a position, or the address of a store whose position is only that of its postal area. */
interface Destination extends Point {
  approximate?: boolean;
  address?: Pick<Store['address'], 'line1' | 'city' | 'province' | 'postalCode'>;
}

/** Link for directions to a place, which opens the device's own map app if there is one. */
export function formatDirections(place: Destination): string {
  const { approximate, address } = place;
  const written = address && `${address.line1}, ${address.city} ${address.province} ${address.postalCode}`;
  const destination = approximate && written ? encodeURIComponent(written) : formatPoint(place);
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}
