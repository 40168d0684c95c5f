import type { LocalizedText } from '../locale/locale.ts';
import type { Point } from './distance.ts';
import type { Province } from './store.ts';

/** A town, a village, a neighbourhood or a region. */
export interface Place extends Point {
  name: LocalizedText;
  province: Province;
  /** People who live there; none where the sources do not count them: a neighbourhood, or a place of fewer than 500. */
  population?: number;
  /** A larger place near by, where the name occurs twice in the province. */
  near?: string;
  /** Other names that people type: `Mtl`; with `~` before one that is usual for another place: « ~Saint-Jean ». */
  aliases?: readonly string[];
}

/** A place as stored in the file; 0 means no value, or for a French name that it equals the English one. */
export type PlaceRow = readonly [
  nameEn: string,
  nameFr: string | 0,
  province: Province,
  lat: number,
  lng: number,
  population?: number,
  near?: string | 0,
  ...aliases: string[],
];

/** Forward sortation areas (the first three characters of a postal code): position, and the place they belong to. */
export type PostalRows = Readonly<Record<string, PlaceRow>>;

/** The file below `stores/` that holds all places. Its number is the format's: another one gets another name. */
export const placeFile = 'places-1.json';

/** The file below `stores/` that holds well-known places of other countries. */
export const abroadFile = 'abroad-1.json';

/** The file below `stores/` that holds forward sortation areas starting with a letter. */
export function namePostalShard(letter: string): string {
  return `postal/${letter.toLowerCase()}.json`;
}

/** Reads a file's row as a place. */
export function readPlaceRow([en, fr, province, lat, lng, population, near, ...aliases]: PlaceRow): Place {
  return {
    name: { en, fr: fr || en },
    province,
    lat,
    lng,
    ...(population ? { population } : {}),
    ...(near ? { near } : {}),
    ...(aliases.length > 0 ? { aliases } : {}),
  };
}
