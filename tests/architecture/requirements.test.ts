import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forEvery } from '../support/for-every.ts';
import { listTestTitles } from '../support/test-titles.ts';

/** A requirement of docs/requirements.md, and the files of the tests that its line below names. */
interface Requirement {
  number: string;
  files: string[];
}

const lines = readFileSync('docs/requirements.md', 'utf8').split('\n');
const requirements: Requirement[] = lines.flatMap((line, at) => {
  const [, number] = /^- \*\*([A-Z]+-\d\d)\*\*/.exec(line) ?? [];
  if (!number) return [];
  const evidence = /^ {2}- Tested in: (.+)$/.exec(lines[at + 1] ?? '')?.[1] ?? '';
  return [{ number, files: [...evidence.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) }];
});

const titles = new Map<string, string[]>();
function readTitles(file: string): string[] {
  const known = titles.get(file) ?? listTestTitles(file);
  titles.set(file, known);
  return known;
}

/** The files that do not exist, or have no running test with the number in its title. */
const findUntested = ({ number, files }: Requirement) =>
  files.filter((file) => !existsSync(file) || !readTitles(file).some((title) => title.includes(number)));

describe('docs/requirements.md', () => {
  it('names every requirement once', () => {
    const numbers = requirements.map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(80);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  forEvery(requirements, ({ number }) => number)(
    'names, for each requirement, files of tests that run and have its number in their titles',
    (requirement) => {
      expect(requirement.files).not.toEqual([]);
      expect(findUntested(requirement)).toEqual([]);
    },
  );
});

describe('the titles of tests that run', () => {
  const read = (code: string) => listTestTitles('a.test.ts', code);

  it('include plain, parameterized and curried tests, and their groups', () => {
    const body = 'async () => {}';
    expect(read(`describe('A-01', () => { it(\`B-01 \${x} c\`, ${body}); });`)).toEqual(['A-01', 'B-01 … c']);
    expect(
      read(`it.each([1])('A-01', ${body}); sampleByLocale('B-01')(${body}); test('C-01', { tag: '@full' }, ${body});`),
    ).toEqual(['A-01', 'B-01', 'C-01']);
  });

  it('leave out those that are skipped, planned, expected to fail or without a body', () => {
    const body = 'async () => {}';
    expect(read(`it.skip('A-01', ${body}); it.todo('A-01'); it.fails('A-01', ${body}); it('A-01');`)).toEqual([]);
    expect(read(`describe.skip('A-01', () => { it('B-01', ${body}); }); test.fixme('A-01', ${body});`)).toEqual([]);
    expect(read(`it.skipIf(true)('A-01', ${body}); // it('A-01')`)).toEqual([]);
  });
});
