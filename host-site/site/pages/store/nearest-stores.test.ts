import { expect, it } from 'vitest';
import { measureDistance } from '../../../../widgets/shared/stores/distance.ts';
import { store } from '../../../../widgets/shared/stores/store.fixture.ts';
import type { Store } from '../../../../widgets/shared/stores/store.ts';
import { findNearestStores } from './nearest-stores.ts';

const create = (id: string, north: number, change: Partial<Store> = {}): Store => ({
  ...store,
  id,
  lat: store.lat + north,
  ...change,
});

it('SF-08 findNearestStores returns the nearest stores that are open, opened or reopened by the day', () => {
  const stores = [
    create('here', 0),
    create('fourth', 0.5),
    create('third', 0.4),
    create('reopened', 0.3, { status: 'temporarily-closed', reopensOn: '2026-11-23' }),
    create('opened', 0.2, { status: 'opening-soon', opensOn: '2026-11-01' }),
    create('to reopen', 0.1, { status: 'temporarily-closed', reopensOn: '2026-11-24' }),
    create('to open', 0.1, { status: 'opening-soon' }),
    create('closed', 0.1, { status: 'closed' }),
  ];
  const nearest = findNearestStores(stores[0] as Store, stores, '2026-11-23');
  expect(nearest.map(({ other }) => other.id)).toEqual(['opened', 'reopened', 'third']);
  expect(nearest[0]?.distance).toBeCloseTo(22.2, 1);
});

it('SF-08 findNearestStores finds what a scan of 3,000 stores finds', () => {
  const stores = Array.from({ length: 3000 }, (_, at) =>
    create(String(at), (at * 37) % 20, { lng: store.lng + ((at * 7919) % 5000) / 100 }),
  );
  for (const one of stores.slice(0, 40)) {
    const scanned = stores
      .filter(({ id }) => id !== one.id)
      .map((other) => measureDistance(one, other))
      .sort((a, b) => a - b)
      .slice(0, 3);
    expect(findNearestStores(one, stores, '2026-11-23').map(({ distance }) => distance)).toEqual(scanned);
  }
});
