import { describe, expect, it } from 'vitest';
import { combinePairs } from './pairwise.ts';

const factors = { a: [1, 2, 3], b: ['x', 'y'], c: [true, false, undefined, null], d: ['only'] };
const names = Object.keys(factors) as (keyof typeof factors)[];

describe('combinePairs', () => {
  it.each([1, 2, 3])(
    'has every pair of values of every two factors, in fewer rows than all combinations (%i)',
    (seed) => {
      const rows = combinePairs(factors, seed);
      for (const one of names)
        for (const other of names)
          for (const value of factors[one])
            for (const beside of factors[other])
              if (one !== other) expect(rows.some((row) => row[one] === value && row[other] === beside)).toBe(true);
      expect(rows.length).toBeLessThan(24);
    },
  );

  it('gives the same rows for a seed, and others for another', () => {
    expect(combinePairs(factors, 7)).toEqual(combinePairs(factors, 7));
    expect(combinePairs(factors, 7)).not.toEqual(combinePairs(factors, 8));
  });
});
