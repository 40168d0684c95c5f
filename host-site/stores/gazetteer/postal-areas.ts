import { createRequire } from 'node:module';
import { measureDistance, type Point } from '../../../widgets/shared/stores/distance.ts';
import { namePostalShard, type Place, type PlaceRow } from '../../../widgets/shared/stores/gazetteer-rows.ts';
import { isPostalCodeStart } from '../../../widgets/shared/submissions/postal-code.ts';
import { isPostalCodeOf } from '../../../widgets/shared/submissions/postal-province.ts';
import settings from '../../content/stores/places.json' with { type: 'json' };
import { toPlaceRow } from './place-shards.ts';

interface Area {
  zip: string;
  latitude: number | null;
  longitude: number | null;
}

/** Within this many kilometres, a large place names an area before a smaller, nearer one. */
const largePlaceReach = 15;
const areaLength = 3;
const corrections: Readonly<Record<string, string>> = settings.postal;

function findNearest(point: Point, places: readonly Place[]): { place: Place; distance: number } | undefined {
  const all = places.map((place) => ({ place, distance: measureDistance(point, place) }));
  return all.reduce<(typeof all)[number] | undefined>((a, b) => (a && a.distance <= b.distance ? a : b), undefined);
}

/** The town of an area, in the same province. */
function findTown(area: string, point: Point, places: readonly Place[]): Place | undefined {
  const inProvince = places.filter(({ province }) => isPostalCodeOf(area, province));
  const large = findNearest(
    point,
    inProvince.filter(({ rank }) => rank),
  );
  return large && large.distance <= largePlaceReach ? large.place : findNearest(point, inProvince)?.place;
}

/** A row corrected by the settings, which name its place. */
function findCorrection(area: string, places: ReadonlyMap<string, Place[]>): Place | undefined {
  const correction = corrections[area];
  const place = correction ? places.get(correction)?.[0] : undefined;
  if (correction && !place) throw new Error(`places.json: no place is called ${correction}`);
  return place;
}

/**
 * The area's position, and its town's name and province. Some rows lack a latitude; that of Santa Claus is at the pole.
 */
function locate({ zip, latitude, longitude }: Area, places: readonly Place[]): Place | undefined {
  if (latitude === null || longitude === null || latitude > 84 || longitude > 0) return undefined;
  const point = { lat: Math.round(latitude * 1000) / 1000, lng: Math.round(longitude * 1000) / 1000 };
  const town = findTown(zip, point, places);
  return town && { ...town, ...point };
}

/** Forward sortation areas from the package zipcodes, one file per first letter. */
export function shardPostalAreas(places: ReadonlyMap<string, Place[]>): Map<string, Record<string, PlaceRow>> {
  const { codes } = createRequire(import.meta.url)('zipcodes/lib/codesCanada.js') as { codes: Record<string, Area> };
  const all = [...places.values()].flat();
  const shards = new Map([...'ABCEGHJKLMNPRSTVXY'].map((letter) => [letter, {} as Record<string, PlaceRow>]));
  for (const area of Object.values(codes).sort((a, b) => a.zip.localeCompare(b.zip))) {
    const place = findCorrection(area.zip, places) ?? locate(area, all);
    const shard = shards.get(area.zip.slice(0, 1));
    if (!place || !shard || area.zip.length !== areaLength || !isPostalCodeStart(area.zip)) continue;
    const { name, province, lat, lng } = place;
    shard[area.zip] = toPlaceRow({ name, province, lat, lng });
  }
  return new Map([...shards].map(([letter, rows]) => [namePostalShard(letter), rows]));
}
