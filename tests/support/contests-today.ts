import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const source = 'host-site/content/contests';
/** A day on which one of our contests has closed, one is to open, and the others take entries. */
const referenceDay = Date.parse('2026-11-22T12:00:00-05:00');
const day = 86_400_000;

/**
 * Writes our contests into a folder, as many days later as have passed since the reference day: the tests find each as
 * open or closed as on that day, whenever they run.
 */
export function writeContestsOfToday(folder: string): void {
  const late = Math.max(0, Math.floor((Date.now() - referenceDay) / day)) * day;
  mkdirSync(folder);
  for (const name of readdirSync(source)) {
    const contest = JSON.parse(readFileSync(join(source, name), 'utf8'));
    for (const end of ['opens', 'closes']) contest[end] = new Date(Date.parse(contest[end]) + late).toISOString();
    writeFileSync(join(folder, name), JSON.stringify(contest));
  }
}
