import { foldText } from './fold-text.ts';
import type { Place } from './gazetteer-rows.ts';
import type { Reading } from './parse-query.ts';

/** Shortest text in which a typing error is looked for: of fewer letters, every text is close to some name. */
const shortest = 5;

/** How many typing errors a text of this length may have. */
const countErrors = (length: number) => (length < shortest ? 0 : length < 9 ? 1 : 2);

/**
 * How many typing errors make one text the other: a letter too many, missing or wrong, or two in the wrong order
 * (optimal string alignment). Infinity beyond `most`.
 */
export function countTypingErrors(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let [before, above]: number[][] = [[], [...Array(other.length + 1).keys()]];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (above?.[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (above?.[column - 1] as number) + Number(!isSame),
        isSwapped && row > 1 ? (before?.[column - 2] as number) + 1 : Infinity,
      );
    }
    [before, above] = [above, current];
  }
  const errors = above?.[other.length] as number;
  return errors > most ? Infinity : errors;
}

/**
 * The readings of a text with typing errors, as the name of the place that is closest to it, the larger first; none
 * where no name is close. The first letter is never corrected: it chooses the file.
 */
export function correctReadings(places: readonly Place[], readings: readonly Reading[]): Reading[] {
  let best: { reading: Reading; errors: number; rank: number } | undefined;
  // Without the words that name a province, if there are any.
  const named = readings.filter(({ province }) => province);
  for (const { text, province } of named.length > 0 ? named : readings) {
    const typed = text.replaceAll(' ', '');
    const most = countErrors(typed.length);
    if (most === 0) continue;
    for (const { name, rank = Infinity, ...place } of places) {
      if (province && province !== place.province) continue;
      for (const spelling of new Set([foldText(name.en), foldText(name.fr)])) {
        const errors = countTypingErrors(typed, spelling.replaceAll(' ', ''), most);
        const isBetter = !best || errors < best.errors || (errors === best.errors && rank < best.rank);
        if (errors <= most && isBetter) best = { reading: { text: spelling, province: place.province }, errors, rank };
      }
    }
  }
  return best ? [best.reading] : [];
}
