import type { Locale } from '../locale/locale.ts';
import type { BaseMap } from './base-map.ts';
import { createBaseMapPainter } from './paint-base-map.ts';
import { createTextMeasurer, paintLabels } from './paint-labels.ts';
import { type Palette, readPalette } from './palette.ts';
import { type MeasureText, placeLabels } from './place-labels.ts';
import { createBoxTerrainLookup, createTerrainLookup, type FindTerrain } from './terrain.ts';
import type { TileLayer } from './tile-layer.ts';
import type { Box, View } from './view.ts';

/** Colours, fonts and obstacles that depend on the page. */
interface Appearance {
  palette: Palette;
  measure: MeasureText;
  /** Boxes of controls and credit, which labels avoid. */
  obstacles: Box[];
}

/** What is below the markers. */
export interface MapLayers {
  baseMap: BaseMap;
  tileLayer?: TileLayer | undefined;
}

/** Reads colours, fonts and the boxes of the controls from the page; slow. */
export function readAppearance(root: HTMLElement, context: CanvasRenderingContext2D): Appearance {
  const obstacles = [...root.querySelectorAll<HTMLElement>('.controls, .credit')].map(
    ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
      left: offsetLeft,
      top: offsetTop,
      width: offsetWidth,
      height: offsetHeight,
    }),
  );
  return { palette: readPalette(context.canvas), measure: createTextMeasurer(context), obstacles };
}

/** Paints the base map, then the tile layer or the labels; `taken` are boxes of markers, `pixelRatio` is device pixels per CSS pixel. */
export function createMapPainter(context: CanvasRenderingContext2D, { baseMap, tileLayer }: MapLayers) {
  const paintBaseMap = createBaseMapPainter(baseMap);
  let findTerrain: FindTerrain | undefined;
  return (view: View, appearance: Appearance, locale: Locale, taken: readonly Box[], pixelRatio: number): void => {
    const { canvas } = context;
    const { palette, measure, obstacles } = appearance;
    const [width, height] = [Math.round(view.width * pixelRatio), Math.round(view.height * pixelRatio)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const isCovered = tileLayer?.covers(view, pixelRatio);
    if (!isCovered) paintBaseMap(context, view, palette, pixelRatio);
    tileLayer?.paint(context, view, pixelRatio);
    if (isCovered) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    findTerrain ??= createTerrainLookup(baseMap);
    const terrainOf = createBoxTerrainLookup(findTerrain, view);
    const labels = { view, palette, locale, taken: [...obstacles, ...taken], measure, terrainOf };
    paintLabels(context, placeLabels(baseMap.labels, labels), palette, pixelRatio);
  };
}
