import { describe, expect, it } from 'vitest';
import { roundPath } from './round-path.ts';

describe('icon paths', () => {
  it.each([
    ['absolute lines become relative', 'M1 1H9V9H1Z', 'm1 1h8v8h-8z'],
    ['pairs after a move are lines', 'm1 1 2 3 4-5', 'm1 1l2 3 4-5'],
    ['a subpath begins where the last one began', 'm5 5h2v2zm1 1h1', 'm5 5h2v2zm1 1h1'],
    ['curves keep their shape', 'M0 0C1 2 3 4 5 6S7 8 9 10Q1 1 2 2T3 3', 'm0 0c1 2 3 4 5 6s2 2 4 4q-8-9-7-8t1 1'],
    ['flags of an arc need nothing between them', 'M12 0a12 12 0 1012 12', 'm12 0a12 12 0 1 0 12 12'],
    ['what shrinks to nothing goes', 'M4 4h.1v5', 'm4 4v5'],
  ])('%s', (_, path, rounded) => expect(roundPath(path, 1)).toBe(rounded));

  it('are scaled before they are rounded', () => expect(roundPath('M1.5 1h.4v2.6z', 5)).toBe('m8 5h2v13z'));

  it('do not drift: a hundred steps of 0.4 end where they should', () => {
    const path = roundPath(`M0 0${'h.4v.4'.repeat(100)}`, 1);
    const sum = (axis: string) =>
      [...path.matchAll(new RegExp(`${axis}(-?\\d+)`, 'g'))].reduce((total, [, step]) => total + Number(step), 0);
    expect([sum('h'), sum('v')]).toEqual([40, 40]);
  });

  it('with a command that is none are refused', () => expect(() => roundPath('M0 0b1 1', 1)).toThrow('Unknown path'));
});
