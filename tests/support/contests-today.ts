import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const source = 'host-site/retailers/vitrine/content/contests';
/** A day on which one of our contests has closed, one has not opened, and the others accept entries. */
const referenceDay = Date.parse('2026-11-22T12:00:00-05:00');

const addYear = (instant: string): string => instant.replace(/^\d{4}/, (year) => String(Number(year) + 1));

/**
 * Writes our contests into a folder for tests: what has not opened or accepts entries on the reference day does so
 * whenever the tests run, if needed a year or more later than its file says.
 */
export function writeContestsOfToday(folder: string, now = Date.now()): void {
  mkdirSync(folder);
  for (const name of readdirSync(source)) {
    const contest = JSON.parse(readFileSync(join(source, name), 'utf8'));
    const isOver = Date.parse(contest.closes) <= referenceDay;
    const moved = Date.parse(contest.opens) > referenceDay ? ['opens', 'closes'] : ['closes'];
    while (!isOver && Date.parse(contest[moved[0] as string]) <= now) {
      for (const end of moved) contest[end] = addYear(contest[end]);
    }
    writeFileSync(join(folder, name), JSON.stringify(contest));
  }
}
