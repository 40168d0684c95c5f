import type { BaseMap, LayerName } from './base-map.ts';
import { tracePaths } from './paint-base-map.ts';
import type { MapPoint } from './projection.ts';
import type { Box } from './view.ts';
import { findBounds, findRotation, toMap, type View } from './view.ts';

/** The terrain of a point; `land` is in Canada. */
export type Terrain = 'water' | 'land' | 'abroad';

/** Finds the terrain at a point of the map. */
export type FindTerrain = (point: MapPoint) => Terrain;

/** Width in kilometres of a pixel of the lookup picture. */
const pixelSize = 4;
const colours = { neighbours: '#0f0', canada: '#f00', lakes: '#000' } as const satisfies Partial<
  Record<LayerName, string>
>;

function* listPoints(arcs: BaseMap['arcs']): Generator<MapPoint> {
  for (const arc of arcs) for (let at = 0; at < arc.length; at += 2) yield { x: arc[at] ?? 0, y: arc[at + 1] ?? 0 };
}

/** Rasterizes the map once at low resolution, with a colour per terrain: lookups are then cheap while the map moves. */
export function createTerrainLookup(baseMap: BaseMap): FindTerrain {
  const { minX, minY, maxX, maxY } = findBounds(listPoints(baseMap.arcs));
  const canvas = document.createElement('canvas');
  const width = Math.ceil((maxX - minX) / pixelSize);
  const height = Math.ceil((maxY - minY) / pixelSize);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true }) as CanvasRenderingContext2D;
  const paths = tracePaths(baseMap, pixelSize);
  context.setTransform(1 / pixelSize, 0, 0, 1 / pixelSize, -minX / pixelSize, -minY / pixelSize);
  for (const [layer, colour] of Object.entries(colours)) {
    context.fillStyle = colour;
    context.fill(paths[layer as keyof typeof colours], 'evenodd');
  }
  const { data } = context.getImageData(0, 0, width, height);
  return ({ x, y }) => {
    const [column, row] = [Math.floor((x - minX) / pixelSize), Math.floor((y - minY) / pixelSize)];
    if (column < 0 || row < 0 || column >= width || row >= height) return 'water';
    const at = 4 * (row * width + column);
    if ((data[at] ?? 0) > 127) return 'land';
    return (data[at + 1] ?? 0) > 127 ? 'abroad' : 'water';
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
