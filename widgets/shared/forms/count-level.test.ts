import { expect, it } from 'vitest';
import { readCountLevel } from './count-level.ts';

it.each([
  [0, 0],
  [1599, 0],
  [1600, 1],
  [1899, 1],
  [1900, 2],
  [2000, 2],
  [2001, 3],
])('V-10 readCountLevel for %i of 2,000 characters is %i', (used, level) =>
  expect(readCountLevel(used, 2000)).toBe(level),
);
