import type { Locale } from '../locale/locale.ts';
import type { BaseMap } from './base-map.ts';
import { type Cluster, type Clusters, clusterMarkers } from './clusters.ts';
import type { Frame } from './frame.ts';
import { type Box, createMeasure, drawLabels, type MeasureText, placeLabels } from './labels.ts';
import type { MapTranslate } from './map-words.ts';
import { createMarkerLayer } from './marker-layer.ts';
import type { MarkerStore } from './marker-store.ts';
import { createPainter } from './paint.ts';
import { type Palette, readPalette } from './palette.ts';
import type { MapPoint } from './projection.ts';
import { type Bounds, toScreen, type View } from './view.ts';

export interface SceneActions {
  onChosen: (id: string) => void;
  onPointed: (id: string | undefined) => void;
  onClusterPressed: (members: readonly number[], hadFocus: boolean) => void;
}

/** How far apart two markers are, in the size of the text: their targets are 2.75 wide and may not cover each other. */
const spacing = 2.875;
const isWithin = (inner: Bounds, outer: Bounds) =>
  inner.minX >= outer.minX && inner.minY >= outer.minY && inner.maxX <= outer.maxX && inner.maxY <= outer.maxY;

function findBox({ x, y, width, height, scale }: View, share: number): Bounds {
  const reach = (Math.hypot(width, height) / 2 / scale) * share;
  return { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach };
}

/** Draws everything whenever something changed, once for each frame of the screen. */
export function createScene(frame: Frame, store: MarkerStore, baseMap: BaseMap, actions: SceneActions) {
  const { canvas, root, group } = frame;
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
  const paint = createPainter(baseMap);
  let view: View | undefined;
  let palette: Palette | undefined;
  let measure: MeasureText = createMeasure(context);
  let [locale, t]: [Locale, MapTranslate | undefined] = ['en', undefined];
  let gathered: { clusters: Clusters; bounds: Bounds; key: string } | undefined;
  let request = 0;

  const membersOf = (cluster: Cluster) => gathered?.clusters.listMembers(cluster) ?? [];
  const isOf = (index: number) => (cluster: Cluster) =>
    index >= 0 && (cluster.count === 1 ? cluster.first === index : membersOf(cluster).includes(index));
  const layer = createMarkerLayer(group, {
    describe: (cluster) => {
      if (cluster.count === 1) return store.nameOf(cluster.first);
      const [first, ...others] = membersOf(cluster).map(store.pointOf);
      const isOne = others.every(({ x, y }) => x === first?.x && y === first.y);
      return t?.(isOne ? 'clusterHere' : 'cluster', { count: cluster.count }) ?? '';
    },
    formatCount: (count) => new Intl.NumberFormat(`${locale}-CA`, { notation: 'compact' }).format(count),
    isSelected: (cluster) => cluster.count === 1 && cluster.first === store.selected,
    isHighlighted: (cluster) => isOf(store.highlighted)(cluster),
    onPress: (cluster) =>
      cluster.count === 1
        ? actions.onChosen(store.idOf(cluster.first))
        : actions.onClusterPressed(membersOf(cluster), layer.hasFocus()),
    onPoint: (cluster) => actions.onPointed(cluster?.count === 1 ? store.idOf(cluster.first) : undefined),
  });

  const gather = (current: View, size: number): readonly Cluster[] => {
    const level = Math.floor(Math.log2(current.scale) * 2) / 2;
    const key = `${level} ${size} ${store.version}`;
    if (gathered?.key !== key || !isWithin(findBox(current, 1), gathered.bounds)) {
      const bounds = findBox(current, 1.8);
      gathered = {
        key,
        bounds,
        clusters: clusterMarkers(store.points, bounds, (spacing * size) / 2 ** level, store.selected),
      };
    }
    return gathered.clusters.list;
  };
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
    const taken = layer.draw(gather(view, palette.size), view, palette.size);
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
      layer.clear();
      refresh();
    },
    /** Moves the focus to the marker closest to a place. */
    focusNear(point: MapPoint) {
      draw();
      if (!view) return;
      const place = toScreen(view, point);
      const current = view;
      layer.focus((cluster) => {
        const { left, top } = toScreen(current, cluster);
        return Math.hypot(left - place.left, top - place.top);
      });
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
