import { measureDistance } from '../../../widgets/shared/stores/distance.ts';
import { foldText, skipLeadingWords } from '../../../widgets/shared/stores/fold-text.ts';
import { namePlaceShard, type Place, type PlaceRow } from '../../../widgets/shared/stores/gazetteer-rows.ts';

/** Within so many kilometres two places of one name are the same one, listed twice. */
const samePlace = 20;

/** A place as the files hold it. */
export function toPlaceRow({ name, province, lat, lng, rank, near }: Place): PlaceRow {
  const french = name.fr === name.en ? 0 : name.fr;
  if (near) return [name.en, french, province, lat, lng, rank ?? 0, near];
  return rank ? [name.en, french, province, lat, lng, rank] : [name.en, french, province, lat, lng];
}

/** The place of the list that is nearest to another, by English name; for telling two of one name apart. */
function nameNearest(place: Place, large: readonly Place[]): string {
  const distances = large.map((other) => ({ other, distance: measureDistance(place, other) }));
  return distances.reduce((a, b) => (b.distance < a.distance ? b : a)).other.name.en;
}

/** Places of one name: doubles left out, and each told from the others by a larger place near it. */
export function distinguish(places: readonly Place[], large: readonly Place[]): Place[] {
  const distinct = places.filter(
    (place, at) => !places.slice(0, at).some((earlier) => measureDistance(place, earlier) < samePlace),
  );
  if (distinct.length === 1) return distinct;
  return distinct.map((place) => ({ ...place, near: nameNearest(place, large) }));
}

/** The letters under which a place is looked for: of its first telling word, and for large ones of the first word, too. */
function listLetters({ name, rank }: Place): string[] {
  const folded = [name.en, name.fr].map(foldText);
  const starts = rank ? folded.flatMap((text) => [skipLeadingWords(text), text]) : folded.map(skipLeadingWords);
  return [...new Set(starts.map((text) => text.slice(0, 1)))];
}

/** The gazetteer's files of places by name: one for each letter and digit, empty where no place starts with it. */
export function shardPlaces(places: readonly Place[]): Map<string, PlaceRow[]> {
  const shards = new Map([...'abcdefghijklmnopqrstuvwxyz0123456789'].map((letter) => [letter, [] as PlaceRow[]]));
  for (const place of places) for (const letter of listLetters(place)) shards.get(letter)?.push(toPlaceRow(place));
  return new Map([...shards].map(([letter, rows]) => [namePlaceShard(letter), rows]));
}
