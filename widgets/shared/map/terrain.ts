import { type BaseMap, type LayerName, toArcIndex } from './base-map.ts';
import type { MapPoint } from './projection.ts';
import { type Box, findRotation, toMap, type View } from './view.ts';

/** The terrain of a point; `land` is in Canada. */
export type Terrain = 'water' | 'land' | 'abroad';

/** Finds the terrain at a point of the map. */
export type FindTerrain = (point: MapPoint) => Terrain;

/** Height in kilometres of the rows in which outlines are kept. */
const rowHeight = 2;

/** Makes a test of whether a point is inside the areas of a layer: left of it are an odd number of outlines. */
function createAreaTest({ arcs, layers }: BaseMap, layer: LayerName): (point: MapPoint) => boolean {
  /** For each row, the x where the line through its middle crosses outlines, in no order. */
  const rows = new Map<number, number[]>();
  const addEdge = (arc: Float32Array, from: number, to: number): void => {
    const [x, y, nextX, nextY] = [arc[from], arc[from + 1], arc[to], arc[to + 1]] as [number, number, number, number];
    const end = Math.ceil(Math.max(y, nextY) / rowHeight - 0.5);
    for (let row = Math.ceil(Math.min(y, nextY) / rowHeight - 0.5); row < end; row += 1) {
      const crossing = x + ((nextX - x) * ((row + 0.5) * rowHeight - y)) / (nextY - y);
      const crossings = rows.get(row);
      if (crossings) crossings.push(crossing);
      else rows.set(row, [crossing]);
    }
  };
  for (const ring of layers[layer]) {
    for (const reference of ring) {
      const arc = arcs[toArcIndex(reference)] as Float32Array;
      for (let at = 2; at < arc.length; at += 2) addEdge(arc, at - 2, at);
      // An arc ends where the next begins, but a single one may stop short of its own beginning.
      if (ring.length === 1) addEdge(arc, arc.length - 2, 0);
    }
  }
  return ({ x, y }) => {
    let isInside = false;
    for (const crossing of rows.get(Math.floor(y / rowHeight)) ?? []) if (crossing < x) isInside = !isInside;
    return isInside;
  };
}

/** Prepares the outlines of a map once: lookups are then cheap while it moves. */
export function createTerrainLookup(baseMap: BaseMap): FindTerrain {
  const isInLake = createAreaTest(baseMap, 'lakes');
  const isInCanada = createAreaTest(baseMap, 'canada');
  const isAbroad = createAreaTest(baseMap, 'neighbours');
  return (point) => {
    if (isInLake(point)) return 'water';
    if (isInCanada(point)) return 'land';
    return isAbroad(point) ? 'abroad' : 'water';
  };
}

/** Finds the terrain below a box of the element; undefined if there is more than one. */
export function createBoxTerrainLookup(findTerrain: FindTerrain, view: View): (box: Box) => Terrain | undefined {
  const turn = findRotation(view);
  return ({ left, top, width, height }) => {
    const points = [0, 0.25, 0.5, 0.75, 1].flatMap((across) =>
      [top, top + height].map((at) => toMap(view, { left: left + across * width, top: at }, turn)),
    );
    const [first, ...others] = points.map(findTerrain);
    return others.every((terrain) => terrain === first) ? first : undefined;
  };
}
