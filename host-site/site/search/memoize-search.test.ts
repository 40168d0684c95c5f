import { expect, it, vi } from 'vitest';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { memoizeSearch } from './memoize-search.ts';
import { type Found, openSearch } from './open-search.ts';
import type { SearchEntry } from './search-entry.ts';
import { describeSearch } from './search-results.ts';

function count() {
  const asked: string[] = [];
  const search = memoizeSearch((text): Found => {
    asked.push(text);
    return { hits: [], isClose: text === 'close' };
  }, 3);
  return { asked, search };
}

it('memoizeSearch reuses a result for the same words in another case, spacing or punctuation', () => {
  const { asked, search } = count();
  const first = search('Rust & wool');
  for (const text of ['rust wool', 'RUST, WOOL!', '  rust-wool ', 'rust\u00A0wool']) expect(search(text)).toBe(first);
  expect(search('e\u0301cole')).toBe(search('\u00C9COLE'));
  expect(search('wool rust')).not.toBe(first);
  expect(asked).toEqual(['rust wool', '\u00E9cole', 'wool rust']);
});

it('memoizeSearch keeps only the three most recently used results', () => {
  const { asked, search } = count();
  for (const text of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'b']) search(text);
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'b']);
});

it.each(['en', 'fr'] as const)(
  'describeSearch normalizes fewer than 100 strings for the excerpts of ten pages (%s)',
  async (locale: Locale) => {
    const words = Array.from({ length: 1500 }, (_, at) => `éclairages${at.toString(36)}ement`);
    const entries = Array.from(
      { length: 12 },
      (_, page): SearchEntry => ({
        path: `/${page}`,
        kind: 'article',
        title: `Page ${page}`,
        headings: '',
        text: Array.from({ length: 700 }, (_, at) => words[(at * 7 + page * 31) % 1500]).join(' '),
      }),
    );
    const search = await openSearch(entries, locale);
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const { results } = describeSearch(search, { text: 'page', shown: 10 }, locale);
    const times = normalize.mock.calls.length;
    normalize.mockRestore();
    expect(new Set(JSON.stringify(results).match(/"\/\d+"/g)).size).toBe(10);
    // The ten pages have 7,000 words; normalizing each takes forty to fifty times as long as reading it.
    expect(times).toBeLessThan(100);
  },
);
