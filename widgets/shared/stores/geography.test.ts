import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earthRadius, formatDistance, measureDistance, type Point } from './distance.ts';
import { findNearby } from './nearby.ts';
import { findNearbyInShards, measureBoxDistance } from './nearby-shards.ts';
import { inCanada, toronto } from './store.fixture.ts';
import type { Store } from './store.ts';

const montreal = { lat: 45.5019, lng: -73.5674 };

describe('distances', () => {
  it('SF-08 are measured in great-circle kilometres', () => {
    expect(measureDistance(toronto, montreal)).toBeCloseTo(504.26, 0);
    expect(measureDistance({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * earthRadius, 6);
    expect(measureDistance(toronto, toronto)).toBe(0);
  });

  it('SF-08 agree with the spherical law of cosines', () => {
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    fc.assert(
      fc.property(inCanada, inCanada, (a, b) => {
        const cosine =
          Math.sin(radians(a.lat)) * Math.sin(radians(b.lat)) +
          Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.cos(radians(a.lng - b.lng));
        // Near 1 the law of cosines loses precision, which is why the code does not use it.
        fc.pre(cosine < 0.999999);
        expect(measureDistance(a, b)).toBeCloseTo(earthRadius * Math.acos(cosine), 3);
      }),
    );
  });

  it.each([
    [0.04, '0.1\u00A0km', '0,1\u00A0km'],
    [3.24, '3.2\u00A0km', '3,2\u00A0km'],
    [9.96, '10\u00A0km', '10\u00A0km'],
    [1234.5, '1,235\u00A0km', '1\u00A0235\u00A0km'],
  ])('LOC-06 of %d km are written as “%s” in English and “%s” in French', (kilometres, english, french) => {
    expect(formatDistance(kilometres, 'en')).toBe(english);
    expect(formatDistance(kilometres, 'fr')).toBe(french);
  });
});

describe('stores near a place', () => {
  const north = (km: number) => ({ lat: toronto.lat + (km / earthRadius) * (180 / Math.PI), lng: toronto.lng });

  it('SF-08 are those within 100 km, nearest first', () => {
    const { found, isFar } = findNearby([north(99), north(3), north(101)], toronto);
    expect(found.map(({ distance }) => Math.round(distance))).toEqual([3, 99]);
    expect(isFar).toBe(false);
  });

  it('SF-04 are the three nearest where none is within 100 km', () => {
    const { found, isFar } = findNearby([north(900), north(300), north(200), north(120)], toronto);
    expect(found.map(({ distance }) => Math.round(distance))).toEqual([120, 200, 300]);
    expect(isFar).toBe(true);
    expect(findNearby([], toronto)).toEqual({ found: [], isFar: false });
  });

  it('SF-08 are the same when the stores come in shards, each of which is loaded at most once', async () => {
    const cell = (points: readonly Point[], at: number) => ({
      file: `${at}`,
      count: points.length,
      box: [
        Math.min(...points.map(({ lat }) => lat)),
        Math.min(...points.map(({ lng }) => lng)),
        Math.max(...points.map(({ lat }) => lat)),
        Math.max(...points.map(({ lng }) => lng)),
      ] as const,
    });
    const cells = fc.array(fc.array(inCanada, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cells, inCanada, async (lists, place) => {
        const loaded: string[] = [];
        const nearby = await findNearbyInShards(lists.map(cell), place, async ({ file }) => {
          loaded.push(file);
          return lists[Number(file)] as unknown as Store[];
        });
        const whole = findNearby(lists.flat(), place);
        expect(nearby.found.map(({ distance }) => distance)).toEqual(whole.found.map(({ distance }) => distance));
        expect(nearby.isFar).toBe(whole.isFar);
        expect(new Set(loaded).size).toBe(loaded.length);
      }),
    );
  });

  it('SF-08 measureBoxDistance never exceeds the distance to a point in the box', () => {
    fc.assert(
      fc.property(inCanada, inCanada, inCanada, (a, b, place) => {
        const box = [
          Math.min(a.lat, b.lat),
          Math.min(a.lng, b.lng),
          Math.max(a.lat, b.lat),
          Math.max(a.lng, b.lng),
        ] as const;
        for (const t of [0, 0.3, 0.7, 1]) {
          for (const u of [0, 0.5, 1]) {
            const inside = { lat: box[0] + t * (box[2] - box[0]), lng: box[1] + u * (box[3] - box[1]) };
            expect(measureBoxDistance(place, box)).toBeLessThanOrEqual(measureDistance(place, inside) + 1e-6);
          }
        }
      }),
    );
  });

  it('SF-08 a search near a shard’s stores loads no other shard', async () => {
    const shards = [
      { file: 'east', count: 1, box: [45, -74, 46, -73] as const },
      { file: 'west', count: 1, box: [49, -124, 50, -122] as const },
    ];
    const loaded: string[] = [];
    await findNearbyInShards(shards, montreal, async ({ file }) => {
      loaded.push(file);
      return [montreal as Store];
    });
    expect(loaded).toEqual(['east']);
  });
});
