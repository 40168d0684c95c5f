import { describe, expect, it } from 'vitest';
import { readListView, writeListView } from './list-view.ts';

const none = { season: '', room: '' };
const all = { season: '', room: '', text: '', shown: 12 };

describe('article list view in the query string', () => {
  it('AR-01 contains season, room, text and count, and restores them when read back', () => {
    const view = { season: 'fall', room: 'living', text: 'rust & wool', shown: 36 };
    const address = writeListView(view, '', none);
    expect(address).toBe('?season=fall&room=living&q=rust+%26+wool&n=36');
    expect(readListView(address, none)).toEqual(view);
  });

  it('omits default values and keeps other parameters such as utm_source', () => {
    expect(writeListView(all, '', none)).toBe('');
    expect(writeListView(all, '?utm_source=zeta&season=fall&n=24', none)).toBe('?utm_source=zeta');
  });

  it.each(['?season=winter&room=attic&n=-5', '?season=&n=many', '?n=1e9', '?n=12', ''])(
    'falls back to the default view for %j',
    (search) => {
      expect(readListView(search, none)).toEqual(all);
    },
  );

  it('rounds the number of articles up to a multiple of the page size', () => {
    expect(readListView('?n=13', none).shown).toBe(24);
  });

  it('uses the page’s preset season until the visitor chooses another, and writes season=any for none', () => {
    const preset = { season: 'holiday', room: '' };
    expect(readListView('', preset).season).toBe('holiday');
    expect(writeListView({ ...all, season: 'holiday' }, '', preset)).toBe('');
    const any = writeListView(all, '', preset);
    expect(any).toBe('?season=any');
    expect(readListView(any, preset)).toEqual(all);
  });
});
