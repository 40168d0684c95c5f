import type { Locale } from '../locale/locale.ts';
import type { AbroadCity, AbroadIndex } from './abroad.ts';
import type { FoundPlace, PlaceReading } from './find-places.ts';
import type { Word } from './read-text.ts';

/** How many times as many people a city abroad has to have before it is meant rather than a place of ours. */
const farLarger = 1000;
/** In French, a place outside the French provinces is less known than a city such as Paris. */
const larger = 100;
const uncounted = 300;
const longestName = 5;

interface Span {
  from: number;
  to: number;
  letters: number;
}

function listSpans(words: readonly Word[]): (Span & { key: string })[] {
  return words.flatMap((_, from) =>
    words
      .slice(from, from + longestName)
      .map((_unused, more) => {
        const span = words.slice(from, from + more + 1);
        const key = span.map(({ text }) => text).join('');
        const letters = span.map(({ typed }) => typed).join('').length;
        return { from, to: from + span.length, key, letters, span };
      })
      .filter(({ span }) => span.every(({ part, isStreet }) => !isStreet && part === span[0]?.part)),
  );
}

/** A state's abbreviation at the end, after a comma or in capitals: `Burlington, VT`. */
function namesState(words: readonly Word[], { states }: AbroadIndex): boolean {
  const [before, last] = [words.at(-2), words.at(-1)];
  if (!before || !last || !states.has(last.typed)) return false;
  return last.isUpper || last.part !== before.part;
}

const outweighs = (city: AbroadCity, { place }: FoundPlace, locale: Locale): boolean => {
  const isOfFrench = place.province === 'QC' || place.province === 'NB';
  const most = locale === 'fr' && !isOfFrench ? larger : farLarger;
  return city.population / (place.population ?? uncounted) > most;
};

/**
 * The place of another country that a text names, as it is written; undefined when a place of ours is meant. A state or
 * a country after a name decides; a bare name is abroad when no place here has it, or only a far smaller one.
 */
export function findAbroad(
  words: readonly Word[],
  { found, span, province, rest }: PlaceReading,
  index: AbroadIndex,
  hasZip: boolean,
  locale: Locale,
): string | undefined {
  if (province || words.some(({ typed }) => typed === 'canada')) return undefined;
  const spans = listSpans(words);
  const cities = spans.flatMap((span) => {
    const city = span.letters > 2 ? index.cities.get(span.key) : undefined;
    return city ? [{ ...span, city }] : [];
  });
  const [named] = cities.sort((a, b) => b.letters - a.letters);
  // “Contact us” names no country.
  const isRegion = ({ key, from, to, letters }: (typeof spans)[number]) =>
    index.regions.has(key) && (letters > 2 || key === 'uk' || words.slice(from, to).every(({ isUpper }) => isUpper));
  // Little Portugal is a part of Toronto.
  const isOurs = ({ from, to }: Span) =>
    span !== undefined && span.from <= from && span.to >= to && span.to - span.from > to - from;
  const region = spans.find((one) => one.to === words.length && isRegion(one) && !isOurs(one));
  if (region) return named?.city.name ?? index.regions.get(region.key);
  if (hasZip || namesState(words, index)) return named?.city.name ?? words.map(({ typed }) => typed).join(' ');
  if (!named) return undefined;
  const [best] = found;
  if (!best || !span) return rest.length <= named.to - named.from ? named.city.name : undefined;
  const isInside = span.from >= named.from && span.to <= named.to;
  const isSame = span.from === named.from && span.to === named.to;
  return isInside && (!isSame || outweighs(named.city, best, locale)) ? named.city.name : undefined;
}
