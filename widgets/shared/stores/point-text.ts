import type { Point } from './distance.ts';
import type { Store } from './store.ts';

const coordinates = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

const isOnEarth = (lat: number | undefined, lng: number | undefined): boolean =>
  lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Parses SF-01's `lat,lng` in degrees; undefined if it is not such a pair. */
export function parsePoint(text: string | null): Point | undefined {
  const [, lat, lng] = (coordinates.exec(String(text)) ?? []).map(Number);
  if (lat === undefined || lng === undefined || !isOnEarth(lat, lng)) return undefined;
  return { lat, lng };
}

const degrees = String.raw`([+−-]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NSEWO])?`;
const pair = new RegExp(String.raw`^\(?\s*${degrees}\s*[,;/\s]\s*${degrees}\s*\)?$`, 'i');
const sixties = String.raw`(\d{1,3})\s*°\s*(\d{1,2})\s*[′'’]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:[″"”]|[′'’]{2})?)?\s*([NSEWO])`;
const sixtiesPair = new RegExp(String.raw`^${sixties}\s*[,;\s]?\s*${sixties}$`, 'i');

/** Whether a point is in the rough box around Canada. */
export const isInCanada = ({ lat, lng }: Point) => lat > 41 && lat < 84 && lng > -142 && lng < -52;

const toNumber = (text: string | undefined) => Number((text ?? '0').replace(',', '.').replace('−', '-'));
const isBehind = (letter: string | undefined) => /^[swo]$/i.test(letter ?? '');

function readSixties(text: string): Point | undefined {
  const [, ...cells] = sixtiesPair.exec(text) ?? [];
  if (cells.length === 0) return undefined;
  const [lat = Number.NaN, lng = Number.NaN] = [cells.slice(0, 4), cells.slice(4)].map(
    ([whole, minutes, seconds, side]) => {
      const angle = toNumber(whole) + toNumber(minutes) / 60 + toNumber(seconds) / 3600;
      return isBehind(side) ? -angle : angle;
    },
  );
  return isOnEarth(lat, lng) ? { lat, lng } : undefined;
}

/**
 * Reads coordinates as people paste them: `51.05 -114.07`, `51,05; -114,07`, `51.05° N, 114.07° W`, in either order.
 * Whole numbers need a comma or a letter beside them, because two numbers may be an address.
 */
export function readPoint(text: string): Point | undefined {
  const [, one, oneSide, other, otherSide] = pair.exec(text) ?? [];
  if (one === undefined || other === undefined) return readSixties(text);
  const hasFractions = /[.,]\d/.test(one) && /[.,]\d/.test(other);
  if (!hasFractions && !oneSide && !/^\s*[+-]?[\d.]+\s*,/.test(text)) return undefined;
  const [first, second] = [toNumber(one), toNumber(other)];
  const lat = isBehind(oneSide) ? -Math.abs(first) : first;
  const lng = isBehind(otherSide) ? -Math.abs(second) : second;
  const [straight, swapped] = [
    { lat, lng },
    { lat: lng, lng: lat },
  ];
  if (isInCanada(swapped) && !isInCanada(straight)) return swapped;
  return isOnEarth(lat, lng) ? straight : undefined;
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
