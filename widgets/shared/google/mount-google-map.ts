import { listenToControls, setZoomLimits } from '../map/controls.ts';
import { createMarkerHandle, type MapArea, type MapHandle, type MapOptions } from '../map/map-handle.ts';
import { createMarkerSet, type MarkerSet } from '../map/marker-set.ts';
import type { MapPoint } from '../map/projection.ts';
import type { StoreActions } from '../map/store-layer.ts';
import { findSquare, listCorners } from '../map/view.ts';
import { measureDistance } from '../stores/distance.ts';
import {
  createGoogleCamera,
  type GoogleCamera,
  isZoomLimit,
  maxZoom,
  readZoom,
  resizeCamera,
  showPoints,
  startVisitorMove,
  zoomByFactor,
  zoomToPoints,
} from './google-camera.ts';
import { createGoogleMapElements, type GoogleMapElements } from './google-map-elements.ts';
import { createGoogleStoreLayer } from './google-store-layer.ts';
import type { GoogleMaps } from './load-google-maps.ts';
import { findKilometre, findMinZoom, projectMercator } from './mercator.ts';

/** Options of Google's map. */
export interface GoogleMapOptions extends MapOptions {
  /** A style from Google's console; optional. */
  mapId?: string | undefined;
  /** Language tag of Google's names (`language` of the loader), fixed even if the map's messages change language. */
  language?: string | undefined;
}

/** Canada without its nearly empty north. */
const canada = [
  { lat: 70, lng: -141 },
  { lat: 42, lng: -52.6 },
].map(projectMercator);

function createMap(
  { googleElement, root }: GoogleMapElements,
  { mapId }: GoogleMapOptions,
  { Map: Google }: GoogleMaps,
) {
  return new Google(googleElement, {
    center: { lat: 57, lng: -97 },
    zoom: findMinZoom(root.clientWidth),
    minZoom: findMinZoom(root.clientWidth),
    maxZoom: maxZoom,
    disableDefaultUI: true,
    keyboardShortcuts: false,
    clickableIcons: false,
    gestureHandling: 'cooperative',
    tilt: 0,
    ...(mapId && { mapId }),
  });
}

/** What pressing a marker does: a cluster opens, unless no zoom level can separate its stores. */
function createStoreActions(
  { onChosen, onPointed, onClusterChosen }: MapOptions,
  camera: GoogleCamera,
  markers: MarkerSet,
  focusNear: (point: MapPoint) => void,
): StoreActions {
  return {
    onChosen: (id) => onChosen?.(id),
    onPointed: (id) => onPointed?.(id),
    onClusterPressed(members, hadFocus) {
      const points = markers.listCorners(members);
      const [first] = points;
      const isOne = points.every(({ x, y }) => x === first?.x && y === first.y);
      if (isOne || readZoom(camera) === maxZoom) onClusterChosen?.(members.map(markers.idOf));
      else zoomToPoints(camera, points, () => hadFocus && first && focusNear(first));
    },
  };
}

function measureArea({ map, isByVisitor }: GoogleCamera): MapArea | undefined {
  const [middle, bounds] = [map.getCenter()?.toJSON(), map.getBounds()];
  if (!middle || !bounds) return undefined;
  const [corner, lat] = [bounds.getNorthEast().toJSON(), middle.lat];
  const across = measureDistance(middle, { lat, lng: corner.lng });
  const along = measureDistance(middle, { lat: corner.lat, lng: middle.lng });
  const reach = { nearest: Math.min(across, along), furthest: Math.hypot(across, along) };
  return { middle, reach, isByVisitor };
}

interface Layer {
  invalidate: () => void;
  render: () => void;
  refresh: () => void;
}

/** Keeps the markers and the zoom buttons in sync with Google's map, and reports once it is idle. */
function watchMap(camera: GoogleCamera, layer: Layer, onZoom: () => void, onMoved: MapOptions['onMoved']): void {
  const { map } = camera;
  map.addListener('dragstart', () => startVisitorMove(camera));
  map.addListener('zoom_changed', () => {
    if (!camera.isZoomOfPage) startVisitorMove(camera);
    onZoom();
  });
  map.addListener('bounds_changed', layer.invalidate);
  map.addListener('idle', () => {
    camera.isZoomOfPage = false;
    layer.render();
    const { onRest } = camera;
    camera.onRest = undefined;
    onRest?.();
    const area = measureArea(camera);
    if (area) onMoved?.(area);
  });
}

/** Shows Google's map in an empty element that has a height; same interface as `mountMap`. */
export function mountGoogleMap(host: HTMLElement | ShadowRoot, options: GoogleMapOptions, maps: GoogleMaps): MapHandle {
  const markers = createMarkerSet(options.markers ?? [], projectMercator);
  const elements = createGoogleMapElements(host.ownerDocument, options.language);
  const { root } = elements;
  host.append(root);
  const map = createMap(elements, options, maps);
  const camera = createGoogleCamera(map, root);
  const actions = createStoreActions(options, camera, markers, (point) => layer.focusNear(point));
  const layer = createGoogleStoreLayer(elements, map, maps, markers, actions);
  const setLocale: MapHandle['setLocale'] = (locale, t) => {
    elements.label(t);
    layer.setLocale(locale, t);
  };
  setLocale(options.locale, options.t);
  const showStores: MapHandle['showStores'] = (...wanted) => {
    const points = markers.listPoints(...wanted);
    showPoints(camera, points.length > 0 ? points : canada);
  };
  const updateControls = () => setZoomLimits(elements, isZoomLimit(camera, 1), isZoomLimit(camera, -1));
  watchMap(camera, layer, updateControls, options.onMoved);
  listenToControls(elements, {
    zoomBy: (factor) => zoomByFactor(camera, factor),
    showAll: () => showStores(),
    moveBy(left, top) {
      startVisitorMove(camera);
      map.panBy(-left, -top);
    },
  });
  const resize = new ResizeObserver(() => {
    layer.refresh();
    resizeCamera(camera);
    updateControls();
  });
  resize.observe(root);
  showStores();
  updateControls();
  return {
    ...createMarkerHandle(markers, layer.invalidate),
    showStores,
    showPlace: (place, kilometres) =>
      showPoints(
        camera,
        listCorners(findSquare(projectMercator(place), kilometres * findKilometre(place.lat))),
        maxZoom,
      ),
    setLocale,
    refresh: layer.refresh,
    destroy() {
      resize.disconnect();
      maps.event.clearInstanceListeners(map);
      layer.destroy();
      root.remove();
    },
  };
}
