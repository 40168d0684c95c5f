import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('docs/reliability.md', 'utf8');

const isTest = (path: string): boolean => /\.(test|spec|full)\.ts$|^tests\/load\/\w+\.ts$/.test(path);
/** Whether a path is a file of tests, or a folder with one. */
const holdsTests = (path: string): boolean =>
  existsSync(path) &&
  (statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).some((name) => isTest(path + name))
    : isTest(path));

it('docs/reliability.md lists the faults R1 to R37 once each, with an existing test and a date', () => {
  const rows = [...text.matchAll(/^\| (R\d+) +\|(.*)\|$/gm)];
  expect(rows.map(([, id]) => id)).toEqual(Array.from({ length: 37 }, (_, index) => `R${index + 1}`));
  for (const [, id, cells = ''] of rows) {
    const [, tests = '', , result = ''] = cells.split('|');
    const paths = [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    expect(paths.filter(holdsTests).length, id).toBeGreaterThan(0);
    expect(
      paths.filter((path) => !existsSync(path)),
      id,
    ).toEqual([]);
    expect(result, id).toMatch(/\b20\d\d-\d\d-\d\d\b/);
  }
});

it('docs/reliability.md references only files and folders that exist', () => {
  const paths = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)].map(([, path = '']) => path);
  expect(new Set(paths).size).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
