import { measureDistance } from '../../../../widgets/shared/stores/distance.ts';
import type { PlaceRow } from '../../../../widgets/shared/stores/gazetteer-rows.ts';
import type { CanadianPlace } from './canadian-places.ts';

/** Two places with the same name within this many kilometres are duplicates. */
const samePlace = 20;

/** A place as stored in the file. */
export function toPlaceRow({ name, province, lat, lng, population = 0, near, aliases = [] }: CanadianPlace): PlaceRow {
  const french = name.fr === name.en ? 0 : name.fr;
  if (aliases.length > 0) return [name.en, french, province, lat, lng, population, near ?? 0, ...aliases];
  if (near) return [name.en, french, province, lat, lng, population, near];
  return population ? [name.en, french, province, lat, lng, population] : [name.en, french, province, lat, lng];
}

/** The nearest other place of the list, by English name; distinguishes places with the same name. */
function nameNearest(place: CanadianPlace, large: readonly CanadianPlace[]): string {
  const distances = large.map((other) => ({ other, distance: measureDistance(place, other) }));
  return distances.reduce((a, b) => (b.distance < a.distance ? b : a)).other.name.en;
}

/** Places with the same name, without duplicates; each is described by a large place nearby. */
export function disambiguate(places: readonly CanadianPlace[], large: readonly CanadianPlace[]): CanadianPlace[] {
  const distinct = places.filter(
    (place, at) => !places.slice(0, at).some((earlier) => measureDistance(place, earlier) < samePlace),
  );
  if (distinct.length === 1) return distinct;
  return distinct.map((place) => ({ ...place, near: nameNearest(place, large) }));
}

/** All places as the file has them, the largest first. */
export function listPlaceRows(places: ReadonlyMap<string, readonly CanadianPlace[]>): PlaceRow[] {
  const large = [...places.values()].flat().filter(({ isLarge }) => isLarge);
  const distinct = [...places.values()].flatMap((namesakes) => disambiguate(namesakes, large));
  return distinct.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0)).map(toPlaceRow);
}
