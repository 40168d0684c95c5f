import { readCanadianPlaces } from './canadian-places.ts';
import { disambiguate, shardPlaces } from './place-shards.ts';
import { shardPostalAreas } from './postal-areas.ts';

/** All files of the gazetteer, by name relative to `stores/`. */
export function buildGazetteer(): Map<string, unknown> {
  const places = readCanadianPlaces();
  const large = [...places.values()].flat().filter(({ rank }) => rank);
  const distinct = [...places.values()].flatMap((namesakes) => disambiguate(namesakes, large));
  return new Map<string, unknown>([...shardPlaces(distinct), ...shardPostalAreas(places)]);
}
