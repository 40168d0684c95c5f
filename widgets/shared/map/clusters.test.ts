import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterMarkers, type MarkerPoints } from './clusters.ts';

const everywhere = { minX: -1000, minY: -1000, maxX: 1000, maxY: 1000 };
const coordinate = fc.integer({ min: -90_000, max: 90_000 }).map((value) => value / 100);
const toPoints = (list: readonly (readonly [number, number])[]): MarkerPoints => ({
  xs: Float64Array.from(list, ([x]) => x),
  ys: Float64Array.from(list, ([, y]) => y),
  shown: new Uint32Array(list.length).fill(1),
});

describe('clusterMarkers', () => {
  it('SF-07 puts every store in exactly one cluster, with all clusters at least 60 pixels apart', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 100, maxLength: 300 }), (list) => {
        const { list: clusters, listMembers } = clusterMarkers(toPoints(list), everywhere, 60);
        const members = clusters.flatMap(listMembers).sort((a, b) => a - b);
        expect(members).toEqual(list.map((_, index) => index));
        for (const cluster of clusters) expect(listMembers(cluster)).toHaveLength(cluster.count);
        const distances = clusters.flatMap((one, index) =>
          clusters.slice(index + 1).map((other) => Math.hypot(other.x - one.x, other.y - one.y)),
        );
        // One assertion for all pairs: one for each took most of a minute.
        expect(Math.min(...distances)).toBeGreaterThanOrEqual(60);
      }),
    );
  });

  it('SF-07 leaves a single store at its own position', () => {
    const { list } = clusterMarkers(toPoints([[12.5, -7]]), everywhere, 60);
    expect(list).toEqual([{ key: '0', x: 12.5, y: -7, count: 1, first: 0 }]);
  });

  it('SF-03 does not count a store that a filter excludes', () => {
    const points = toPoints([
      [0, 0],
      [1, 1],
      [500, 500],
    ]);
    points.shown[1] = 0;
    expect(clusterMarkers(points, everywhere, 60).list.map(({ count }) => count)).toEqual([1, 1]);
  });

  it('SF-08 counts a marker for several stores as that many, and weights the centre of the cluster by it', () => {
    const points = toPoints([
      [0, 0],
      [4, 0],
    ]);
    points.shown[1] = 3;
    const { list, listMembers } = clusterMarkers(points, everywhere, 60);
    expect(list).toMatchObject([{ x: 3, y: 0, count: 4 }]);
    expect(list.flatMap(listMembers).sort()).toEqual([0, 1]);
  });

  it('SF-08 keeps the selected store out of the cluster of its 49 neighbours', () => {
    const points = toPoints(Array.from({ length: 50 }, (_, index) => [index / 100, 0] as const));
    const { list } = clusterMarkers(points, everywhere, 60, 20);
    expect(list.map(({ count }) => count).sort()).toEqual([1, 49]);
    expect(list.find(({ count }) => count === 1)).toMatchObject({ first: 20, x: 0.2 });
  });

  it('SF-07 returns the same clusters around the centre for smaller and larger bounds', () => {
    const list = Array.from(
      { length: 400 },
      (_, index) => [((index * 97) % 1800) - 900, ((index * 61) % 1800) - 900] as const,
    );
    const keysWithin = (bounds: typeof everywhere) =>
      clusterMarkers(toPoints(list), bounds, 50)
        .list.filter(({ x, y }) => Math.abs(x) < 200 && Math.abs(y) < 200)
        .map(({ key }) => key)
        .sort();
    expect(keysWithin({ minX: -600, minY: -600, maxX: 600, maxY: 600 })).toEqual(keysWithin(everywhere));
  });
});
