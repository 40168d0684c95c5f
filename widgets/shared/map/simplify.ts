/** A point in whatever plane the caller measures in. */
export type Position = readonly [x: number, y: number];

const findArea = ([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position) =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/** Area of a ring, always positive. */
export function findRingArea(ring: readonly Position[]): number {
  let area = 0;
  ring.forEach(([x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] as Position;
    area += x * nextY - nextX * y;
  });
  return Math.abs(area) / 2;
}

/**
 * Simplifies a line (Visvalingam and Whyatt, 1993). While the smallest triangle of three neighbouring points is smaller
 * than the squared tolerance at its middle point, that point is removed. The ends stay, so that lines still meet.
 */
export function simplifyLine(line: readonly Position[], findTolerance: (point: Position) => number): Position[] {
  const last = line.length - 1;
  const before = Int32Array.from(line, (_, at) => at - 1);
  const after = Int32Array.from(line, (_, at) => at + 1);
  const tolerances = Float64Array.from(line, (point) => findTolerance(point) ** 2);
  const weights = new Float64Array(line.length).fill(Number.POSITIVE_INFINITY);
  const heap: [weight: number, at: number][] = [];
  const isLess = (a: number, b: number) => (heap[a] as [number, number])[0] < (heap[b] as [number, number])[0];
  const swap = (a: number, b: number) => {
    [heap[a], heap[b]] = [heap[b] as [number, number], heap[a] as [number, number]];
  };
  const push = (at: number) => {
    heap.push([weights[at] as number, at]);
    for (let child = heap.length - 1, parent = (child - 1) >> 1; child > 0 && isLess(child, parent); ) {
      swap(child, parent);
      child = parent;
      parent = (child - 1) >> 1;
    }
  };
  const pop = () => {
    swap(0, heap.length - 1);
    const least = heap.pop() as [number, number];
    for (let parent = 0; ; ) {
      let child = 2 * parent + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isLess(child + 1, child)) child += 1;
      if (!isLess(child, parent)) break;
      swap(child, parent);
      parent = child;
    }
    return least;
  };
  const weigh = (at: number, least = 0) => {
    if (at <= 0 || at >= last) return;
    const [a, b, c] = [before[at], at, after[at]].map((index) => line[index as number] as Position);
    weights[at] = Math.max(least, findArea(a as Position, b as Position, c as Position) / (tolerances[at] as number));
    push(at);
  };
  for (let at = 1; at < last; at += 1) weigh(at);
  const isGone = new Uint8Array(line.length);
  while (heap.length > 0) {
    const [weight, at] = pop();
    if (weight >= 1) break;
    if (isGone[at] || weight !== weights[at]) continue;
    isGone[at] = 1;
    const [previous, next] = [before[at] as number, after[at] as number];
    after[previous] = next;
    before[next] = previous;
    weigh(previous, weight);
    weigh(next, weight);
  }
  return line.filter((_, at) => !isGone[at]);
}
