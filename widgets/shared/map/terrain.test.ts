import { describe, expect, it } from 'vitest';
import type { BaseMap } from './base-map.ts';
import { createTerrainLookup } from './terrain.ts';

const none: BaseMap['layers'] = { neighbours: [], canada: [], lakes: [], rivers: [], provinces: [], frontiers: [] };
const square = (left: number, top: number, size: number): number[] => [
  ...[left, top],
  ...[left + size, top],
  ...[left + size, top + size],
  ...[left, top + size],
];
const toArcs = (...arcs: number[][]) => arcs.map((points) => Float32Array.from(points));

describe('createTerrainLookup', () => {
  it('SF-07 returns the top layer at a point: lakes, then Canada, then its neighbours, else water', () => {
    const arcs = toArcs(square(-100, -100, 300), square(0, 0, 100), square(40, 40, 20));
    const layers = { ...none, neighbours: [[0]], canada: [[1]], lakes: [[2]] };
    const find = createTerrainLookup({ arcs, layers, labels: [] });
    expect(find({ x: -50, y: 50 })).toBe('abroad');
    expect(find({ x: 20, y: 50 })).toBe('land');
    expect(find({ x: 50, y: 50 })).toBe('water');
    expect(find({ x: 80, y: 50 })).toBe('land');
    expect(find({ x: 150, y: 50 })).toBe('abroad');
    expect(find({ x: 250, y: 50 })).toBe('water');
    expect(find({ x: 50, y: 500 })).toBe('water');
  });

  it('SF-07 treats a ring inside another of its layer as a hole, and joins arcs that meet into one ring', () => {
    const [right, left] = [
      [0, 0, 90, 0, 90, 90],
      [0, 0, 0, 90, 90, 90],
    ];
    const arcs = toArcs(right, left, square(30, 30, 30));
    const find = createTerrainLookup({ arcs, layers: { ...none, canada: [[0, ~1], [2]] }, labels: [] });
    expect(find({ x: 10, y: 50 })).toBe('land');
    expect(find({ x: 45, y: 45 })).toBe('water');
    expect(find({ x: 80, y: 50 })).toBe('land');
    expect(find({ x: 100, y: 50 })).toBe('water');
  });
});
