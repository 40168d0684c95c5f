import { describe, expect, it } from 'vitest';
import { readChoice, readShown, writeQuery } from './view-query.ts';

describe('a view in a query string', () => {
  it('takes only choices that there are, else the page’s own; any is none of them', () => {
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
  ])('shows %s as %i', (value, shown) => {
    expect(readShown(value, 15)).toBe(shown);
  });

  it('keeps what it does not know of', () => {
    expect(writeQuery({ find: 'tops', n: '' }, '?a=1&n=30')).toBe('?a=1&find=tops');
    expect(writeQuery({ find: '' }, '?find=tops')).toBe('');
  });
});
