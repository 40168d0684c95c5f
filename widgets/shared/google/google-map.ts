import type { Locale } from '../locale/locale.ts';
import { listenToKeys } from '../map/keyboard.ts';
import { createMarkerStore } from '../map/marker-store.ts';
import type { MapHandle, MapOptions } from '../map/mount-map.ts';
import type { GeoPoint, MapPoint } from '../map/projection.ts';
import { measureDistance } from '../stores/distance.ts';
import type { GoogleMaps } from './bring-script.ts';
import { createGoogleFrame } from './google-frame.ts';
import { createGoogleStores } from './google-stores.ts';
import { findKilometre, findLeastZoom, fitMercator, projectMercator } from './mercator.ts';

export interface GoogleMapOptions extends Omit<MapOptions, 'baseMap'> {
  /** A style made in Google's console; the map needs none. */
  mapId?: string | undefined;
  /** Language tag of Google's names (`language` of the loader), which stays whatever the map's own words are in. */
  language?: string | undefined;
}

/** Pixels that a fitted store keeps from the edge, and the zoom level beyond which fitting does not go. */
const fitMargin = 48;
const fitZoom = 14;
/** The closest look. */
const mostZoom = 20;
/** Canada without its emptiest north. */
const canada = [
  { lat: 70, lng: -141 },
  { lat: 42, lng: -52.6 },
].map(projectMercator);

/** Draws Google's map into an empty element with a height; otherwise it is and does what `mountMap` does. */
export function mountGoogleMap(host: HTMLElement | ShadowRoot, options: GoogleMapOptions, maps: GoogleMaps): MapHandle {
  const store = createMarkerStore(options.markers ?? [], projectMercator);
  const frame = createGoogleFrame(host.ownerDocument, options.language);
  frame.label(options.t);
  host.append(frame.root);
  const map = new maps.Map(frame.ground, {
    center: { lat: 57, lng: -97 },
    zoom: findLeastZoom(frame.root.clientWidth),
    minZoom: findLeastZoom(frame.root.clientWidth),
    maxZoom: mostZoom,
    disableDefaultUI: true,
    keyboardShortcuts: false,
    clickableIcons: false,
    gestureHandling: 'cooperative',
    tilt: 0,
    ...(options.mapId && { mapId: options.mapId }),
  });
  /** What the map was told to show, for as long as the visitor has not moved it. */
  let wanted: { points: readonly MapPoint[]; closest: number } | undefined;
  let isByVisitor = false;
  /** Whether a change of zoom that is under way is the page's. */
  let isZoomOfPage = true;
  let onRest: (() => void) | undefined;

  const readZoom = () => map.getZoom() ?? 0;
  const limitZoom = (zoom: number) => Math.max(findLeastZoom(frame.root.clientWidth), Math.min(mostZoom, zoom));
  const takeOver = () => {
    wanted = undefined;
    isByVisitor = true;
    onRest = undefined;
  };
  const goTo = (points: readonly MapPoint[], margin: number, closest: number, least = 0) => {
    const { clientWidth: width, clientHeight: height } = frame.root;
    if (width === 0 || height === 0) return;
    const { middle, zoom: fitting } = fitMercator(points, { width, height }, margin, closest);
    const zoom = limitZoom(Math.max(fitting, least));
    isZoomOfPage = zoom !== readZoom();
    map.setZoom(zoom);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) map.setCenter(middle);
    else map.panTo(middle);
  };
  const want = (points: readonly MapPoint[], closest: number) => {
    wanted = { points, closest };
    isByVisitor = false;
    onRest = undefined;
    goTo(points, fitMargin, closest);
  };
  const showStores = (ids?: readonly string[]) => {
    const points = store.listPoints(ids);
    want(points.length > 0 ? points : canada, fitZoom);
  };
  const zoomBy = (factor: number) => {
    takeOver();
    map.setZoom(limitZoom(readZoom() + Math.sign(factor - 1)));
  };
  const writeLimits = () => {
    const zoom = readZoom();
    frame.zoomIn.setAttribute('aria-disabled', `${limitZoom(zoom + 1) === zoom}`);
    frame.zoomOut.setAttribute('aria-disabled', `${limitZoom(zoom - 1) === zoom}`);
  };

  const stores = createGoogleStores(frame, map, maps, store, {
    onChosen: (id) => options.onChosen?.(id),
    onPointed: (id) => options.onPointed?.(id),
    onClusterPressed(members, hadFocus) {
      const points = store.spread(members);
      const [first] = points;
      const isOne = points.every(({ x, y }) => x === first?.x && y === first.y);
      if (isOne || readZoom() === mostZoom) {
        options.onClusterChosen?.(members.map(store.idOf));
        return;
      }
      takeOver();
      // At least one step, or the press would do nothing.
      goTo(points, fitMargin * 1.5, mostZoom, readZoom() + 1);
      if (hadFocus && first) onRest = () => stores.focusNear(first);
    },
  });
  stores.setLocale(options.locale, options.t);

  const reportRest = () => {
    const [middle, bounds] = [map.getCenter()?.toJSON(), map.getBounds()];
    if (!middle || !bounds) return;
    const [corner, lat] = [bounds.getNorthEast().toJSON(), middle.lat];
    const across = measureDistance(middle, { lat, lng: corner.lng });
    const along = measureDistance(middle, { lat: corner.lat, lng: middle.lng });
    const reach = { nearest: Math.min(across, along), furthest: Math.hypot(across, along) };
    options.onMoved?.({ middle, reach, isByVisitor });
  };
  map.addListener('dragstart', takeOver);
  map.addListener('zoom_changed', () => {
    if (!isZoomOfPage) takeOver();
    writeLimits();
  });
  map.addListener('bounds_changed', stores.invalidate);
  map.addListener('idle', () => {
    isZoomOfPage = false;
    stores.draw();
    const act = onRest;
    onRest = undefined;
    act?.();
    reportRest();
  });

  listenToKeys(frame.surface, {
    zoomBy,
    showAll: () => showStores(),
    moveBy(left, top) {
      takeOver();
      map.panBy(-left, -top);
    },
  });
  frame.zoomIn.addEventListener('click', () => zoomBy(2));
  frame.zoomOut.addEventListener('click', () => zoomBy(0.5));
  frame.showAll.addEventListener('click', () => showStores());
  const resize = new ResizeObserver(() => {
    stores.refresh();
    // A wider map may have to come closer, and that is not the visitor.
    isZoomOfPage = true;
    map.setOptions({ minZoom: findLeastZoom(frame.root.clientWidth) });
    writeLimits();
    if (wanted) goTo(wanted.points, fitMargin, wanted.closest);
  });
  resize.observe(frame.root);
  showStores();
  writeLimits();

  return {
    setMarkers(markers) {
      store.setMarkers(markers);
      stores.invalidate();
    },
    filter(isShown) {
      store.filter(isShown);
      stores.invalidate();
    },
    select(id) {
      store.select(id);
      stores.invalidate();
    },
    highlight(id) {
      store.highlight(id);
      stores.invalidate();
    },
    showStores,
    showPlace(place: GeoPoint, kilometres: number) {
      const { x, y } = projectMercator(place);
      const reach = kilometres * findKilometre(place.lat);
      want(
        [
          { x: x - reach, y: y - reach },
          { x: x + reach, y: y + reach },
        ],
        mostZoom,
      );
    },
    setLocale(locale: Locale, t) {
      frame.label(t);
      stores.setLocale(locale, t);
    },
    refresh: stores.refresh,
    destroy() {
      resize.disconnect();
      maps.event.clearInstanceListeners(map);
      stores.destroy();
      frame.root.remove();
    },
  };
}
