import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('docs/reliability.md', 'utf8');

it('docs/reliability.md lists the faults R1 to R32 once each, with a test and a date', () => {
  const rows = [...text.matchAll(/^\| (R\d+) +\|(.*)\|$/gm)];
  expect(rows.map(([, id]) => id)).toEqual(Array.from({ length: 32 }, (_, index) => `R${index + 1}`));
  for (const [, id, cells = ''] of rows) expect(cells, id).toMatch(/`[^`]+`.*\b20\d\d-\d\d-\d\d\b/);
});

it('docs/reliability.md references only files and folders that exist', () => {
  const paths = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)].map(([, path = '']) => path);
  expect(new Set(paths).size).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
