import { foldText, type TextMatch } from './fold-text.ts';
import type { Reading } from './parse-query.ts';
import type { Province } from './store.ts';

/** Compares a folded name with a folded text. */
export type NameMatcher = (name: string, text: string) => TextMatch | undefined;

const order = { whole: 0, start: 1, word: 2 } as const;
/** The best score of any reading against any name: 0 is the whole name, higher is worse, undefined is no match. */
export function scoreNames(
  names: readonly string[],
  province: Province,
  readings: readonly Reading[],
  match: NameMatcher,
): number | undefined {
  const scores = readings
    .filter((reading) => reading.province === undefined || reading.province === province)
    .flatMap(({ text }) => names.map((name) => match(foldText(name), text)))
    .flatMap((found) => (found ? [order[found]] : []));
  return scores.length > 0 ? Math.min(...scores) : undefined;
}
