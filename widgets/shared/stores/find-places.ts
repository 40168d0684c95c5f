import type { Locale } from '../locale/locale.ts';
import { measureDistance } from './distance.ts';
import { findProvinces, type NamedProvince } from './find-provinces.ts';
import type { Place } from './gazetteer-rows.ts';
import type { NamedPlace, PlaceIndex } from './place-index.ts';
import { isFiller } from './query-words.ts';
import type { Word } from './read-text.ts';
import type { Province } from './store.ts';

/** A place with how sure it is that it was meant, from 0 to 1. */
export interface FoundPlace {
  place: Place;
  confidence: number;
}

/** Words that name places. */
export interface NameSpan {
  from: number;
  /** After its last word. */
  to: number;
  places: readonly NamedPlace[];
}

/** What a text says of places. */
export interface PlaceReading {
  /** Best first. */
  found: FoundPlace[];
  /** The words that name the first of them. */
  span?: NameSpan;
  province: Province | undefined;
  /** Words that are neither a place, a province or a street nor passed over. */
  rest: readonly Word[];
}

/** Longest name in words: « Sainte-Catherine-de-la-Jacques-Cartier » has six. */
const longestName = 8;
/** Kilometres within which a part of a city belongs to it. */
const sameRegion = 60;
/** People of a place that no source counts. */
const uncounted = 300;

/** How large a place counts: in French, those of Québec before their namesakes elsewhere. */
export function weighPlace({ population = uncounted, province }: Place, locale: Locale): number {
  return population * (locale === 'fr' && province === 'QC' ? 3 : 1);
}

const isNumber = ({ typed }: Word) => /^\d+[a-z]{0,2}$/.test(typed);
/** Whether words say nothing of where. */
const isEmpty = (word: Word) => word.isStreet || isFiller(word.typed) || isNumber(word);

const expandInitial: Readonly<Record<string, readonly string[]>> = {
  n: ['north', 'nord'],
  s: ['south', 'sud'],
  e: ['east', 'est'],
  w: ['west', 'ouest'],
};

/** The keys that a span of words may have: `n vancouver` also with its initial in full. */
function listKeys(span: readonly Word[]): string[] {
  const [first, ...others] = span.map(({ text }) => text);
  const tail = others.join('');
  return [
    `${first}${tail}`,
    ...(others.length > 0 ? (expandInitial[first ?? ''] ?? []) : []).map((word) => word + tail),
  ];
}

/** Spans of words that are the whole name of a place, none inside another. */
export function findNames(words: readonly Word[], { byKey }: PlaceIndex): NameSpan[] {
  const plain = words.filter((word) => !isEmpty(word));
  const spans: NameSpan[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + longestName); to += 1) {
      const span = words.slice(from, to);
      if (span.some(({ part }) => part !== span[0]?.part)) break;
      const isAll = span.length === words.length;
      // « la » and `to` are names only where nothing else is said, as `on` is a province.
      const isSlight = span.every((word) => isEmpty(word)) || span.map(({ typed }) => typed).join('').length < 3;
      if (isSlight && !isAll && !(plain.length > 0 && plain.every((word) => span.includes(word)))) continue;
      const places = listKeys(span).flatMap((key) => byKey.get(key) ?? []);
      if (places.length > 0) spans.push({ from, to, places });
    }
  }
  const isInside = (one: NameSpan, other: NameSpan) =>
    one !== other && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from;
  return spans.filter((one) => !spans.some((other) => isInside(one, other)));
}

/** The province that goes with a span: the one after it, or else one that is written out or in capitals. */
function findProvinceOf(
  { from, to }: Pick<NameSpan, 'from' | 'to'>,
  words: readonly Word[],
  provinces: readonly NamedProvince[],
): Province | undefined {
  const others = provinces.filter((one) => one.from >= to || one.to <= from);
  const isNext = (one: NamedProvince) => one.from >= to && words.slice(to, one.from).every(isEmpty);
  const isClear = (one: NamedProvince) =>
    one.isWritten || words.slice(one.from, one.to).every(({ isUpper }) => isUpper) || one.to === words.length;
  return (others.find(isNext) ?? others.filter(isClear).at(-1))?.province;
}

interface Candidate {
  place: Place;
  span: NameSpan;
  score: number;
  confidence: number;
  /** It is in the province that was named. */
  agrees: boolean;
}

const overlaps = (one: NameSpan, other: NameSpan) => one.from < other.to && other.from < one.to;

/** Whether another name of the text is a larger place around this one: `Verdun, Montréal`. */
function isPartOf(place: Place, span: NameSpan, spans: readonly NameSpan[]): boolean {
  return spans.some(
    (other) =>
      !overlaps(span, other) &&
      other.places.some(
        ({ place: around }) =>
          around !== place &&
          (around.population ?? 0) > (place.population ?? 0) &&
          measureDistance(around, place) < sameRegion,
      ),
  );
}

interface Context {
  words: readonly Word[];
  spans: readonly NameSpan[];
  provinces: readonly NamedProvince[];
  isAddress: boolean;
  locale: Locale;
}

/** How well a place goes with the rest of the text; its confidence before others compete. */
function judge({ place, isWhole }: NamedPlace, span: NameSpan, context: Context): Candidate {
  const { words, spans, provinces, isAddress, locale } = context;
  const said = findProvinceOf(span, words, provinces);
  const within = words.slice(span.from, span.to);
  // `12 Queen St Catharines`: a street ends where a Saint begins.
  const isSaint = within.length > 1 && within[0]?.text === 'st';
  const isStreet = within.slice(isSaint ? 1 : 0).some((word) => word.isStreet && !isNumber(word));
  const isPart = isPartOf(place, span, spans);
  const agrees = said === place.province;
  const isElsewhere = said !== undefined && !agrees;
  const place10 = Math.log10(weighPlace(place, locale) * (isWhole ? 1 : 0.1));
  const at = spans.indexOf(span);
  const score =
    place10 +
    (agrees ? 6 : 0) +
    (isElsewhere ? -8 : 0) +
    (isPart ? 4 : 0) +
    (isStreet ? -10 : 0) +
    within.map(({ typed }) => typed).join('').length * 0.15 +
    (isAddress ? at : -at * 0.5);
  const base = isStreet ? 0.3 : isElsewhere ? 0.3 : agrees ? 0.97 : isPart ? 0.95 : isWhole ? 0.9 : 0.75;
  return { place, span, score, confidence: base, agrees };
}

/** People of a place that is not known everywhere. */
const smallTown = 20_000;
/** Kilometres from which two places of one name are two. */
export const elsewhere = 60;

/** Lowers the confidence in the best place where another one of its name is about as large. */
function compete(best: Candidate, others: readonly Candidate[]): number {
  const rivals = others.filter(
    ({ span, place }) => span === best.span && measureDistance(place, best.place) > elsewhere,
  );
  // Scores of one span differ by the logarithm of the people.
  const ratio = 10 ** Math.min(...rivals.map(({ score }) => best.score - score), 9);
  return ratio < 2 ? 0.45 : ratio < 4 ? Math.min(best.confidence, 0.7) : best.confidence;
}

const countLetters = (words: readonly Word[]) => words.map(({ typed }) => typed).join('').length;

/** Finds the places that a text names in full, the one that is meant first, and what remains of the text. */
export function findPlaces(
  words: readonly Word[],
  index: PlaceIndex,
  isAddress: boolean,
  locale: Locale,
): PlaceReading {
  const provinces = findProvinces(words);
  // Prince Edward is a county; Prince Edward Island is not in it.
  const isOfProvince = ({ from, to }: NameSpan) =>
    provinces.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from);
  const spans = findNames(words, index).filter((span) => !isOfProvince(span));
  const context = { words, spans, provinces, isAddress, locale };
  const judged = spans
    .flatMap((span) => span.places.map((named) => judge(named, span, context)))
    .sort((a, b) => b.score - a.score);
  const [best] = judged;
  // Where one is in the province that was named, its namesakes elsewhere are not meant.
  const candidates = judged.filter(({ agrees, span }) => agrees || span !== best?.span || !best.agrees);
  // A short word is a province only beside a place, at the end, or in capitals.
  const isProvince = (one: NamedProvince) =>
    one.isWritten ||
    one.to === words.length ||
    words.slice(one.from, one.to).every(({ isUpper }) => isUpper) ||
    (best !== undefined && one.from === best.span.to);
  const said = provinces.filter(isProvince);
  const isIn = (at: number, list: readonly { from: number; to: number }[]) =>
    list.some(({ from, to }) => at >= from && at < to);
  const named = best ? spans.filter((span) => span === best.span || isPartOf(best.place, best.span, [span])) : [];
  const rest = words.filter((word, at) => !isEmpty(word) && !isIn(at, said) && !isIn(at, named));
  const province = said.at(-1)?.province;
  if (!best) return { found: [], province, rest };
  const letters = countLetters(words.filter((word, at) => !isEmpty(word) || isIn(at, named)));
  const covered = letters > 0 ? 1 - countLetters(rest) / letters : 1;
  // A small place whose name is a word too: “I hope you have sofas”.
  const isStray = covered < 0.7 && (best.place.population ?? 0) < smallTown && province !== best.place.province;
  const share = isAddress ? 1 : (0.4 + 0.6 * covered) * (isStray ? 0.4 : 1);
  const top = compete(best, candidates.slice(1)) * share;
  const others = candidates.slice(1).map(({ place, confidence, span }) => ({
    place,
    confidence: Math.min(top, confidence * share) * (span === best.span ? 0.5 : 0.4),
  }));
  const found = [{ place: best.place, confidence: top }, ...others];
  const once = found.filter(({ place }, at) => found.findIndex((one) => one.place === place) === at);
  return { found: once, span: best.span, province, rest };
}
