import { describe, expect, it } from 'vitest';
import { readListView, writeListView } from './list-view.ts';

const none = { season: '', room: '' };
const all = { season: '', room: '', text: '', shown: 12 };

describe('the address of the list', () => {
  it('AR-01 tells what is shown, and gives it again', () => {
    const view = { season: 'fall', room: 'living', text: 'rust & wool', shown: 36 };
    const address = writeListView(view, '', none);
    expect(address).toBe('?season=fall&room=living&q=rust+%26+wool&n=36');
    expect(readListView(address, none)).toEqual(view);
  });

  it('says nothing of what is not chosen, and leaves other parameters alone', () => {
    expect(writeListView(all, '', none)).toBe('');
    expect(writeListView(all, '?utm_source=zeta&season=fall&n=24', none)).toBe('?utm_source=zeta');
  });

  it.each(['?season=winter&room=attic&n=-5', '?season=&n=many', '?n=1e9', '?n=12', ''])(
    'takes %s for everything',
    (search) => {
      expect(readListView(search, none)).toEqual(all);
    },
  );

  it('rounds a number of articles up to whole presses', () => {
    expect(readListView('?n=13', none).shown).toBe(24);
  });

  it('follows the page’s own choice until the visitor makes another', () => {
    const preset = { season: 'holiday', room: '' };
    expect(readListView('', preset).season).toBe('holiday');
    expect(writeListView({ ...all, season: 'holiday' }, '', preset)).toBe('');
    const any = writeListView(all, '', preset);
    expect(any).toBe('?season=any');
    expect(readListView(any, preset)).toEqual(all);
  });
});
