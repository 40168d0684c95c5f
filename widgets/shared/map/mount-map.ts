import type { Locale } from '../locale/locale.ts';
import { arcOf, type BaseMap } from './base-map.ts';
import { createFrame } from './frame.ts';
import { listenToGestures } from './gestures.ts';
import { createHints } from './hints.ts';
import { listenToKeys } from './keyboard.ts';
import type { MapTranslate } from './map-words.ts';
import { createMarkerStore, type MapMarker } from './marker-store.ts';
import { createMotion } from './motion.ts';
import { type GeoPoint, type MapPoint, project, unproject } from './projection.ts';
import { createScene } from './scene.ts';
import { findBounds, fitPoints, limitView, placePoint, type ScreenPoint, toMap, type View } from './view.ts';

export interface MapOptions {
  baseMap: BaseMap;
  markers?: readonly MapMarker[];
  locale: Locale;
  /** The map's words, of map.en.json and map.fr.json. */
  t: MapTranslate;
  /** The visitor pressed a store's marker. */
  onChosen?: (id: string) => void;
  /** The visitor pressed several stores that no closer look can tell apart. */
  onClusterChosen?: (ids: readonly string[]) => void;
  /** The pointer or the focus is on a store's marker; undefined when it has left. */
  onPointed?: (id: string | undefined) => void;
  /** The map has come to rest elsewhere. */
  onMoved?: (area: MapArea) => void;
}

/** What is in sight. */
export interface MapArea {
  middle: GeoPoint;
  /** Kilometres from the middle to the nearest and to the furthest edge. */
  reach: { nearest: number; furthest: number };
  /** Whether a visitor moved it, and not the page. */
  isByVisitor: boolean;
}

export interface MapHandle {
  setMarkers: (markers: readonly MapMarker[]) => void;
  /** Shows only the markers that pass; without a test all of them. */
  filter: (isShown?: (marker: MapMarker) => boolean) => void;
  /** Marks a store as the chosen one; undefined for none. It never hides in a cluster. */
  select: (id: string | undefined) => void;
  /** Lights up a store's marker, or the cluster that it is in. */
  highlight: (id: string | undefined) => void;
  /** Moves so that these stores are in sight; without a list all that show. */
  showStores: (ids?: readonly string[]) => void;
  /** Moves to a place with so many kilometres around it. */
  showPlace: (middle: GeoPoint, kilometres: number) => void;
  setLocale: (locale: Locale, t: MapTranslate) => void;
  /** Reads the colours and fonts of the page anew. */
  refresh: () => void;
  /** Takes the map out of the page, and every listener with it. */
  destroy: () => void;
}

/** Pixels that a fitted store keeps from the edge, and pixels a kilometre beyond which fitting does not go. */
const fitMargin = 48;
const fitScale = 6;
/** Milliseconds without a move after which the map is at rest. */
const restAfter = 160;

/** Draws the map into an empty element with a height, and moves it as the visitor wants. */
export function mountMap(host: HTMLElement | ShadowRoot, options: MapOptions): MapHandle {
  let { locale, t } = options;
  const store = createMarkerStore(options.markers ?? []);
  const frame = createFrame(host.ownerDocument);
  frame.label(t);
  host.append(frame.root);
  const limits = findBounds(
    options.baseMap.layers.canada.flat().flatMap((reference) => {
      const arc = options.baseMap.arcs[arcOf(reference)] as Float32Array;
      return [...Array(arc.length / 2).keys()].map((at) => ({
        x: arc[2 * at] as number,
        y: arc[2 * at + 1] as number,
      }));
    }),
  );
  let view: View = { x: 0, y: 0, scale: 1, width: 0, height: 0 };
  /** What the map was told to show, for as long as the visitor has not moved it. */
  let wanted: { points: readonly MapPoint[]; closest: number } | undefined;
  let isByVisitor = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const reportRest = () => {
    const [across, along] = [view.width / 2 / view.scale, view.height / 2 / view.scale];
    const reach = { nearest: Math.min(across, along), furthest: Math.hypot(across, along) };
    options.onMoved?.({ middle: unproject(view), reach, isByVisitor });
  };
  const setView = (next: View) => {
    view = limitView({ ...next, width: view.width, height: view.height }, limits);
    scene.setView(view);
    const isAt = (factor: number) => limitView({ ...view, scale: view.scale * factor }, limits).scale === view.scale;
    frame.zoomIn.setAttribute('aria-disabled', `${isAt(1.01)}`);
    frame.zoomOut.setAttribute('aria-disabled', `${isAt(0.99)}`);
    clearTimeout(rest);
    rest = setTimeout(reportRest, restAfter);
  };
  const takeOver = () => {
    motion.stop();
    wanted = undefined;
    isByVisitor = true;
    hints.hide();
  };
  const moveBy = (left: number, top: number) =>
    setView({ ...view, ...toMap(view, { left: view.width / 2 - left, top: view.height / 2 - top }) });
  const motion = createMotion(() => view, setView, moveBy);
  const hints = createHints(frame.hint);
  const middle = () => ({ left: view.width / 2, top: view.height / 2 });
  const zoom = (at: ScreenPoint, factor: number, isSudden: boolean) => {
    takeOver();
    const next = placePoint(
      view,
      toMap(view, at),
      at,
      limitView({ ...view, scale: view.scale * factor }, limits).scale,
    );
    if (isSudden) motion.glideTo(limitView(next, limits));
    else setView(next);
  };
  const goTo = (points: readonly MapPoint[], closest: number, onEnd?: () => void) => {
    const next = limitView(fitPoints(view, points, fitMargin, closest), limits);
    if (view.width > 0) motion.glideTo(next, onEnd);
  };
  const want = (points: readonly MapPoint[], closest = fitScale) => {
    wanted = { points, closest };
    isByVisitor = false;
    goTo(points, closest);
  };
  const canada = [
    { x: limits.minX, y: limits.minY },
    { x: limits.maxX, y: limits.maxY },
  ];
  const showStores = (ids?: readonly string[]) => {
    const points = store.listPoints(ids);
    want(points.length > 0 ? points : canada);
  };

  const scene = createScene(frame, store, options.baseMap, {
    onChosen: (id) => options.onChosen?.(id),
    onPointed: (id) => options.onPointed?.(id),
    onClusterPressed(members, hadFocus) {
      const points = store.spread(members);
      const next = limitView(fitPoints(view, points, fitMargin * 1.5, Infinity), limits);
      if (next.scale < view.scale * 1.05) {
        options.onClusterChosen?.(members.map(store.idOf));
        return;
      }
      takeOver();
      const [first] = points;
      motion.glideTo(next, () => hadFocus && first && scene.focusNear(first));
    },
  });
  scene.setLocale(locale, t);

  let grabbed: { point: MapPoint; scale: number } | undefined;
  const stopGestures = listenToGestures(frame.root, {
    grab(at) {
      takeOver();
      grabbed = { point: toMap(view, at), scale: view.scale };
      frame.root.toggleAttribute('data-grabbed', true);
    },
    drag: (at) => grabbed && setView(placePoint(view, grabbed.point, at)),
    pinch(at, ratio) {
      if (!grabbed) return;
      const { scale } = limitView({ ...view, scale: grabbed.scale * ratio }, limits);
      setView(placePoint(view, grabbed.point, at, scale));
    },
    release(speed) {
      grabbed = undefined;
      frame.root.toggleAttribute('data-grabbed', false);
      motion.throwMap(speed);
    },
    zoom,
    refuse: (gesture) => hints.show(gesture, t),
  });
  const zoomBy = (factor: number) => zoom(middle(), factor, true);
  listenToKeys(frame.surface, {
    zoomBy,
    showAll: () => showStores(),
    moveBy(left, top) {
      takeOver();
      motion.glideTo(
        limitView({ ...view, ...toMap(view, { left: view.width / 2 - left, top: view.height / 2 - top }) }, limits),
      );
    },
  });
  frame.zoomIn.addEventListener('click', () => zoomBy(2));
  frame.zoomOut.addEventListener('click', () => zoomBy(0.5));
  frame.showAll.addEventListener('click', () => showStores());

  const resize = (width: number, height: number) => {
    if (width === 0 || height === 0) return;
    const isFirst = view.width === 0;
    view = { ...view, width, height };
    if (isFirst && !wanted)
      wanted = { points: store.listPoints().length > 0 ? store.listPoints() : canada, closest: fitScale };
    setView(wanted ? fitPoints(view, wanted.points, fitMargin, wanted.closest) : view);
  };
  const stopWatching = scene.watch(resize);

  return {
    setMarkers: (markers) => {
      store.setMarkers(markers);
      scene.invalidate();
    },
    filter(isShown) {
      store.filter(isShown);
      scene.invalidate();
    },
    select(id) {
      store.select(id);
      scene.invalidate();
    },
    highlight(id) {
      store.highlight(id);
      scene.invalidate();
    },
    showStores,
    showPlace(place, kilometres) {
      const { x, y } = project(place);
      want(
        [
          { x: x - kilometres, y: y - kilometres },
          { x: x + kilometres, y: y + kilometres },
        ],
        Infinity,
      );
    },
    setLocale(nextLocale, nextT) {
      [locale, t] = [nextLocale, nextT];
      frame.label(t);
      scene.setLocale(locale, t);
    },
    refresh: scene.refresh,
    destroy() {
      clearTimeout(rest);
      motion.stop();
      hints.hide();
      stopGestures();
      stopWatching();
      scene.destroy();
      frame.root.remove();
    },
  };
}
