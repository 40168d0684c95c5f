import type { Locale } from '../locale/locale.ts';
import type { BaseMap } from './base-map.ts';
import type { MapElements } from './map-elements.ts';
import type { MapTranslate } from './map-words.ts';
import type { MarkerSet } from './marker-set.ts';
import { createMapPainter, readAppearance } from './paint-map.ts';
import type { MapPoint } from './projection.ts';
import { createStoreLayer, type StoreActions } from './store-layer.ts';
import { findTurn, toScreen, type View } from './view.ts';

/** Renders a map; `invalidate` and `refresh` have that done with the next frame of the screen. */
export type MapRenderer = ReturnType<typeof createMapRenderer>;

/** Device pixels for a CSS pixel beyond which no one sees a difference. */
export const mostPixelRatio = 3;

/** Renders base map, names and markers whenever something has changed, at most once for each frame of the screen. */
export function createMapRenderer(elements: MapElements, markers: MarkerSet, baseMap: BaseMap, actions: StoreActions) {
  const { canvas, root, group } = elements;
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
  const paint = createMapPainter(context, baseMap);
  const layer = createStoreLayer(group, markers, actions);
  let view: View | undefined;
  let appearance: ReturnType<typeof readAppearance> | undefined;
  let locale: Locale | undefined;
  /** Set for as long as the page is printed. */
  let paperRatio: number | undefined;
  let request = 0;

  const render = () => {
    cancelAnimationFrame(request);
    request = 0;
    if (!view || !locale) return;
    appearance ??= readAppearance(root, context);
    const [current, turn] = [view, findTurn(view)];
    const taken = layer.render(view, appearance.palette.size, (point) => toScreen(current, point, turn));
    paint(view, appearance, locale, taken, paperRatio ?? Math.min(devicePixelRatio, mostPixelRatio));
  };
  const invalidate = () => {
    request ||= requestAnimationFrame(render);
  };
  const refresh = () => {
    appearance = undefined;
    invalidate();
  };
  return {
    invalidate,
    /** Reads colours, fonts and the size of text anew. */
    refresh,
    setView(next: View) {
      view = next;
      invalidate();
    },
    setLocale(next: Locale, t: MapTranslate) {
      locale = next;
      layer.setLocale(next, t);
      refresh();
    },
    /** Moves the focus to the marker closest to a point. */
    focusNear(point: MapPoint) {
      render();
      if (!view) return;
      const current = view;
      layer.focusNear(toScreen(current, point), (marker) => toScreen(current, marker));
    },
    /** Renders at once with so many device pixels for a CSS pixel; without a number with those of the screen. */
    renderWith(pixelRatio?: number) {
      paperRatio = pixelRatio;
      refresh();
      render();
    },
    destroy() {
      cancelAnimationFrame(request);
      layer.destroy();
    },
  };
}
