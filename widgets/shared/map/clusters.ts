import type { Bounds } from './view.ts';

/** The points of all markers in projected kilometres, and which of them are visible. */
export interface MarkerPoints {
  xs: Float64Array;
  ys: Float64Array;
  /** Number of stores of each marker; 0 if it is filtered out. */
  shown: Uint32Array;
}

/** A marker, or several that would overlap. */
export interface Cluster {
  /** Stable as long as the same cell leads, so that its button is reused. */
  key: string;
  x: number;
  y: number;
  count: number;
  /** Index of a member; of the only one if `count` is 1. */
  first: number;
}

/** The clusters of a map area, and their members. */
export interface Clusters {
  list: readonly Cluster[];
  /** Indexes of all markers of a cluster. */
  listMembers: (cluster: Cluster) => number[];
}

/** Square cells, aligned to the map and `size` kilometres wide; those within the bounds are numbered from 0. */
type Grid = readonly [size: number, column: number, row: number, columns: number, rows: number];

/** Per cell: number of stores, sums of their coordinates, and a linked list of marker indexes, ended by -1. */
type Cells = readonly [counts: Int32Array, sumX: Float64Array, sumY: Float64Array, first: Int32Array, next: Int32Array];

/** Clusters by their leading cell, and the cells of each cluster. */
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

/** A leading cluster in this or a neighbouring cell that is closer to the point than the size of a cell. */
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

/** Merges cells, fullest first, into nearby clusters. */
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

/** Identifies a cluster by its marker, or by the size and position of its leading cell. */
function setKeys(leaders: Map<number, Cluster>, [size, column, row, columns]: Grid): void {
  for (const [cell, cluster] of leaders) {
    const place = `${(cell % columns) + column} ${Math.floor(cell / columns) + row}`;
    cluster.key = cluster.count === 1 ? `${cluster.first}` : `${place} ${size}`;
  }
}

/** Indexes of all markers in a cell. */
function listCell([, , , first, next]: Cells, cell: number): number[] {
  const members: number[] = [];
  for (let index = first[cell] as number; index >= 0; index = next[index] as number) members.push(index);
  return members;
}

/**
 * Clusters the markers within the bounds, so that clusters are at least `radius` kilometres apart. Linear time: 100,000
 * markers need no spatial index. The marker with index `alone` is never clustered.
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
