import { describe, expect, it } from 'vitest';
import { formatEntries, readEntries, type SearchEntry } from './search-entry.ts';

const entry: SearchEntry = {
  path: '/en/returns',
  kind: 'page',
  title: 'Returns',
  headings: '',
  text: 'Bring it back.',
};
const store: SearchEntry = { ...entry, path: '/en/stores/x', kind: 'store', keys: '108' };

describe('readEntries', () => {
  it('returns the valid entries of a list and omits the invalid ones', () => {
    expect(readEntries(JSON.parse(formatEntries([entry, store])))).toEqual([entry, store]);
    const wrong = [{ ...entry, kind: 'other' }, { ...entry, text: 1 }, { ...store, keys: 5 }, null, 'x'];
    expect(readEntries({ version: 1, entries: [...wrong, entry] })).toEqual([entry]);
  });

  it.each([null, 'text', {}, { version: 2, entries: [] }, { version: 1, entries: {} }])(
    'returns undefined for %j',
    (body) => {
      expect(readEntries(body)).toBeUndefined();
    },
  );
});
