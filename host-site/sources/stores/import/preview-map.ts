import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { type LayerName, toArcIndex } from '../../../../widgets/shared/map/base-map.ts';
import { type MapPoint, project } from '../../../../widgets/shared/map/projection.ts';
import type { Store } from '../../../../widgets/shared/stores/store.ts';
import { openBaseMap } from '../open-base-map.ts';
import type { Change, Difference } from './compare-stores.ts';

/** A store on the preview's map, in projected kilometres; `from` is where a moved one was. */
interface PreviewPoint extends MapPoint {
  change: Change | 'unchanged';
  name: string;
  number: string;
  isApproximate: boolean;
  from?: MapPoint | undefined;
}

/** A map of what an import changes: outlines as SVG paths, towns and stores, in projected kilometres. */
export interface PreviewMap {
  /** What is worth showing: x, y, width and height. */
  box: [number, number, number, number];
  land: string;
  lakes: string;
  borders: string;
  towns: (MapPoint & { name: string; rank: number })[];
  points: PreviewPoint[];
}

/** Kilometres around the stores, and the least width of the map. */
const [margin, least] = [40, 120];

function findBox(points: readonly MapPoint[]): PreviewMap['box'] {
  const range = (values: readonly number[]): [number, number] => {
    const [low, high] = [Math.min(...values) - margin, Math.max(...values) + margin];
    const missing = Math.max(0, least - (high - low)) / 2;
    return [low - missing, high - low + 2 * missing];
  };
  const [x, width] = range(points.map((point) => point.x));
  const [y, height] = range(points.map((point) => point.y));
  return [x, y, width, height];
}

/** The lines of a layer near a box, as an SVG path with tenths of a kilometre. */
function tracePaths(layer: LayerName, [x, y, width, height]: PreviewMap['box']): string {
  const { arcs, layers } = openBaseMap();
  const isNear = (points: readonly (readonly [number, number])[]) =>
    Math.min(...points.map(([left]) => left)) < x + 2 * width &&
    Math.max(...points.map(([left]) => left)) > x - width &&
    Math.min(...points.map(([, top]) => top)) < y + 2 * height &&
    Math.max(...points.map(([, top]) => top)) > y - height;
  const paths = layers[layer].map((line) => {
    const points = line.flatMap((reference) => {
      const arc = arcs[toArcIndex(reference)] ?? new Float32Array();
      const list = Array.from({ length: arc.length / 2 }, (_, at) => [arc[2 * at] ?? 0, arc[2 * at + 1] ?? 0] as const);
      return reference < 0 ? list.reverse() : list;
    });
    if (points.length === 0 || !isNear(points)) return '';
    const end = layer === 'provinces' ? '' : 'Z';
    return `M${points.map(([left, top]) => `${left.toFixed(1)} ${top.toFixed(1)}`).join('L')}${end}`;
  });
  return paths.join('');
}

/** Draws what an import changes; undefined without any store. */
export function drawPreview(
  stores: readonly Store[],
  differences: readonly Difference[],
  locale: Locale,
): PreviewMap | undefined {
  const gone = differences.filter(({ change, store }) => change === 'closed' && !stores.includes(store));
  const all = [...stores, ...gone.map(({ store }) => store)];
  if (all.length === 0) return undefined;
  // The change that shows on a map comes first.
  const order: readonly Change[] = ['closed', 'added', 'moved', 'hours', 'details'];
  const points = all.map((store): PreviewPoint => {
    const changes = differences.filter((difference) => difference.store === store);
    const first = order.map((change) => changes.find((each) => each.change === change)).find(Boolean);
    return {
      ...project(store),
      change: first?.change ?? 'unchanged',
      name: store.name[locale],
      number: store.number,
      isApproximate: store.approximate === true,
      ...(first?.change === 'moved' && first.before ? { from: project(first.before) } : {}),
    };
  });
  const box = findBox(points.flatMap((point) => [point, ...(point.from ? [point.from] : [])]));
  const towns = openBaseMap()
    .labels.filter(({ kind }) => kind === 'city')
    .map(({ x, y, name, rank }) => ({ x, y, name: name[locale], rank }));
  return {
    box,
    land: tracePaths('canada', box) + tracePaths('neighbours', box),
    lakes: tracePaths('lakes', box),
    borders: tracePaths('provinces', box),
    towns,
    points,
  };
}
