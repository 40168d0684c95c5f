import type { Bounds } from './view.ts';

/** The points of all markers, in kilometres of the projection, and which of them show. */
export interface MarkerPoints {
  xs: Float64Array;
  ys: Float64Array;
  /** 0 for a marker that a filter left out, else how many stores it stands for. */
  shown: Uint32Array;
}

/** One marker, or several that would cover each other. */
export interface Cluster {
  /** The same in every round in which the same cell leads, so that its button stays. */
  key: string;
  x: number;
  y: number;
  count: number;
  /** Index of a member; the only one where `count` is 1. */
  first: number;
}

/** The clusters of a piece of the map, and what is in them. */
export interface Clusters {
  list: readonly Cluster[];
  /** Indexes of all markers of a cluster. */
  listMembers: (cluster: Cluster) => number[];
}

/** Square cells that are fixed to the map, `size` kilometres wide; those within the bounds are numbered from 0. */
type Grid = readonly [size: number, column: number, row: number, columns: number, rows: number];

/** The markers of every cell: how many stores, the sum of their places, and a linked list of indexes (-1 ends it). */
type Cells = readonly [counts: Int32Array, sumX: Float64Array, sumY: Float64Array, first: Int32Array, next: Int32Array];

/** Clusters by the cell that leads them, and the cells that belong to each. */
type MergedCells = readonly [leaders: Map<number, Cluster>, cellsOf: Map<Cluster, number[]>];

function createGrid({ minX, minY, maxX, maxY }: Bounds, size: number): Grid {
  const [column, row] = [Math.floor(minX / size), Math.floor(minY / size)];
  return [size, column, row, Math.floor(maxX / size) - column + 1, Math.floor(maxY / size) - row + 1];
}

function fillCells({ xs, ys, shown }: MarkerPoints, [size, column, row, columns, rows]: Grid, alone: number): Cells {
  const counts = new Int32Array(columns * rows);
  const [sumX, sumY] = [new Float64Array(counts.length), new Float64Array(counts.length)];
  const [first, next] = [new Int32Array(counts.length).fill(-1), new Int32Array(xs.length).fill(-1)];
  for (let index = 0; index < xs.length; index += 1) {
    const weight = shown[index];
    if (!weight || index === alone) continue;
    const [x, y] = [xs[index] as number, ys[index] as number];
    const [right, down] = [Math.floor(x / size) - column, Math.floor(y / size) - row];
    if (right < 0 || down < 0 || right >= columns || down >= rows) continue;
    const cell = down * columns + right;
    counts[cell] = (counts[cell] as number) + weight;
    sumX[cell] = (sumX[cell] as number) + weight * x;
    sumY[cell] = (sumY[cell] as number) + weight * y;
    next[index] = first[cell] as number;
    first[cell] = index;
  }
  return [counts, sumX, sumY, first, next];
}

/** The leader of a cell or of one of its neighbours that is closer than a cell's size to a point. */
function findLeader(
  leaders: Map<number, Cluster>,
  [size, , , columns, rows]: Grid,
  cell: number,
  x: number,
  y: number,
) {
  const [right, down] = [cell % columns, Math.floor(cell / columns)];
  for (let near = Math.max(0, down - 1); near <= Math.min(rows - 1, down + 1); near += 1) {
    for (let beside = Math.max(0, right - 1); beside <= Math.min(columns - 1, right + 1); beside += 1) {
      const leader = leaders.get(near * columns + beside);
      if (leader && Math.hypot(leader.x - x, leader.y - y) < size) return leader;
    }
  }
  return undefined;
}

/** The fullest cells take in their neighbours. */
function mergeCells(grid: Grid, [counts, sumX, sumY, first]: Cells): MergedCells {
  const leaders = new Map<number, Cluster>();
  const cellsOf = new Map<Cluster, number[]>();
  const filled = [...counts.keys()].filter((cell) => counts[cell]);
  for (const cell of filled.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b)) {
    const count = counts[cell] as number;
    const [x, y] = [(sumX[cell] as number) / count, (sumY[cell] as number) / count];
    const leader = findLeader(leaders, grid, cell, x, y);
    if (leader) {
      leader.count += count;
      cellsOf.get(leader)?.push(cell);
      continue;
    }
    const cluster = { key: '', x, y, count, first: first[cell] as number };
    leaders.set(cell, cluster);
    cellsOf.set(cluster, [cell]);
  }
  return [leaders, cellsOf];
}

/** A cluster is known by its marker, or by the cell that leads it at this size of cells. */
function setKeys(leaders: Map<number, Cluster>, [size, column, row, columns]: Grid): void {
  for (const [cell, cluster] of leaders) {
    const place = `${(cell % columns) + column} ${Math.floor(cell / columns) + row}`;
    cluster.key = cluster.count === 1 ? `${cluster.first}` : `${place} ${size}`;
  }
}

/** The indexes of all markers in a cell. */
function listCell([, , , first, next]: Cells, cell: number): number[] {
  const members: number[] = [];
  for (let index = first[cell] as number; index >= 0; index = next[index] as number) members.push(index);
  return members;
}

/**
 * Gathers the markers within the bounds so that no two clusters are closer than `radius` kilometres. Linear in the
 * markers, so that no index is needed for 100,000 of them. The marker with index `alone` stays by itself.
 */
export function clusterMarkers(points: MarkerPoints, bounds: Bounds, radius: number, alone = -1): Clusters {
  const grid = createGrid(bounds, radius);
  const cells = fillCells(points, grid, alone);
  const [leaders, cellsOf] = mergeCells(grid, cells);
  setKeys(leaders, grid);
  const list = [...leaders.values()];
  const { xs, ys, shown } = points;
  if (shown[alone])
    list.push({ key: `${alone}`, x: xs[alone] as number, y: ys[alone] as number, count: 1, first: alone });
  return {
    list,
    listMembers: (cluster) =>
      cluster.count === 1 ? [cluster.first] : (cellsOf.get(cluster) ?? []).flatMap((cell) => listCell(cells, cell)),
  };
}
