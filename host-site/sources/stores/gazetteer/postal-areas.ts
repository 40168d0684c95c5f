import { createRequire } from 'node:module';
import { measureDistance, type Point } from '../../../../widgets/shared/stores/distance.ts';
import { namePostalShard, type PlaceRow } from '../../../../widgets/shared/stores/gazetteer-rows.ts';
import type { Province } from '../../../../widgets/shared/stores/store.ts';
import { isPostalCodeStart } from '../../../../widgets/shared/submissions/postal-code.ts';
import { isPostalCodeOf } from '../../../../widgets/shared/submissions/postal-province.ts';
import settings from '../../../content/stores/postal-areas.json' with { type: 'json' };
import type { CanadianPlace } from './canadian-places.ts';
import { toPlaceRow } from './place-file.ts';

interface Area {
  zip: string;
  latitude: number | null;
  longitude: number | null;
}

/** Within this many kilometres, a large place names an area before a smaller, nearer one. */
const largePlaceReach = 15;
const areaLength = 3;
/** Areas that the package lacks or misplaces: the key of their town among the places, or a latitude and longitude. */
const corrections: Readonly<Record<string, string | readonly number[]>> = settings;

interface Nearest {
  place: CanadianPlace;
  distance: number;
}

function findNearest(point: Point, places: readonly CanadianPlace[]): Nearest | undefined {
  let nearest: Nearest | undefined;
  for (const place of places) {
    const distance = measureDistance(point, place);
    if (!nearest || distance < nearest.distance) nearest = { place, distance };
  }
  return nearest;
}

/** All places and the large ones of each province. */
type PlacesByProvince = ReadonlyMap<Province, { all: readonly CanadianPlace[]; large: readonly CanadianPlace[] }>;

function groupPlaces(places: ReadonlyMap<string, readonly CanadianPlace[]>): PlacesByProvince {
  const groups = Map.groupBy([...places.values()].flat(), ({ province }) => province);
  return new Map(
    [...groups].map(([province, all]) => [province, { all, large: all.filter(({ isLarge }) => isLarge) }]),
  );
}

/** The town of an area, in the same province. */
function findTown(area: string, point: Point, places: PlacesByProvince): CanadianPlace | undefined {
  const groups = [...places].filter(([province]) => isPostalCodeOf(area, province)).map(([, group]) => group);
  const large = findNearest(
    point,
    groups.flatMap((group) => group.large),
  );
  if (large && large.distance <= largePlaceReach) return large.place;
  return findNearest(
    point,
    groups.flatMap(({ all }) => all),
  )?.place;
}

/** An area's position, with the name and province of its town. */
function placeAt(area: string, point: Point, places: PlacesByProvince): CanadianPlace | undefined {
  const town = findTown(area, point, places);
  return town && { ...town, ...point };
}

/** A row corrected by the settings, which give its town or its position. */
function findCorrection(
  area: string,
  places: ReadonlyMap<string, readonly CanadianPlace[]>,
  grouped: PlacesByProvince,
): CanadianPlace | undefined {
  const correction = corrections[area];
  if (!correction) return undefined;
  if (typeof correction !== 'string') {
    const [lat = Number.NaN, lng = Number.NaN] = correction;
    return placeAt(area, { lat, lng }, grouped);
  }
  const place = places.get(correction)?.[0];
  if (!place) throw new Error(`postal-areas.json: no place is called ${correction}`);
  return place;
}

/**
 * The area's position, and its town's name and province. Some rows lack a latitude; that of Santa Claus is at the pole.
 */
function locate({ zip, latitude, longitude }: Area, places: PlacesByProvince): CanadianPlace | undefined {
  if (latitude === null || longitude === null || latitude > 84 || longitude > 0) return undefined;
  const point = { lat: Math.round(latitude * 1000) / 1000, lng: Math.round(longitude * 1000) / 1000 };
  return placeAt(zip, point, places);
}

/** The position of each area: the package's, or that of the town that the settings name. */
function locateAll(places: ReadonlyMap<string, readonly CanadianPlace[]>): [area: string, place: CanadianPlace][] {
  const { codes } = createRequire(import.meta.url)('zipcodes/lib/codesCanada.js') as { codes: Record<string, Area> };
  const grouped = groupPlaces(places);
  const rows = new Map(Object.values(codes).map((row) => [row.zip, row]));
  const areas = [...new Set([...rows.keys(), ...Object.keys(corrections)])].sort();
  return areas.flatMap((area): [string, CanadianPlace][] => {
    const row = rows.get(area);
    const place = findCorrection(area, places, grouped) ?? (row && locate(row, grouped));
    return place && area.length === areaLength && isPostalCodeStart(area) ? [[area, place]] : [];
  });
}

/** Forward sortation areas from the package zipcodes and the settings, one file per first letter. */
export function shardPostalAreas(
  places: ReadonlyMap<string, readonly CanadianPlace[]>,
): Map<string, Record<string, PlaceRow>> {
  const shards = new Map([...'ABCEGHJKLMNPRSTVXY'].map((letter) => [letter, {} as Record<string, PlaceRow>]));
  for (const [area, { name, province, lat, lng }] of locateAll(places)) {
    const shard = shards.get(area.slice(0, 1));
    if (shard) shard[area] = toPlaceRow({ name, province, lat, lng });
  }
  return new Map([...shards].map(([letter, rows]) => [namePostalShard(letter), rows]));
}
