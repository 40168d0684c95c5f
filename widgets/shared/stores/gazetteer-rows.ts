import type { Point } from './distance.ts';
import type { L10n, Province } from './store.ts';

/** A town, a village or a part of one. */
export interface Place extends Point {
  name: L10n;
  province: Province;
  /** Larger places first, from 1; those without a rank come after all that have one. */
  rank?: number;
  /** A larger place near by, where the name occurs twice in the province. */
  near?: string;
}

/** A place as the files hold it; 0 stands for nothing, and for a French name that is the English one. */
export type PlaceRow = readonly [
  nameEn: string,
  nameFr: string | 0,
  province: Province,
  lat: number,
  lng: number,
  rank?: number,
  near?: string,
];

/** Forward sortation areas by their three characters: where they are, and the place that they belong to. */
export type PostalRows = Readonly<Record<string, PlaceRow>>;

/** The name of the file, below `stores/`, with the places whose folded name starts with a letter or digit. */
export function namePlaceShard(letter: string): string {
  return `places/${letter}.json`;
}

/** The name of the file, below `stores/`, with the forward sortation areas that start with a letter. */
export function namePostalShard(letter: string): string {
  return `postal/${letter.toLowerCase()}.json`;
}

/** A row of a file as a place. */
export function readPlaceRow([en, fr, province, lat, lng, rank, near]: PlaceRow): Place {
  return { name: { en, fr: fr || en }, province, lat, lng, ...(rank ? { rank } : {}), ...(near ? { near } : {}) };
}
