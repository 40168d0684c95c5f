import { describe, expect, it } from 'vitest';
import { readWallView, writeWallView } from './wall-view.ts';

const everything = { category: 'all', shown: 15 };

describe('the address of the wall', () => {
  it('AR-04 tells what is shown, and gives it again', () => {
    const view = { category: 'handbags', shown: 30 };
    const address = writeWallView(view, '', 'all');
    expect(address).toBe('?find=handbags&n=30');
    expect(readWallView(address, 'all')).toEqual(view);
  });

  it('says nothing of what is not chosen, and leaves other parameters alone', () => {
    expect(writeWallView(everything, '?utm_source=zeta&find=tops&n=30', 'all')).toBe('?utm_source=zeta');
  });

  it.each(['?find=cars&n=-5', '?find=&n=many', '?n=1e9', '?n=15', ''])('takes %s for everything', (search) => {
    expect(readWallView(search, 'all')).toEqual(everything);
  });

  it('rounds a number of finds up to whole presses', () => {
    expect(readWallView('?n=16', 'all').shown).toBe(30);
  });

  it('follows the page’s own category until the visitor chooses another', () => {
    expect(readWallView('', 'skirts').category).toBe('skirts');
    expect(writeWallView({ ...everything, category: 'skirts' }, '', 'skirts')).toBe('');
    const all = writeWallView(everything, '', 'skirts');
    expect(all).toBe('?find=all');
    expect(readWallView(all, 'skirts')).toEqual(everything);
  });
});
