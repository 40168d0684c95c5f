import { type BaseMap, toArcIndex } from './base-map.ts';
import { type Camera, type CameraLimits, createCamera } from './camera.ts';
import { listenToControls, setZoomLimits } from './controls.ts';
import type { GestureActions } from './gesture-context.ts';
import { listenToGestures } from './gestures.ts';
import { createHints } from './hints.ts';
import { createMapElements, type MapElements } from './map-elements.ts';
import { createMarkerHandle, type MapArea, type MapHandle, type MapOptions } from './map-handle.ts';
import { createMapRenderer } from './map-renderer.ts';
import { createMarkerSet, type MarkerSet } from './marker-set.ts';
import { type MapPoint, project, unproject } from './projection.ts';
import type { StoreActions } from './store-layer.ts';
import type { OpenTileLayer } from './tile-layer.ts';
import { type Bounds, findBounds, findSquare, listCorners, placePoint, toMap, type View } from './view.ts';
import { watchEnvironment } from './watch-environment.ts';

/** Options of our own map. */
export interface OwnMapOptions extends MapOptions {
  baseMap: BaseMap;
  /** Opens a map of streets above the base map. */
  openTileLayer?: OpenTileLayer | undefined;
}

/** The bounding box of Canada. */
function findCanada({ layers, arcs }: BaseMap): Bounds {
  return findBounds(
    layers.canada.flat().flatMap((reference) => {
      const arc = arcs[toArcIndex(reference)] as Float32Array;
      return [...Array(arc.length / 2).keys()].map((at) => ({
        x: arc[2 * at] as number,
        y: arc[2 * at + 1] as number,
      }));
    }),
  );
}

function measureArea(view: View, isByVisitor: boolean): MapArea {
  const [across, along] = [view.width / 2 / view.scale, view.height / 2 / view.scale];
  const reach = { nearest: Math.min(across, along), furthest: Math.hypot(across, along) };
  return { middle: unproject(view), reach, isByVisitor };
}

/** The grabbed point stays under the pointer. */
function createGestureActions(camera: Camera, root: HTMLElement): Omit<GestureActions, 'scrollOver'> {
  let held: { point: MapPoint; scale: number } | undefined;
  return {
    grab(at) {
      camera.startVisitorMove();
      const view = camera.get();
      held = { point: toMap(view, at), scale: view.scale };
      root.toggleAttribute('data-grabbed', true);
    },
    drag: (at) => held && camera.set(placePoint(camera.get(), held.point, at)),
    pinch: (at, ratio) =>
      held && camera.set(placePoint(camera.get(), held.point, at, camera.limitScale(held.scale * ratio))),
    release(speed) {
      held = undefined;
      root.toggleAttribute('data-grabbed', false);
      camera.fling(speed);
    },
    zoom: camera.zoomAt,
  };
}

/** What pressing a marker does: a cluster opens, unless no scale can separate its stores. */
function createStoreActions(
  { onChosen, onPointed, onClusterChosen }: MapOptions,
  camera: Camera,
  markers: MarkerSet,
  focusNear: (point: MapPoint) => void,
): StoreActions {
  return {
    onChosen: (id) => onChosen?.(id),
    onPointed: (id) => onPointed?.(id),
    onClusterPressed(members, hadFocus) {
      const points = markers.listCorners(members);
      const next = camera.findCloseView(points);
      if (next.scale < camera.get().scale * 1.05) {
        onClusterChosen?.(members.map(markers.idOf));
        return;
      }
      camera.startVisitorMove();
      const [first] = points;
      camera.animateTo(next, () => hadFocus && first && focusNear(first));
    },
  };
}

/** A camera limited to Canada that updates the renderer and the zoom buttons. */
function createMapCamera(
  elements: MapElements,
  { onMoved }: MapOptions,
  limits: CameraLimits,
  onView: (view: View) => void,
  onVisitorMove: () => void,
): Camera {
  const camera = createCamera(limits, {
    onView(view) {
      onView(view);
      const isLimit = (factor: number) => camera.limitScale(view.scale * factor) === view.scale;
      setZoomLimits(elements, isLimit(1.01), isLimit(0.99));
    },
    onRest: (view, isByVisitor) => onMoved?.(measureArea(view, isByVisitor)),
    onVisitorMove,
  });
  return camera;
}

/** Mounts our own map in an empty element that has a height. */
export function mountMap(host: HTMLElement | ShadowRoot, options: OwnMapOptions): MapHandle {
  const markers = createMarkerSet(options.markers ?? []);
  const elements = createMapElements(host.ownerDocument);
  const { root } = elements;
  host.append(root);
  const hints = createHints(elements.hint);
  const canada = findCanada(options.baseMap);
  const listPoints: MarkerSet['listPoints'] = (...wanted) => {
    const points = markers.listPoints(...wanted);
    return points.length > 0 ? points : listCorners(canada);
  };
  const showStores: MapHandle['showStores'] = (...wanted) => camera.show(listPoints(...wanted));
  const tileLayer = options.openTileLayer?.({
    root,
    onLoaded: () => renderer.invalidate(),
    onLost() {
      limits.maxScale = limits.fitScale = undefined;
      camera.set(camera.get());
    },
  });
  const limits: CameraLimits = { ...canada, maxScale: tileLayer?.maxScale, fitScale: tileLayer?.fitScale };
  const camera = createMapCamera(elements, options, limits, (view) => renderer.setView(view), hints.hide);
  const actions = createStoreActions(options, camera, markers, (point) => renderer.focusNear(point));
  const renderer = createMapRenderer(elements, markers, { baseMap: options.baseMap, tileLayer }, actions);
  const setLocale: MapHandle['setLocale'] = (locale, t) => {
    elements.label(t);
    hints.label(t);
    renderer.setLocale(locale, t);
  };
  setLocale(options.locale, options.t);
  listenToControls(elements, { ...camera, showAll: () => showStores() });
  const stopGestures = listenToGestures(root, { ...createGestureActions(camera, root), scrollOver: hints.show });
  const stopWatching = watchEnvironment(root, renderer, (width, height) => camera.resize(width, height, listPoints));
  return {
    ...createMarkerHandle(markers, renderer.invalidate),
    showStores,
    showPlace: (place, kilometres) => camera.show(listCorners(findSquare(project(place), kilometres)), Infinity),
    setLocale,
    refresh: renderer.refresh,
    destroy() {
      for (const stop of [hints.hide, stopGestures, stopWatching, renderer.destroy, camera.destroy]) stop();
      tileLayer?.destroy();
      root.remove();
    },
  };
}
