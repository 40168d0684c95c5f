import { describe, expect, it } from 'vitest';
import { readWallView, writeWallView } from './wall-view.ts';

const everything = { category: 'all', shown: 15 };

describe('photo wall view in the query string', () => {
  it('AR-04 contains category and count, and restores them when read back', () => {
    const view = { category: 'handbags', shown: 30 };
    const address = writeWallView(view, '', 'all');
    expect(address).toBe('?find=handbags&n=30');
    expect(readWallView(address, 'all')).toEqual(view);
  });

  it('omits default values and keeps other parameters such as utm_source', () => {
    expect(writeWallView(everything, '?utm_source=zeta&find=tops&n=30', 'all')).toBe('?utm_source=zeta');
  });

  it.each(['?find=cars&n=-5', '?find=&n=many', '?n=1e9', '?n=15', ''])(
    'falls back to the default view for %j',
    (search) => {
      expect(readWallView(search, 'all')).toEqual(everything);
    },
  );

  it('rounds the number of finds up to a multiple of the page size', () => {
    expect(readWallView('?n=16', 'all').shown).toBe(30);
  });

  it('uses the page’s preset category until the visitor chooses another, and writes find=all for all', () => {
    expect(readWallView('', 'skirts').category).toBe('skirts');
    expect(writeWallView({ ...everything, category: 'skirts' }, '', 'skirts')).toBe('');
    const all = writeWallView(everything, '', 'skirts');
    expect(all).toBe('?find=all');
    expect(readWallView(all, 'skirts')).toEqual(everything);
  });
});
