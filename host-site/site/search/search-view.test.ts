import { describe, expect, it } from 'vitest';
import { readSearchView, writeSearchView } from './search-view.ts';

describe('search URL query', () => {
  it('contains the text and the number of results, can be read back, and keeps other parameters', () => {
    const address = writeSearchView({ text: 'rust & wool', shown: 30 }, '?utm_source=zeta&n=10');
    expect(address).toBe('?utm_source=zeta&n=30&q=rust+%26+wool');
    expect(readSearchView(address)).toEqual({ text: 'rust & wool', shown: 30 });
    expect(writeSearchView({ text: 'rug', shown: 10 }, address)).toBe('?utm_source=zeta&q=rug');
    expect(writeSearchView({ text: '', shown: 10 }, address)).toBe('?utm_source=zeta');
    expect(writeSearchView({ text: '', shown: 10 }, '?q=rug')).toBe('');
  });

  it.each(['?q=a&n=-5', '?q=a&n=many', '?q=a&n=1e9', '?q=+a+'])(
    'is read as the first ten results for “a”: %s',
    (query) => {
      expect(readSearchView(query)).toEqual({ text: 'a', shown: 10 });
    },
  );

  it('is read with at most 80 characters of text', () => {
    expect(readSearchView(`?q=${'a'.repeat(5000)}`).text).toHaveLength(80);
    expect(readSearchView('').text).toBe('');
  });
});
