import { createHash } from 'node:crypto';

/** Whether this is the long run, in which every test runs in both languages and on both databases. */
export const isLongRun = Number(process.env.E2E_REPEAT ?? 1) > 1;

/** Every nth entry in the short run, beginning with the one whose turn it is; all in the long run. */
export const takeEvery = <T>(every: number, entries: readonly T[], turn = 0): readonly T[] =>
  entries.filter((_, index) => isLongRun || index % every === turn % every);

/** The entry whose turn it is for a title. A hash decides, so that a title keeps its entry when others are added. */
export function pickByTitle<T>(entries: readonly T[], title: string): T | undefined {
  return entries[createHash('sha256').update(title).digest().readUInt8() % entries.length];
}
