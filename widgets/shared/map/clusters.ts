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

export interface Clusters {
  list: readonly Cluster[];
  /** Indexes of all markers of a cluster. */
  listMembers: (cluster: Cluster) => number[];
}

/**
 * Gathers the markers within the bounds so that no two clusters are closer than `radius`: cells of a grid that is fixed
 * to the map, then the fullest first takes in its neighbours. Linear in the markers, so that no index is needed for
 * 100,000 of them. The marker with index `alone` stays by itself.
 */
export function clusterMarkers(points: MarkerPoints, bounds: Bounds, radius: number, alone = -1): Clusters {
  const { xs, ys, shown } = points;
  const column = Math.floor(bounds.minX / radius);
  const row = Math.floor(bounds.minY / radius);
  const columns = Math.floor(bounds.maxX / radius) - column + 1;
  const rows = Math.floor(bounds.maxY / radius) - row + 1;
  const counts = new Int32Array(columns * rows);
  const sumX = new Float64Array(counts.length);
  const sumY = new Float64Array(counts.length);
  const heads = new Int32Array(counts.length).fill(-1);
  const following = new Int32Array(xs.length).fill(-1);
  for (let index = 0; index < xs.length; index += 1) {
    const weight = shown[index];
    if (!weight || index === alone) continue;
    const [x, y] = [xs[index] as number, ys[index] as number];
    const [right, down] = [Math.floor(x / radius) - column, Math.floor(y / radius) - row];
    if (right < 0 || down < 0 || right >= columns || down >= rows) continue;
    const cell = down * columns + right;
    counts[cell] = (counts[cell] as number) + weight;
    sumX[cell] = (sumX[cell] as number) + weight * x;
    sumY[cell] = (sumY[cell] as number) + weight * y;
    following[index] = heads[cell] as number;
    heads[cell] = index;
  }

  const leaders = new Map<number, Cluster>();
  const joined = new Map<Cluster, number[]>();
  const findLeader = (cell: number, x: number, y: number) => {
    const [right, down] = [cell % columns, Math.floor(cell / columns)];
    for (let near = Math.max(0, down - 1); near <= Math.min(rows - 1, down + 1); near += 1) {
      for (let beside = Math.max(0, right - 1); beside <= Math.min(columns - 1, right + 1); beside += 1) {
        const leader = leaders.get(near * columns + beside);
        if (leader && Math.hypot(leader.x - x, leader.y - y) < radius) return leader;
      }
    }
    return undefined;
  };
  const filled = [...counts.keys()].filter((cell) => counts[cell]);
  for (const cell of filled.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b)) {
    const count = counts[cell] as number;
    const [x, y] = [(sumX[cell] as number) / count, (sumY[cell] as number) / count];
    const leader = findLeader(cell, x, y);
    if (leader) {
      leader.count += count;
      joined.get(leader)?.push(cell);
      continue;
    }
    const cluster = { key: '', x, y, count, first: heads[cell] as number };
    leaders.set(cell, cluster);
    joined.set(cluster, [cell]);
  }
  for (const [cell, cluster] of leaders) {
    const place = `${(cell % columns) + column} ${Math.floor(cell / columns) + row}`;
    cluster.key = cluster.count === 1 ? `${cluster.first}` : `${place} ${radius}`;
  }
  const list = [...leaders.values()];
  if (shown[alone])
    list.push({ key: `${alone}`, x: xs[alone] as number, y: ys[alone] as number, count: 1, first: alone });
  const listMembers = (cluster: Cluster) =>
    (joined.get(cluster) ?? []).flatMap((cell) => {
      const members: number[] = [];
      for (let index = heads[cell] as number; index >= 0; index = following[index] as number) members.push(index);
      return members;
    });
  return { list, listMembers: (cluster) => (cluster.count === 1 ? [cluster.first] : listMembers(cluster)) };
}
