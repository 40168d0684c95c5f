import { describe, expect, it } from 'vitest';
import { store } from '../../../../widgets/shared/stores/store.fixture.ts';
import { loadTranslations } from '../../../sources/i18n.ts';
import { describeStorePage } from './store-summary.ts';

const { en, fr } = await loadTranslations();

describe('store page title and description', () => {
  it('LOC-06 name the store and its street in the page’s language', () => {
    expect(describeStorePage(store, [store], 'en', en)).toEqual({
      title: 'One: hours and directions | Vitrine',
      description: 'Vitrine One, 1 A Street: opening hours, holidays, departments and directions.',
    });
    expect(describeStorePage(store, [store], 'fr', fr).title).toBe('Un\u00a0: heures et itinéraire | Vitrine');
  });

  it('include the street in the title when another store has the same name', () => {
    const other = { ...store, id: 'vitrine-2', address: { ...store.address, line1: '2 B Street' } };
    const titles = [store, other].map((each) => describeStorePage(each, [store, other], 'en', en).title);
    expect(titles).toEqual([
      'One, 1 A Street: hours and directions | Vitrine',
      'One, 2 B Street: hours and directions | Vitrine',
    ]);
  });

  it('omit the street when the description would be too long for search results', () => {
    const long = { ...store, address: { ...store.address, line1: '12345, boulevard '.padEnd(120, 'très long ') } };
    expect(describeStorePage(long, [long], 'en', en).description).toBe(
      'Vitrine One: opening hours, holidays and directions.',
    );
  });
});
