import { describe, expect, it } from 'vitest';
import { isComing, sortComing } from './coming-stores.ts';
import { findStoresNear } from './find-stores-near.ts';
import { interpret, noData } from './read-search.ts';
import { readText } from './read-text.ts';
import { store as anyStore, toronto } from './store.fixture.ts';
import type { Store } from './store.ts';

const today = '2026-11-23';
const create = (id: string, north: number, change: Partial<Store> = {}): Store => ({
  ...anyStore,
  id,
  number: id,
  lat: toronto.lat + north,
  ...change,
});
const toCome = (id: string, north: number, opensOn?: string): Store =>
  create(id, north, { status: 'opening-soon', ...(opensOn ? { opensOn } : {}) });
const look = (stores: readonly Store[], radius?: number, passes = (_store: Store) => true) => {
  const near = findStoresNear(stores, toronto, {
    isComing: (store) => isComing(store, today),
    passes,
    ...(radius ? { radius } : {}),
  });
  const idsOf = (list: typeof near.found) => list.map(({ item }) => item.id);
  return { found: idsOf(near.found), coming: idsOf(near.coming), isFar: near.isFar };
};

describe('a store that has not opened yet', () => {
  it.each([
    ['opening-soon', '2026-11-24', true],
    ['opening-soon', undefined, true],
    ['opening-soon', '2026-11-23', false],
    ['opening-soon', '2026-01-01', false],
    ['open', '2026-11-24', false],
    ['temporarily-closed', undefined, false],
  ] as const)('isComing for the status %s and the opening date %s is %s', (status, opensOn, expected) => {
    expect(isComing({ ...anyStore, status, ...(opensOn ? { opensOn } : {}) }, today)).toBe(expected);
  });

  it('is listed after the open stores, however near it is', () => {
    const stores = [
      toCome('soon', 0),
      create('a', 0.1),
      toCome('later', 0.2),
      create('b', 0.3),
      toCome('now', 0, today),
    ];
    expect(look(stores)).toEqual({ found: ['now', 'a', 'b'], coming: ['soon', 'later'], isFar: false });
  });

  it('does not count as one of the three nearest, and is left out when it is far away', () => {
    const far = [4, 5, 6, 7].map((north) => create(`open-${north}`, north));
    expect(look([toCome('far', 3), ...far])).toEqual({
      found: ['open-4', 'open-5', 'open-6'],
      coming: [],
      isFar: true,
    });
    expect(look([toCome('near', 0.1), ...far])).toEqual({
      found: ['open-4', 'open-5', 'open-6'],
      coming: ['near'],
      isFar: true,
    });
  });

  it('is listed at any distance when no open store passes the filters', () => {
    const stores = [toCome('far', 3), toCome('farther', 4), create('open', 0)];
    const isNew = ({ status }: Store) => status === 'opening-soon';
    expect(look(stores, 100, isNew)).toEqual({ found: [], coming: ['far', 'farther'], isFar: true });
    expect(look([])).toEqual({ found: [], coming: [], isFar: false });
  });

  it('is sorted by its opening date, and last without one', () => {
    const stores = [toCome('never', 0), toCome('b', 0, '2027-01-05'), toCome('a', 0, '2026-12-01')];
    expect(sortComing(stores).map(({ id }) => id)).toEqual(['a', 'b', 'never']);
  });

  it('is suggested by name after the open stores, in three suggestions at most, and by its number', () => {
    const stores = [
      { ...toCome('1', 0), name: { en: 'Oak Hall', fr: 'Oak Hall' } },
      { ...create('2', 0), name: { en: 'Old Oak Road', fr: 'Old Oak Road' } },
      { ...create('3', 0), name: { en: 'Oakville', fr: 'Oakville' } },
    ];
    const find = (typed: string, limit = stores) =>
      interpret(readText(typed), { ...noData, stores: limit, today }, 'en').found.map((found) =>
        found.kind === 'store' ? found.store.id : found.kind,
      );
    expect(find('oak')).toEqual(['3', '2', '1']);
    expect(find('1')).toEqual(['1']);
    expect(find('oak hall')).toEqual(['1']);
    // No coming store where open stores fill all three places.
    expect(find('oak', [...stores, { ...create('4', 0), name: { en: 'Oak Bay', fr: 'Oak Bay' } }])).toEqual([
      '3',
      '4',
      '2',
    ]);
  });
});
