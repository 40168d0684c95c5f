import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('docs/asvs.md', 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; theirs come first, so the numbers have no gaps. */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1, '3.2': 2, '3.3': 4 },
  ...{ '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4, '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5 },
  ...{ '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2 },
  ...{ '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1 },
  ...{ '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4 },
  ...{ '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};
const results = ['Met', 'Operator', 'Not applicable', 'Not met'] as const;

interface Line {
  number: string;
  result: string;
}

/** The lines of the tables of a chapter, and the numbers that its first sentence says do not apply. */
function listLines(chapter: string): Line[] {
  const rows = [...chapter.matchAll(/^\| (\d+\.\d+\.\d+) +\| .+? \| (\w[\w ]*?) +\| .+ \|$/gm)];
  const ranges = [...(/not applicable: (.+)\.$/im.exec(chapter)?.[1] ?? '').matchAll(/(\d+\.\d+)\.(\d+)(?:–(\d+))?/g)];
  const left = ranges.flatMap(([, section, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${section}.${Number(first) + index}`),
  );
  return [
    ...rows.map(([, number = '', result = '']) => ({ number, result })),
    ...left.map((number) => ({ number, result: 'Not applicable' })),
  ];
}

const chapters = new Map(
  text
    .split(/^## /m)
    .filter((part) => /^V\d/.test(part))
    .map((part) => [part.slice(0, part.indexOf('\n')), listLines(part)]),
);
const lines = [...chapters.values()].flat();

it('docs/asvs.md lists each ASVS requirement of levels 1 and 2 exactly once', () => {
  const expected = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(expected).toHaveLength(253);
  expect(lines.map(({ number }) => number).sort()).toEqual(expected.sort());
});

it('docs/asvs.md summarizes the number of results per chapter and in total correctly', () => {
  const count = (some: readonly Line[]) =>
    results.map((result) => some.filter((line) => line.result === result).length);
  const told = [...text.matchAll(/^\| (V\d.*?|All) +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm)];
  const expected = [...[...chapters].map(([name, some]) => [name, ...count(some)]), ['All', ...count(lines)]];
  expect(told.map(([, name, ...counts]) => [name, ...counts.map(Number)])).toEqual(expected);
  expect(lines.every(({ result }) => results.some((known) => known === result))).toBe(true);
});

it('docs/asvs.md references only files that exist', () => {
  const paths = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)].map(([, path = '']) => path);
  expect(new Set(paths).size).toBeGreaterThan(60);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
