import {
  type BaseMap,
  formatVersion,
  gridUnit,
  isFilled,
  labelKinds,
  layerNames,
  pointsPerScale,
  toArcIndex,
} from '../../shared/map/base-map.ts';

type Point = readonly [x: number, y: number];

/** Numbers of the arcs that form a whole ring each: no other arc has to meet their ends. */
function findRings({ layers }: BaseMap): Set<number> {
  const rings = layerNames.filter(isFilled).flatMap((name) => layers[name].filter(({ length }) => length === 1));
  return new Set(rings.map(([reference = 0]) => toArcIndex(reference)));
}

/** The power of two whose steps are no wider than the finest precision among the points. */
function chooseScale(points: readonly Point[], findPrecision: (point: Point) => number): number {
  const finest = Math.min(...points.map(([x, y]) => findPrecision([x * gridUnit, y * gridUnit])));
  return Math.max(0, Math.min(7, Math.floor(Math.log2(finest / gridUnit))));
}

/** Encodes the base map for `readBaseMap`; `findPrecision` gives the precision at a point in kilometres. */
export function encodeBaseMap(map: BaseMap, findPrecision: (point: Point) => number): Uint8Array<ArrayBuffer> {
  const { arcs, layers, labels } = map;
  const bytes: number[] = [formatVersion];
  const writeNumber = (value: number) => {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  };
  const writeDifference = (value: number) => writeNumber(value < 0 ? -2 * value - 1 : 2 * value);
  const writeList = <Item>(items: readonly Item[], writeItem: (item: Item) => void) => {
    writeNumber(items.length);
    for (const item of items) writeItem(item);
  };
  let [lastX, lastY] = [0, 0];
  const writePoint = ([x, y]: Point, step = 1) => {
    const steps = [Math.round((x - lastX) / step), Math.round((y - lastY) / step)] as const;
    for (const difference of steps) writeDifference(difference);
    lastX += steps[0] * step;
    lastY += steps[1] * step;
  };
  const toGrid = (x: number, y: number): Point => [Math.round(x / gridUnit), Math.round(y / gridUnit)];
  const rings = findRings(map);
  writeNumber(arcs.length);
  for (const [number, arc] of arcs.entries()) {
    const length = arc.length / 2;
    const points = Array.from({ length }, (_, at) => toGrid(arc[2 * at] as number, arc[2 * at + 1] as number));
    const isRing = rings.has(number);
    writeNumber(2 * length + (isRing ? 1 : 0));
    let scale = 0;
    for (const [at, point] of points.entries()) {
      if (at % pointsPerScale === 1) {
        scale = chooseScale(points.slice(at, at + pointsPerScale), findPrecision);
        bytes.push(scale);
      }
      writePoint(point, at === 0 || (at === length - 1 && !isRing) ? 1 : 2 ** scale);
    }
  }
  let lastArc = 0;
  for (const name of layerNames)
    writeList(layers[name], (line) =>
      writeList(line, (reference) => {
        const arc = toArcIndex(reference);
        writeDifference(arc - lastArc);
        bytes.push(reference < 0 ? 1 : 0);
        lastArc = arc;
      }),
    );
  writeList(labels, ({ kind, rank, room, x, y }) => {
    bytes.push(labelKinds.indexOf(kind), rank);
    writeNumber(room);
    writePoint(toGrid(x, y));
  });
  const names = labels.map(({ name, shortName }) => {
    const all = [name.en, name.fr, shortName.en, shortName.fr];
    const isShort = shortName.en !== name.en || shortName.fr !== name.fr;
    const needed = isShort ? 4 : name.en === name.fr ? 1 : 2;
    return all.slice(0, needed).join('\t');
  });
  return Uint8Array.from([...bytes, ...new TextEncoder().encode(names.join('\n'))]);
}
