import type { Locale } from '../locale/locale.ts';
import type { MapTranslate } from '../map/map-words.ts';
import type { MarkerStore } from '../map/marker-store.ts';
import type { MapPoint } from '../map/projection.ts';
import { createStoreLayer, type StoreActions } from '../map/store-layer.ts';
import type { ScreenPoint } from '../map/view.ts';
import type { GoogleMaps } from './bring-script.ts';
import type { GoogleFrame } from './google-frame.ts';
import { projectMercator, unprojectMercator } from './mercator.ts';

/**
 * Our own markers in a pane of Google's map, which carries them along while it moves. Google's advanced markers need an
 * identifier of a map from its console; an overlay is there for every key and in every version.
 */
export function createGoogleStores(
  frame: GoogleFrame,
  map: google.maps.Map,
  maps: GoogleMaps,
  store: MarkerStore,
  actions: StoreActions,
) {
  const { root, group, ground } = frame;
  const layer = createStoreLayer(group, store, actions);
  const overlay = new maps.OverlayView();
  let request = 0;
  const listeners = new AbortController();

  /** Google sets its own font around its panes; ours is that of the map's root. */
  const readFont = () => {
    group.style.font = getComputedStyle(root).font;
  };
  const place = (point: MapPoint): ScreenPoint => {
    const { lat, lng } = unprojectMercator(point);
    const at = overlay.getProjection().fromLatLngToContainerPixel(new maps.LatLng(lat, lng));
    return { left: at?.x ?? -Infinity, top: at?.y ?? -Infinity };
  };
  const draw = () => {
    cancelAnimationFrame(request);
    request = 0;
    const { clientWidth: width, clientHeight: height } = root;
    const [projection, middle, zoom] = [overlay.getProjection(), map.getCenter(), map.getZoom()];
    if (!projection || !middle || zoom === undefined || !group.isConnected || width === 0) return;
    // Markers are placed from the corner of the map; its panes have their origin wherever Google put it last.
    const [inPane, inMap] = [projection.fromLatLngToDivPixel(middle), projection.fromLatLngToContainerPixel(middle)];
    if (!inPane || !inMap) return;
    group.style.transform = `translate(${inPane.x - inMap.x}px, ${inPane.y - inMap.y}px)`;
    const view = { ...projectMercator(middle.toJSON()), scale: 2 ** zoom, width, height };
    layer.draw(view, Number.parseFloat(group.style.fontSize), place);
  };
  const invalidate = () => {
    request ||= requestAnimationFrame(draw);
  };
  const refresh = () => {
    readFont();
    invalidate();
  };

  overlay.onAdd = () => {
    overlay.getPanes()?.overlayMouseTarget.append(group);
    readFont();
  };
  overlay.draw = draw;
  overlay.onRemove = () => group.remove();
  maps.OverlayView.preventMapHitsFrom?.(group);
  overlay.setMap(map);

  // A drag that begins on a marker ends on it too, as the marker goes along; that is no press.
  let wasDragged = false;
  const { signal } = listeners;
  ground.addEventListener('pointerdown', () => (wasDragged = false), { capture: true, signal });
  map.addListener('dragstart', () => {
    wasDragged = true;
  });
  group.addEventListener(
    'click',
    (event) => {
      if (wasDragged && event.detail > 0) event.stopImmediatePropagation();
    },
    { capture: true, signal },
  );
  root.ownerDocument.fonts.addEventListener('loadingdone', refresh, { signal });

  return {
    draw,
    invalidate,
    refresh,
    focusNear(point: MapPoint) {
      draw();
      layer.focusNear(place(point), place);
    },
    setLocale(locale: Locale, t: MapTranslate) {
      group.lang = `${locale}-CA`;
      layer.setLocale(locale, t);
      invalidate();
    },
    destroy() {
      cancelAnimationFrame(request);
      listeners.abort();
      overlay.setMap(null);
      layer.destroy();
    },
  };
}
