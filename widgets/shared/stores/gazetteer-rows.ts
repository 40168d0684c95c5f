import type { LocalizedText } from '../locale/locale.ts';
import type { Point } from './distance.ts';
import type { Province } from './store.ts';

/** A town, a village or a neighbourhood. */
export interface Place extends Point {
  name: LocalizedText;
  province: Province;
  /** Larger places first, from 1; places without a rank come last. */
  rank?: number;
  /** A larger place near by, where the name occurs twice in the province. */
  near?: string;
}

/** A place as stored in the files; 0 means no value, or for a French name that it equals the English one. */
export type PlaceRow = readonly [
  nameEn: string,
  nameFr: string | 0,
  province: Province,
  lat: number,
  lng: number,
  rank?: number,
  near?: string,
];

/** Forward sortation areas (the first three characters of a postal code): position, and the place they belong to. */
export type PostalRows = Readonly<Record<string, PlaceRow>>;

/** The file below `stores/` that holds places whose folded name starts with a letter or digit. */
export function namePlaceShard(letter: string): string {
  return `places/${letter}.json`;
}

/** The file below `stores/` that holds forward sortation areas starting with a letter. */
export function namePostalShard(letter: string): string {
  return `postal/${letter.toLowerCase()}.json`;
}

/** Reads a file's row as a place. */
export function readPlaceRow([en, fr, province, lat, lng, rank, near]: PlaceRow): Place {
  return { name: { en, fr: fr || en }, province, lat, lng, ...(rank ? { rank } : {}), ...(near ? { near } : {}) };
}
