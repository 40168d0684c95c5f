import type { Locale } from '../locale/locale.ts';
import { isPostalCodeOf } from '../submissions/postal-province.ts';
import { type AbroadIndex, readAbroad } from './abroad.ts';
import { completeNames } from './complete-name.ts';
import { correctNames, correctWhole } from './correct-name.ts';
import { measureDistance } from './distance.ts';
import { findAbroad } from './find-abroad.ts';
import { elsewhere, type FoundPlace, findPlaces, weighPlace } from './find-places.ts';
import { findPostal, type PostalPlace } from './find-postal.ts';
import { findProvinces } from './find-provinces.ts';
import { findStoresByText } from './find-stores-by-text.ts';
import { foldNameWord, splitWords } from './fold-text.ts';
import type { PostalRows } from './gazetteer-rows.ts';
import { indexPlaces, type PlaceIndex } from './place-index.ts';
import { isInCanada } from './point-text.ts';
import { isDirection, isFiller } from './query-words.ts';
import type { SearchText, Word } from './read-text.ts';
import type { Province, Store } from './store.ts';
import { type Meaning, type Suggestion, sureEnough, worthOffering } from './suggestion.ts';

/** What a search is looked up in; what has not loaded is empty. */
export interface SearchData {
  stores: readonly Store[];
  places: PlaceIndex;
  abroad: AbroadIndex;
  postal: PostalRows;
  /** The date, YYYY-MM-DD, by which a store must have opened; without it every store counts as open. */
  today?: string;
}

/** Nothing to look up in but stores. */
export const noData: Omit<SearchData, 'stores'> = {
  places: indexPlaces([]),
  abroad: readAbroad(undefined),
  postal: {},
};

/** Maximum number of suggestions, and of stores among them. */
export const suggestionCount = 8;
const storeCount = 3;

/** Kilometres within which areas that share two characters are one city: H2 is, J0 is half of Québec. */
const cityReach = 30;

/** Canada Post's code for Santa Claus, who has no store near by. */
const santa = 'H0H';

function suggestPostal({ postal }: SearchText, rows: PostalRows): Suggestion[] {
  if (!postal?.isPossible || postal.prefix === santa) return [];
  const found = findPostal(postal.prefix, rows);
  const isOne = postal.prefix.length === 3;
  const [first] = found;
  const isNarrow = found.every(({ place }) => first && measureDistance(place, first.place) <= cityReach);
  return found.map((area: PostalPlace) => ({
    kind: 'postal',
    code: postal.code ?? area.area,
    ...area,
    confidence: area.isApproximate ? 0.7 : isOne ? 0.98 : isNarrow ? 0.5 : 0.4,
  }));
}

const asSuggestion = ({ place, confidence }: FoundPlace): Suggestion => ({ kind: 'place', place, confidence });

/** Kilometres from which a postal code and a town contradict each other. */
const contradiction = 150;

/** Kilometres that a rural area is long at most. */
const ruralReach = 300;

/**
 * A postal code before the town beside it; but a town comes before a rural code, whose area is as wide as a county, and
 * a town with its province before a code of another province, because two of three agree.
 */
function rankPostal(codes: Suggestion[], places: Suggestion[], province: Province | undefined): Suggestion[] {
  const [code, place] = [codes[0], places[0]];
  if (code?.kind !== 'postal' || place?.kind !== 'place') return [...codes, ...places];
  const isFar = measureDistance(code.place, place.place) > contradiction;
  const isRural = code.area[1] === '0' && measureDistance(code.place, place.place) < ruralReach;
  if (isRural && place.confidence >= sureEnough && isPostalCodeOf(code.area, place.place.province))
    return [...places, ...codes];
  if (isFar && province === place.place.province && !isPostalCodeOf(code.area, province)) return [...places, ...codes];
  if (isFar) return [{ ...code, confidence: Math.min(code.confidence, 0.6) }, ...codes.slice(1), ...places];
  return [...codes, ...places];
}

/** Words without those that are passed over at the ends; all of them if there are no others. */
function trimFillers(words: readonly Word[]): readonly Word[] {
  const isSaid = ({ typed, isStreet }: Word) => !isStreet && !isFiller(typed);
  const [first, last] = [words.findIndex(isSaid), words.findLastIndex(isSaid)];
  return first < 0 ? words : words.slice(first, last + 1);
}

const dropProvinces = (words: readonly Word[]): readonly Word[] => {
  const provinces = findProvinces(words);
  return words.filter((_, at) => !provinces.some(({ from, to }) => at >= from && at < to));
};

/** Times as many people as the place that is called exactly so, for one whose name goes on to be meant perhaps. */
const farLarger = { words: 4, letters: 100 } as const;

/**
 * A far larger place whose name begins as that of a small one: « Saint-Augustin » may be the village, or be short for
 * Saint-Augustin-de-Desmaures, and “Scarboro” for Scarborough.
 */
function findLarger(exact: FoundPlace, completed: readonly FoundPlace[], key: string, locale: Locale) {
  const people = weighPlace(exact.place, locale);
  return completed.find(({ place, confidence }) => {
    const words = splitWords(place.name[locale]).map(foldNameWord);
    const starts = words.map((_, at) => words.slice(0, at + 1).join(''));
    const times = starts.includes(key) ? farLarger.words : farLarger.letters;
    const isLarger = weighPlace(place, locale) >= people * times;
    const isFar = measureDistance(place, exact.place) > elsewhere;
    return words.join('').startsWith(key) && isLarger && isFar && confidence >= worthOffering;
  });
}

interface Places {
  found: FoundPlace[];
  province: Province | undefined;
  abroad?: string;
  isPartly: boolean;
  /** Words were left that name nothing: `Xqzville, ON` is not all of Ontario. */
  hasRest?: boolean;
}

/**
 * A longer name of which the text is a part or a misspelling, although some of its words are a name too:
 * « Saint-Jean-sur-Rich », « Rouyn-Norenda ».
 */
function readLongerName(
  { words }: SearchText,
  { places }: SearchData,
  province: Province | undefined,
  locale: Locale,
): FoundPlace[] {
  const said = trimFillers(dropProvinces(words));
  const isOne = said.length > 1 && said.every(({ part }) => part === said[0]?.part);
  if (!isOne) return [];
  const isSure = ({ confidence }: FoundPlace) => confidence >= sureEnough;
  const completed = completeNames(said, places, province, locale);
  if (completed.some(isSure)) return completed;
  const corrected = correctWhole(said, places, province, locale);
  return corrected.some(isSure) ? corrected : [];
}

/** The places that the words name: in full, in part, or with typing errors. */
function readPlaces(read: SearchText, data: SearchData, locale: Locale): Places {
  const { places, abroad } = data;
  const { words, isAddress, postal, zip } = read;
  const exact = findPlaces(words, places, isAddress, locale);
  const { province, rest } = exact;
  const hasCode = postal?.isPossible === true;
  const away = hasCode ? undefined : findAbroad(words, exact, abroad, zip !== undefined, locale);
  if (away)
    return { found: exact.found.map((one) => ({ ...one, confidence: 0.1 })), province, abroad: away, isPartly: false };
  if (exact.found.length > 0) {
    const longer = rest.length > 0 && !hasCode && !isAddress ? readLongerName(read, data, province, locale) : [];
    if (longer.length > 0) return { found: longer, province, isPartly: false };
    // `Rockland, ON`: the one of that name is in another province, and half of a name is in this one.
    const isElsewhere = province !== undefined && exact.found.every(({ place }) => place.province !== province);
    const inProvince =
      isElsewhere && !isAddress && !hasCode
        ? completeNames(trimFillers(dropProvinces(words)), places, province, locale)
        : [];
    if (inProvince.some(({ confidence }) => confidence >= sureEnough))
      return { found: inProvince, province, isPartly: false };
    // Someone may be typing a longer name: « Saint-Jean » on the way to Saint-Jean-sur-Richelieu.
    const completed = rest.length > 0 ? [] : completeNames(trimFillers(words), places, province, locale);
    const others = completed.filter(({ place }) => !exact.found.some((one) => one.place === place));
    const [best] = exact.found;
    const key = trimFillers(words)
      .map(({ text }) => text)
      .join('');
    const larger = best && !province ? findLarger(best, others, key, locale) : undefined;
    const lower = others.map((one) => ({ ...one, confidence: one === larger ? 0.4 : Math.min(one.confidence, 0.15) }));
    const named = larger
      ? exact.found.map((one) => ({ ...one, confidence: Math.min(one.confidence, 0.45) }))
      : exact.found;
    return { found: [...named, ...lower], province, isPartly: rest.length > 0 };
  }
  if (rest.length === 0 || hasCode) return { found: [], province, isPartly: rest.length > 0 };
  const isAll = (list: readonly Word[]) => list.length === rest.length;
  const said = trimFillers(words.filter((word) => rest.includes(word) || (!province && isFiller(word.typed))));
  const completed = completeNames(said, places, province, locale);
  if (completed.length > 0) return { found: completed, province, isPartly: false };
  const corrected = correctNames(isAll(said) ? said : rest, places, abroad, province, locale);
  return {
    found: corrected.found,
    province,
    isPartly: corrected.found.length > 0,
    hasRest: rest.some(({ typed }) => !isDirection(typed)),
    ...(corrected.abroad ? { abroad: corrected.abroad } : {}),
  };
}

/** The province, where it is all that a text says or a place has its name: Québec. */
function suggestProvince(
  province: Province | undefined,
  read: SearchText,
  found: readonly FoundPlace[],
  isRest: boolean,
): Suggestion[] {
  if (!province || read.postal?.isPossible || read.isAddress) return [];
  const named = findProvinces(read.words);
  const isNamed = (at: number) => named.some(({ from, to }) => at >= from && at < to);
  const isOnly = found.length === 0 || read.words.every(({ typed }, at) => isNamed(at) || isFiller(typed));
  return isOnly ? [{ kind: 'province', province, confidence: isRest ? 0.4 : 0.95 }] : [];
}

/**
 * What a search means: a store by its number, telephone, name or address; a postal code; places and provinces; then
 * stores of such a name. Where a city and a province have one name, the city comes first.
 */
export function interpret(read: SearchText, data: SearchData, locale: Locale): Meaning {
  const nothing = { found: [], asksPosition: false, isPartly: false };
  if (read.point) return isInCanada(read.point) ? nothing : { ...nothing, abroad: read.text };
  if (read.asksPosition) return { ...nothing, asksPosition: true };
  const { found, province, abroad, isPartly, hasRest } = readPlaces(read, data, locale);
  const isSure = found[0] !== undefined && found[0].confidence >= sureEnough;
  const stores = findStoresByText(read, data.stores, isSure ? found[0]?.place : undefined, data.today);
  const asStores = (list: typeof stores): Suggestion[] => list.map((one) => ({ kind: 'store', ...one }));
  const places = found.map(asSuggestion);
  const codes = suggestPostal(read, data.postal);
  const provinces = suggestProvince(province, read, found, isPartly || hasRest === true);
  const isExact = isSure && (found[0] as FoundPlace).confidence > 0.85;
  // A store that is called as its town comes after it.
  const first = stores.filter(({ confidence }) => confidence > (isExact ? 0.95 : 0.55));
  const others = stores.filter((one) => !first.includes(one)).slice(0, storeCount);
  const located = rankPostal(codes, places, province);
  const room = Math.max(1, suggestionCount - provinces.length - first.length - others.length);
  const city = isSure ? located.slice(0, 1) : [];
  const all = [
    ...asStores(first.slice(0, storeCount)),
    ...city,
    ...provinces,
    ...located.slice(city.length, room),
    ...asStores(others),
  ];
  const [top] = all;
  const isAbroad = abroad !== undefined && !(top && top.confidence >= sureEnough && top.kind === 'store');
  const isForeignZip = read.zip !== undefined && first.length === 0 && found.length === 0;
  return {
    found: isForeignZip ? [] : all,
    ...(isAbroad ? { abroad } : isForeignZip ? { abroad: read.zip } : {}),
    asksPosition: false,
    isPartly: (isPartly || (read.words.length > 0 && codes.length > 0)) && top !== undefined,
  };
}
