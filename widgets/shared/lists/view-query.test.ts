import { describe, expect, it } from 'vitest';
import { readChoice, readShown, writeQuery } from './view-query.ts';

describe('list view in a query string', () => {
  it('readChoice returns a known choice, the preset for an unknown or missing one, and an empty string for any', () => {
    expect(readChoice('fall', ['fall'], 'spring')).toBe('fall');
    expect(readChoice('winter', ['fall'], 'spring')).toBe('spring');
    expect(readChoice(null, ['fall'], 'spring')).toBe('spring');
    expect(readChoice('any', ['fall'], 'spring')).toBe('');
  });

  it.each([
    [null, 15],
    ['', 15],
    ['x', 15],
    ['-30', 15],
    ['16', 30],
    ['30', 30],
    ['481', 15],
  ])('readShown with a step of 15 turns %j into %i', (value, shown) => {
    expect(readShown(value, 15)).toBe(shown);
  });

  it('writeQuery keeps other parameters and removes those with an empty value', () => {
    expect(writeQuery({ find: 'tops', n: '' }, '?a=1&n=30')).toBe('?a=1&find=tops');
    expect(writeQuery({ find: '' }, '?find=tops')).toBe('');
  });
});
