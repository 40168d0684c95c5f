import { createHash } from 'node:crypto';

/** Whether this is the long run, in which every test runs in both languages and on both databases. */
export const isLongRun = Number(process.env.E2E_REPEAT ?? 1) > 1;

/** The entry whose turn it is for a title. A hash decides, so that a title keeps its entry when others are added. */
export function pickByTitle<T>(entries: readonly T[], title: string): T | undefined {
  return entries[createHash('sha256').update(title).digest().readUInt8() % entries.length];
}
