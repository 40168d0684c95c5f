import { measureDistance } from '../../widgets/shared/stores/distance.ts';
import { findNearby } from '../../widgets/shared/stores/nearby.ts';

/**
 * How the search for nearby stores scales, compared with a linear scan and sort: milliseconds, and their ratio to the
 * scan; then memory use. `node --expose-gc tests/stores/benchmark-stores.ts`. Asserts nothing, because machines differ.
 */
const counts = [150, 10_000, 100_000];
const rounds = 40;
type Place = Pick<InventedStore, 'lat' | 'lng'>;

/** Where most Canadians live, and one place far from everything. */
const places: readonly Place[] = [
  { lat: 43.65, lng: -79.38 },
  { lat: 45.5, lng: -73.57 },
  { lat: 49.28, lng: -123.12 },
  { lat: 51.05, lng: -114.07 },
  { lat: 70, lng: -100 },
];

let seed = 7;
const random = () => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
};

interface InventedStore {
  id: number;
  lat: number;
  lng: number;
}

/** Stores distributed like towns: most within two degrees of the United States border. */
const invent = (count: number): InventedStore[] =>
  [...Array(count).keys()].map((id) => ({ id, lat: 43 + 8 * random() ** 2, lng: -124 + 70 * random() }));

/** Median milliseconds of one search. */
function time(search: (place: Place) => unknown): number {
  const spent: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const place = places[round % places.length] as Place;
    const start = performance.now();
    search(place);
    spent.push(performance.now() - start);
  }
  return spent.sort((a, b) => a - b)[rounds / 2] ?? 0;
}

const rows = counts.map((count) => {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const stores = invent(count);
  const memory = (process.memoryUsage().heapUsed - before) / 2 ** 20;

  const scan = time((place) =>
    stores
      .map((item) => ({ item, distance: measureDistance(place, item) }))
      .sort((a, b) => a.distance - b.distance)
      .filter(({ distance }) => distance <= 100),
  );
  const ours = time((place) => findNearby(stores, place));
  const round = (value: number) => Number(value.toPrecision(2));
  return {
    stores: count,
    'scan ms': round(scan),
    'ours ms': round(ours),
    'ours / scan': round(ours / scan),
    'memory MB': round(memory),
  };
});
console.table(rows);
