import type { Locale } from '../locale/locale.ts';
import type { MapElements } from './map-elements.ts';
import type { MapTranslate } from './map-message-keys.ts';
import type { MarkerSet } from './marker-set.ts';
import { createMapPainter, type MapLayers, readAppearance } from './paint-map.ts';
import type { MapPoint } from './projection.ts';
import { createStoreLayer, type StoreActions } from './store-layer.ts';
import { findRotation, toScreen, type View } from './view.ts';

/** Renders a map; `invalidate` and `refresh` schedule that for the next frame. */
export type MapRenderer = ReturnType<typeof createMapRenderer>;

/** Maximum device pixels per CSS pixel; more make no visible difference. */
export const maxPixelRatio = 3;

/** Renders base map, tile layer, labels and markers after changes, at most once per frame. */
export function createMapRenderer(elements: MapElements, markers: MarkerSet, layers: MapLayers, actions: StoreActions) {
  const { canvas, root, group } = elements;
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
  const paint = createMapPainter(context, layers);
  const layer = createStoreLayer(group, markers, actions);
  let view: View | undefined;
  let appearance: ReturnType<typeof readAppearance> | undefined;
  let locale: Locale | undefined;
  /** Set while the page is printed. */
  let paperRatio: number | undefined;
  let request = 0;

  const render = () => {
    cancelAnimationFrame(request);
    request = 0;
    if (!view || !locale) return;
    appearance ??= readAppearance(root, context);
    const [current, turn] = [view, findRotation(view)];
    const taken = layer.render(view, appearance.palette.size, (point) => toScreen(current, point, turn));
    paint(view, appearance, locale, taken, paperRatio ?? Math.min(devicePixelRatio, maxPixelRatio));
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
    /** Reads colours, fonts and the text size again. */
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
    /** Renders now, at this many device pixels per CSS pixel; at the screen's ratio without a number. */
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
