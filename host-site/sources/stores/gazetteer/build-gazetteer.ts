import type { LoadFile } from '../../../../widgets/shared/stores/gazetteer.ts';
import { abroadFile, placeFile } from '../../../../widgets/shared/stores/gazetteer-rows.ts';
import { buildAbroad } from './abroad-places.ts';
import { readCanadianPlaces } from './canadian-places.ts';
import { listPlaceRows } from './place-file.ts';
import { shardPostalAreas } from './postal-areas.ts';
import { readWorldCities } from './world-cities.ts';

/** All files of the gazetteer, by name relative to `stores/`. */
export function buildGazetteer(): Map<string, unknown> {
  const world = readWorldCities();
  const places = readCanadianPlaces(world);
  return new Map<string, unknown>([
    [placeFile, listPlaceRows(places)],
    [abroadFile, buildAbroad(world)],
    ...shardPostalAreas(places),
  ]);
}

/** The same files from memory, for a search without a built site; each is made when it is first asked for. */
export function openGazetteer(): LoadFile {
  let files: Map<string, unknown> | undefined;
  return async (name) => {
    files ??= buildGazetteer();
    return files.get(name);
  };
}
