import type { Locale } from '../locale/locale.ts';

/** Degrees, WGS84. */
export interface Point {
  lat: number;
  lng: number;
}

/** Mean radius of the Earth in kilometres (IUGG). */
export const earthRadius = 6371.0088;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres, by the haversine formula. */
export function measureDistance(from: Point, to: Point): number {
  const sine = (degrees: number) => Math.sin(toRadians(degrees) / 2) ** 2;
  const cosines = Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat));
  const half = sine(to.lat - from.lat) + cosines * sine(to.lng - from.lng);
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, half)));
}

/** `3.2 km` · « 3,2 km »: tenths below ten kilometres, never zero, with a no-break space. */
export function formatDistance(kilometres: number, locale: Locale): string {
  const scale = kilometres < 9.95 ? 10 : 1;
  const number = Math.round(Math.max(0.1, kilometres) * scale) / scale;
  const [separator, point] = locale === 'fr' ? ['\u00A0', ','] : [',', '.'];
  const digits = String(number)
    .replace('.', point)
    .replace(/\B(?=(\d{3})+$)/, separator);
  return `${digits}\u00A0km`;
}
