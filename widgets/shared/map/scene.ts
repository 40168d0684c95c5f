import type { Locale } from '../locale/locale.ts';
import type { BaseMap } from './base-map.ts';
import type { Frame } from './frame.ts';
import { type Box, createMeasure, drawLabels, type MeasureText, placeLabels } from './labels.ts';
import type { MapTranslate } from './map-words.ts';
import type { MarkerStore } from './marker-store.ts';
import { createPainter } from './paint.ts';
import { type Palette, readPalette } from './palette.ts';
import type { MapPoint } from './projection.ts';
import { createStoreLayer, type StoreActions } from './store-layer.ts';
import { findTurn, toScreen, type View } from './view.ts';

/** Draws everything whenever something changed, once for each frame of the screen. */
export function createScene(frame: Frame, store: MarkerStore, baseMap: BaseMap, actions: StoreActions) {
  const { canvas, root, group } = frame;
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
  const paint = createPainter(baseMap);
  let view: View | undefined;
  let palette: Palette | undefined;
  let measure: MeasureText = createMeasure(context);
  let [locale, t]: [Locale, MapTranslate | undefined] = ['en', undefined];
  let request = 0;

  const layer = createStoreLayer(group, store, actions);
  const listObstacles = (): Box[] => {
    const { left, top } = root.getBoundingClientRect();
    const parts = [...root.querySelectorAll('.controls, .credit')].map((part) => part.getBoundingClientRect());
    return parts.map((part) => ({
      left: part.left - left,
      top: part.top - top,
      width: part.width,
      height: part.height,
    }));
  };
  let obstacles: Box[] | undefined;

  /** Set for as long as the page is printed. */
  let paperRatio: number | undefined;
  const draw = () => {
    const pixelRatio = paperRatio ?? Math.min(devicePixelRatio, 3);
    cancelAnimationFrame(request);
    request = 0;
    if (!view || !t) return;
    palette ??= readPalette(root);
    obstacles ??= listObstacles();
    const [width, height] = [Math.round(view.width * pixelRatio), Math.round(view.height * pixelRatio)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const [current, turn] = [view, findTurn(view)];
    const taken = layer.draw(view, palette.size, (point) => toScreen(current, point, turn));
    paint(context, view, palette, pixelRatio);
    context.setTransform(1, 0, 0, 1, 0, 0);
    const placed = placeLabels(baseMap.labels, view, palette, locale, [...obstacles, ...taken], measure);
    drawLabels(context, placed, palette, pixelRatio);
  };
  const invalidate = () => {
    request ||= requestAnimationFrame(draw);
  };
  /** Colours, fonts or the size of text may have changed. */
  const refresh = () => {
    palette = undefined;
    obstacles = undefined;
    measure = createMeasure(context);
    invalidate();
  };

  return {
    invalidate,
    refresh,
    setView(next: View) {
      view = next;
      invalidate();
    },
    setLocale(nextLocale: Locale, nextT: MapTranslate) {
      [locale, t] = [nextLocale, nextT];
      layer.setLocale(locale, nextT);
      refresh();
    },
    /** Moves the focus to the marker closest to a place. */
    focusNear(point: MapPoint) {
      draw();
      if (!view) return;
      const current = view;
      layer.focusNear(toScreen(current, point), (marker) => toScreen(current, marker));
    },
    /** Tells of every new size, and draws anew for other colours, fonts, and paper. Returns the function that ends it. */
    watch(onSize: (width: number, height: number) => void): () => void {
      const listeners = new AbortController();
      const { signal } = listeners;
      const observer = new ResizeObserver(() => {
        obstacles = undefined;
        onSize(root.clientWidth, root.clientHeight);
      });
      observer.observe(root);
      for (const query of ['(forced-colors: active)', '(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
        matchMedia(query).addEventListener('change', refresh, { signal });
      }
      root.ownerDocument.fonts.addEventListener('loadingdone', refresh, { signal });
      // On paper the drawing has the printer's resolution, and the width of a page.
      const resizeTo = (width: string, pixelRatio?: number) => {
        paperRatio = pixelRatio;
        root.style.width = width;
        onSize(root.clientWidth, root.clientHeight);
        refresh();
        draw();
      };
      addEventListener('beforeprint', () => resizeTo('min(100%, 660px)', 3), { signal });
      addEventListener('afterprint', () => resizeTo(''), { signal });
      return () => {
        observer.disconnect();
        listeners.abort();
      };
    },
    destroy() {
      cancelAnimationFrame(request);
      layer.destroy();
    },
  };
}
