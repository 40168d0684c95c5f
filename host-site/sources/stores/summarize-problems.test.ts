import { expect, it } from 'vitest';
import { summarizeProblems } from './summarize-problems.ts';

it('summarizeProblems says once what is wrong in many rows', () => {
  const south = { field: 'lat', problem: { code: 'southOfCanada' }, level: 'error' } as const;
  const problems = [2, 5, 9].map((row) => ({ row, ...south }));
  const [first, ...others] = summarizeProblems([...problems, { row: 3, ...south, field: 'lng' }]);
  expect(first).toMatch(/^row 2, and 2 more, error: lat: /);
  expect(others).toEqual([expect.stringMatching(/^row 3 error: lng: /)]);
});
