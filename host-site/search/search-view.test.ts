import { describe, expect, it } from 'vitest';
import { readSearchView, writeSearchView } from './search-view.ts';

describe('the address of the search', () => {
  it('tells what is shown, gives it again, and leaves other parameters alone', () => {
    const address = writeSearchView({ text: 'rust & wool', shown: 30 }, '?utm_source=zeta&n=10');
    expect(address).toBe('?utm_source=zeta&n=30&q=rust+%26+wool');
    expect(readSearchView(address)).toEqual({ text: 'rust & wool', shown: 30 });
    expect(writeSearchView({ text: 'rug', shown: 10 }, address)).toBe('?utm_source=zeta&q=rug');
    expect(writeSearchView({ text: '', shown: 10 }, address)).toBe('?utm_source=zeta');
    expect(writeSearchView({ text: '', shown: 10 }, '?q=rug')).toBe('');
  });

  it.each(['?q=a&n=-5', '?q=a&n=many', '?q=a&n=1e9', '?q=+a+'])('takes %s for the first results', (query) => {
    expect(readSearchView(query)).toEqual({ text: 'a', shown: 10 });
  });

  it('looks for no more than the field takes', () => {
    expect(readSearchView(`?q=${'a'.repeat(5000)}`).text).toHaveLength(80);
    expect(readSearchView('').text).toBe('');
  });
});
