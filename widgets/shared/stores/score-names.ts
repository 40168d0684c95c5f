import { foldText, matchText } from './fold-text.ts';
import type { Reading } from './parse-query.ts';
import type { Province } from './store.ts';

const order = { whole: 0, start: 1, word: 2 } as const;
/** The best score of any reading against any name: 0 is the whole name, higher is worse, undefined is no match. */
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
