import { measureDistance } from '../../../../widgets/shared/stores/distance.ts';
import { foldText, skipLeadingWords } from '../../../../widgets/shared/stores/fold-text.ts';
import { namePlaceShard, type Place, type PlaceRow } from '../../../../widgets/shared/stores/gazetteer-rows.ts';

/** Two places with the same name within this many kilometres are duplicates. */
const samePlace = 20;

/** A place as stored in the files. */
export function toPlaceRow({ name, province, lat, lng, rank, near }: Place): PlaceRow {
  const french = name.fr === name.en ? 0 : name.fr;
  if (near) return [name.en, french, province, lat, lng, rank ?? 0, near];
  return rank ? [name.en, french, province, lat, lng, rank] : [name.en, french, province, lat, lng];
}

/** The nearest other place of the list, by English name; distinguishes places with the same name. */
function nameNearest(place: Place, large: readonly Place[]): string {
  const distances = large.map((other) => ({ other, distance: measureDistance(place, other) }));
  return distances.reduce((a, b) => (b.distance < a.distance ? b : a)).other.name.en;
}

/** Places with the same name, without duplicates; each is described by a larger place nearby. */
export function disambiguate(places: readonly Place[], large: readonly Place[]): Place[] {
  const distinct = places.filter(
    (place, at) => !places.slice(0, at).some((earlier) => measureDistance(place, earlier) < samePlace),
  );
  if (distinct.length === 1) return distinct;
  return distinct.map((place) => ({ ...place, near: nameNearest(place, large) }));
}

/** Index letters of a place: that of its first significant word, and for large places also of the first word. */
function listLetters({ name, rank }: Place): string[] {
  const folded = [name.en, name.fr].map(foldText);
  const starts = rank ? folded.flatMap((text) => [skipLeadingWords(text), text]) : folded.map(skipLeadingWords);
  return [...new Set(starts.map((text) => text.slice(0, 1)))];
}

/** The gazetteer's files of places by name: one for each letter and digit, empty when no place starts with it. */
export function shardPlaces(places: readonly Place[]): Map<string, PlaceRow[]> {
  const shards = new Map([...'abcdefghijklmnopqrstuvwxyz0123456789'].map((letter) => [letter, [] as PlaceRow[]]));
  for (const place of places) for (const letter of listLetters(place)) shards.get(letter)?.push(toPlaceRow(place));
  return new Map([...shards].map(([letter, rows]) => [namePlaceShard(letter), rows]));
}
