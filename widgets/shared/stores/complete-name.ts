import type { Locale } from '../locale/locale.ts';
import { type FoundPlace, weighPlace } from './find-places.ts';
import type { Place } from './gazetteer-rows.ts';
import type { IndexedName, PlaceIndex } from './place-index.ts';
import type { Word } from './read-text.ts';
import type { Province } from './store.ts';

/** How a text is a part of a name, the surest first. */
const likeness = {
  /** Its first words: `Happy Valley` of Happy Valley-Goose Bay. */
  firstWords: 0.8,
  /** Others of its words: `Noranda`. */
  words: 0.75,
  /** Its first letters. */
  start: 0.6,
  /** The first letters of a later word. */
  wordStart: 0.4,
} as const;

/** People from whom on a few letters are enough. */
const wellKnown = 40_000;

interface Match {
  place: Place;
  kind: keyof typeof likeness;
  /** Share of the name that was typed. */
  share: number;
}

function matchName({ key, starts, written, place }: IndexedName, typed: string, asWritten: string): Match | undefined {
  const last = starts.length - 1;
  for (const start of starts.slice(0, last)) {
    if (!key.startsWith(typed, start)) continue;
    const isWords = starts.includes(start + typed.length);
    const kind = isWords ? (start === 0 ? 'firstWords' : 'words') : start === 0 ? 'start' : 'wordStart';
    return { place, kind, share: typed.length / (key.length - (isWords ? 0 : start)) };
  }
  return written.startsWith(asWritten) ? { place, kind: 'start', share: asWritten.length / written.length } : undefined;
}

/** Whether a few letters are enough to take the place for the one that is meant. */
function isTelling({ place, kind, share }: Match, typed: string): boolean {
  if (kind === 'firstWords' || kind === 'words') return typed.length > 3;
  return typed.length > 2 && (share >= 0.6 || ((place.population ?? 0) >= wellKnown && share >= 0.3));
}

/**
 * Places whose name has the words, the last of them perhaps in part, the largest first: what is being typed, or half of
 * a name.
 */
export function completeNames(
  words: readonly Word[],
  index: PlaceIndex,
  province: Province | undefined,
  locale: Locale,
): FoundPlace[] {
  const typed = words.map(({ text }) => text).join('');
  const asWritten = words.map((word) => word.typed).join('');
  if (typed === '') return [];
  const matches = new Map<Place, Match>();
  for (const name of index.names) {
    if (province && name.place.province !== province) continue;
    const match = matchName(name, typed, asWritten);
    if (!match) continue;
    const known = matches.get(name.place);
    if (!known || likeness[known.kind] < likeness[match.kind]) matches.set(name.place, match);
  }
  const score = ({ place, kind }: Match) => Math.log10(weighPlace(place, locale)) + likeness[kind] * 5;
  const sorted = [...matches.values()].sort((a, b) => score(b) - score(a));
  const [best, second] = sorted;
  const ratio = best && second ? weighPlace(best.place, locale) / weighPlace(second.place, locale) : 9;
  const isAhead = best && second ? likeness[best.kind] - likeness[second.kind] > 0.1 || ratio >= 3 : true;
  return sorted.map((match, at) => {
    const sure = likeness[match.kind] * (at === 0 && isAhead ? 1 : 0.5);
    return { place: match.place, confidence: isTelling(match, typed) ? sure : Math.min(sure, 0.15) };
  });
}
