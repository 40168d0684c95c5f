import { type BaseMap, isFilled, type LayerName, layerNames, toArcIndex } from './base-map.ts';
import type { Palette } from './palette.ts';
import { baseScale, findRotation, type View } from './view.ts';

/** A path for each layer, as detailed as the scale can show. */
type Paths = Record<LayerName, Path2D>;

/** Minimum kilometres between points of a line, by scale in pixels per kilometre; larger scales use every point. */
const details = [
  { upTo: 0.35, distance: 3 },
  { upTo: 1.2, distance: 0.9 },
  { upTo: Infinity, distance: 0 },
];

/** Drops points closer than `distance` to the previous one; keeps the ends, so that arcs meet. */
function thinOut(arc: Float32Array, distance: number): Float32Array {
  if (distance === 0) return arc;
  const kept: number[] = [];
  let [lastX, lastY] = [Infinity, Infinity];
  for (let at = 0; at < arc.length; at += 2) {
    const [x, y] = [arc[at] as number, arc[at + 1] as number];
    if (at > 0 && at < arc.length - 2 && Math.abs(x - lastX) + Math.abs(y - lastY) < distance) continue;
    kept.push(x, y);
    [lastX, lastY] = [x, y];
  }
  return Float32Array.from(kept);
}

function addArc(path: Path2D, arc: Float32Array, isBackwards: boolean, isFirst: boolean): void {
  const count = arc.length / 2;
  for (let step = 0; step < count; step += 1) {
    const at = 2 * (isBackwards ? count - 1 - step : step);
    const [x, y] = [arc[at] as number, arc[at + 1] as number];
    if (isFirst && step === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
}

/** Traces every layer as a path in kilometres; consecutive points are at least `distance` apart. */
function tracePaths({ arcs, layers }: BaseMap, distance: number): Paths {
  const thin = arcs.map((arc) => thinOut(arc, distance));
  const paths = layerNames.map((name) => {
    const path = new Path2D();
    for (const line of layers[name]) {
      line.forEach((reference, at) => {
        const isBackwards = reference < 0;
        addArc(path, thin[toArcIndex(reference)] as Float32Array, isBackwards, at === 0);
      });
      if (isFilled(name)) path.closePath();
    }
    return [name, path];
  });
  return Object.fromEntries(paths) as Paths;
}

/** Paints the base map; `pixelRatio` is device pixels per CSS pixel. */
export type PaintBaseMap = (
  context: CanvasRenderingContext2D,
  view: View,
  palette: Palette,
  pixelRatio: number,
) => void;

/** Creates the painter of a base map; traces its lines once per level of detail. */
export function createBaseMapPainter(baseMap: BaseMap): PaintBaseMap {
  const traced = new Map<number, Paths>();
  const findPaths = (scale: number) => {
    const distance = details.find(({ upTo }) => scale <= upTo)?.distance ?? 0;
    const paths = traced.get(distance) ?? tracePaths(baseMap, distance);
    traced.set(distance, paths);
    return paths;
  };

  return (context, view, palette, pixelRatio) => {
    const paths = findPaths(view.scale);
    const turn = findRotation(view);
    const size = view.scale * pixelRatio;
    const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
    const left = (view.width * pixelRatio) / 2 - view.x * cos + view.y * sin;
    const top = (view.height * pixelRatio) / 2 - view.x * sin - view.y * cos;
    const paintLayer = (name: LayerName, stroke: string, width: number, fill?: string, dashes: number[] = []) => {
      if (fill) {
        context.fillStyle = fill;
        context.fill(paths[name], 'evenodd');
      }
      context.strokeStyle = stroke;
      context.lineWidth = width / view.scale;
      // Above the map's own scales, where tiles are missing, a country's borders would be millions of dashes.
      context.setLineDash(view.scale > baseScale ? [] : dashes.map((length) => length / view.scale));
      context.stroke(paths[name]);
    };
    // Lines are thinner on a small-scale map.
    const hair = Math.max(0.5, Math.min(1, 0.7 + Math.log10(view.scale) * 0.3));
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = palette.water;
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
    context.setTransform(cos, sin, -sin, cos, left, top);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    paintLayer('neighbours', palette.coast, hair * 0.6, palette.abroad);
    paintLayer('canada', palette.coast, hair, palette.land);
    paintLayer('rivers', palette.river, hair * 1.2);
    paintLayer('lakes', palette.coast, hair * 0.8, palette.water);
    paintLayer('provinces', palette.border, hair, undefined, [1, 3]);
    paintLayer('frontiers', palette.frontier, hair * 1.1, undefined, [6, 3, 1, 3]);
    context.setLineDash([]);
  };
}
