import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { measureDistance } from '../../widgets/shared/stores/distance.ts';
import { findNearby } from '../../widgets/shared/stores/nearby.ts';

/**
 * How the search for stores near a place grows with the stores, beside a plain scan with a sort and beside a spatial
 * index: milliseconds, and their ratio to the scan; the index's building counted apart. Then the memory of the stores.
 * `node --expose-gc tests/stores/benchmark.mjs`; nothing is asserted, as every machine differs.
 */
const counts = [150, 10_000, 100_000];
const rounds = 40;
/** Where most of Canada lives, and one place far from everything. */
const places = [
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

/** Stores as the towns lie: most within two degrees of the border with the United States. */
const invent = (count) =>
  [...Array(count).keys()].map((id) => ({ id, lat: 43 + 8 * random() ** 2, lng: -124 + 70 * random() }));

/** Median milliseconds of one search. */
function time(search) {
  const spent = [];
  for (let round = 0; round < rounds; round += 1) {
    const place = places[round % places.length];
    const start = performance.now();
    search(place);
    spent.push(performance.now() - start);
  }
  return spent.sort((a, b) => a - b)[rounds / 2];
}

const rows = counts.map((count) => {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const stores = invent(count);
  const memory = (process.memoryUsage().heapUsed - before) / 2 ** 20;

  const started = performance.now();
  const index = new KDBush(count);
  for (const { lat, lng } of stores) index.add(lng, lat);
  index.finish();
  const building = performance.now() - started;

  const scan = time((place) =>
    stores
      .map((item) => ({ item, distance: measureDistance(place, item) }))
      .sort((a, b) => a.distance - b.distance)
      .filter(({ distance }) => distance <= 100),
  );
  const ours = time((place) => findNearby(stores, place));
  const library = time((place) => {
    const near = around(index, place.lng, place.lat, Infinity, 100);
    return near.length > 0 ? near : around(index, place.lng, place.lat, 3);
  });
  const round = (value) => Number(value.toPrecision(2));
  return {
    stores: count,
    'scan ms': round(scan),
    'ours ms': round(ours),
    'ours / scan': round(ours / scan),
    'index ms': round(library),
    'index / scan': round(library / scan),
    'building the index ms': round(building),
    'memory MB': round(memory),
  };
});
console.table(rows);
