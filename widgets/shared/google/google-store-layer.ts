import type { MapHandle } from '../map/map-handle.ts';
import type { MarkerSet } from '../map/marker-set.ts';
import type { MapPoint } from '../map/projection.ts';
import { createStoreLayer, type StoreActions } from '../map/store-layer.ts';
import type { GoogleMapElements } from './google-map-elements.ts';
import { openGoogleOverlay } from './google-overlay.ts';
import type { GoogleMaps } from './load-google-maps.ts';

/** Suppresses the click at the end of a drag that began on a marker, because the marker moves along with the map. */
function suppressPressAfterDrag(
  { group, googleElement }: GoogleMapElements,
  map: google.maps.Map,
  signal: AbortSignal,
): void {
  let wasDragged = false;
  const setDragged = (value: boolean) => () => {
    wasDragged = value;
  };
  googleElement.addEventListener('pointerdown', setDragged(false), { capture: true, signal });
  map.addListener('dragstart', setDragged(true));
  const suppress = (event: MouseEvent) => {
    if (wasDragged && event.detail > 0) event.stopImmediatePropagation();
  };
  group.addEventListener('click', suppress, { capture: true, signal });
}

/** Shows our own markers on Google's map. */
export function createGoogleStoreLayer(
  elements: GoogleMapElements,
  map: google.maps.Map,
  maps: GoogleMaps,
  markers: MarkerSet,
  actions: StoreActions,
) {
  const { root, group } = elements;
  const layer = createStoreLayer(group, markers, actions);
  const listeners = new AbortController();
  const { signal } = listeners;
  let request = 0;
  const render = () => {
    cancelAnimationFrame(request);
    request = 0;
    const view = overlay.readView();
    if (view) layer.render(view, Number.parseFloat(group.style.fontSize), overlay.place);
  };
  const invalidate = () => {
    request ||= requestAnimationFrame(render);
  };
  /** Google sets its own font on its panes; ours is that of the map's root. */
  const readFont = () => {
    group.style.font = getComputedStyle(root).font;
  };
  const refresh = () => {
    readFont();
    invalidate();
  };
  const overlay = openGoogleOverlay(group, root, map, maps, { onAdded: readFont, onRender: render });
  suppressPressAfterDrag(elements, map, signal);
  root.ownerDocument.fonts.addEventListener('loadingdone', refresh, { signal });
  const setLocale: MapHandle['setLocale'] = (locale, t) => {
    group.lang = `${locale}-CA`;
    layer.setLocale(locale, t);
    invalidate();
  };
  return {
    render,
    invalidate,
    refresh,
    setLocale,
    /** Moves the focus to the marker closest to a Mercator point. */
    focusNear(point: MapPoint) {
      render();
      layer.focusNear(overlay.place(point), overlay.place);
    },
    destroy() {
      cancelAnimationFrame(request);
      listeners.abort();
      overlay.remove();
      layer.destroy();
    },
  };
}
