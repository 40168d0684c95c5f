import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Blanks that line up columns make a long table several times larger, and one longer cell changes every line of a diff.
// Biome's formatter would add them, so biome.json leaves Markdown as it is written.

const files = execFileSync('git', ['ls-files', '*.md', ':!widgets/*/README.md'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

const codeBlock = /^```[\s\S]*?^```$/gm;
const padded = /^\|.*( {2,}\||\| {2,}|-{4,}).*\|$/gm;

it('no table in a Markdown file that we write by hand has columns lined up with blanks', () => {
  const findPadded = (text: string) => text.replace(codeBlock, '').match(padded) ?? [];
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => findPadded(readFileSync(file, 'utf8')).map((row) => `${file}: ${row}`))).toEqual([]);
  expect(findPadded('| a   | b |\n| --- | --- |\n| ccc | d |')).toEqual(['| a   | b |']);
});
