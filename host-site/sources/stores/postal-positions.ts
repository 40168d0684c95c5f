import type { Point } from '../../../widgets/shared/stores/distance.ts';
import { type PlaceRow, readPlaceRow } from '../../../widgets/shared/stores/gazetteer-rows.ts';
import { readCanadianPlaces } from './gazetteer/canadian-places.ts';
import { shardPostalAreas } from './gazetteer/postal-areas.ts';

/** The middle of a postal area, with its town's name in both languages. */
export interface PostalPosition extends Point {
  area: string;
  town: string;
  ville: string;
}

let positions: ReadonlyMap<string, PostalPosition> | undefined;

function readPositions(): ReadonlyMap<string, PostalPosition> {
  const shards = [...shardPostalAreas(readCanadianPlaces()).values()];
  const rows = shards.flatMap((rows): [string, PlaceRow][] => Object.entries(rows));
  return new Map(
    rows.map(([area, row]) => {
      const { lat, lng, name } = readPlaceRow(row);
      return [area, { lat, lng, area, town: name.en, ville: name.fr }];
    }),
  );
}

/** The postal area of a postal code in any spelling that begins with its area; undefined for one that the tables lack. */
export function findPostalPosition(postalCode: string): PostalPosition | undefined {
  positions ??= readPositions();
  return positions.get(postalCode.slice(0, 3).toUpperCase());
}

/** Kilometres from the middle of a postal area within which its stores are: rural areas have a 0, and the North is wide. */
export function findPostalReach(area: string): number {
  if (/^[XY]/.test(area)) return 1500;
  return area[1] === '0' ? 200 : 40;
}
