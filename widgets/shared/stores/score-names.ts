import { foldText, matchText } from './fold-text.ts';
import type { Reading } from './parse-query.ts';
import type { Province } from './store.ts';

const order = { whole: 0, start: 1, word: 2 } as const;
/** The best of the readings for any of the names: 0 is the whole name, more is worse, undefined no match. */
export function scoreNames(
  names: readonly string[],
  province: Province,
  readings: readonly Reading[],
): number | undefined {
  const scores = readings
    .filter((reading) => reading.province === undefined || reading.province === province)
    .flatMap(({ text }) => names.map((name) => matchText(foldText(name), text)))
    .flatMap((match) => (match ? [order[match]] : []));
  return scores.length > 0 ? Math.min(...scores) : undefined;
}
