import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sight } from './page-eyes.ts';
import type { Step } from './steps.ts';

/** A step of a visit, what the page then showed, and what was wrong with it. */
export interface Moment {
  step: Step;
  sight?: Sight;
  faults: string[];
}

const folder = 'screenshots/visits';

const toCell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ') || '–';

function toRow({ step, sight, faults }: Moment, index: number): string {
  const covers = Object.entries(sight?.covers ?? {}).map(([cover, share]) => `${cover} ${share} %`);
  const cells = [
    String(index + 1),
    step.join(' '),
    sight?.path ?? '',
    covers.join(', '),
    sight?.focus ?? '',
    String(sight?.scroll ?? ''),
    sight?.said.join(' · ') ?? '',
    faults.join(' · '),
  ];
  return `| ${cells.map(toCell).join(' | ')} |`;
}

/** Writes a visit as a table of its steps, in a folder that Git ignores, and returns its path. */
export function writeRecord(title: string, moments: readonly Moment[]): string {
  const path = join(folder, `${title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}.md`);
  mkdirSync(folder, { recursive: true });
  const head = ['step', 'what', 'page', 'over the page', 'focus', 'scrolled', 'announced', 'wrong'];
  const lines = [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...moments.map(toRow)];
  writeFileSync(path, `# ${title}\n\n${lines.join('\n')}\n`);
  return path;
}
