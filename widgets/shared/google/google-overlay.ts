import type { MapPoint } from '../map/projection.ts';
import type { ScreenPoint, View } from '../map/view.ts';
import type { GoogleMaps } from './load-google-maps.ts';
import { projectMercator, unprojectMercator } from './mercator.ts';

/** A pane of Google's map that holds the markers and moves with the map. */
export interface GoogleOverlay {
  /** Position of a Mercator point, in pixels from the map's corner. */
  place: (point: MapPoint) => ScreenPoint;
  /** The current view, once the overlay is attached. Also moves the markers' origin to the map's corner. */
  readView: () => View | undefined;
  remove: () => void;
}

/**
 * Puts `group` into a pane of Google's map. Google's advanced markers need a map id from its console; an overlay works
 * with every key and version. `onRender` is called whenever Google asks to render it.
 */
export function openGoogleOverlay(
  group: HTMLElement,
  root: HTMLElement,
  map: google.maps.Map,
  maps: GoogleMaps,
  { onAdded, onRender }: { onAdded: () => void; onRender: () => void },
): GoogleOverlay {
  const overlay = new maps.OverlayView();
  overlay.onAdd = () => {
    overlay.getPanes()?.overlayMouseTarget.append(group);
    onAdded();
  };
  overlay.draw = onRender;
  overlay.onRemove = () => group.remove();
  maps.OverlayView.preventMapHitsFrom?.(group);
  overlay.setMap(map);
  return {
    place(point) {
      const { lat, lng } = unprojectMercator(point);
      const at = overlay.getProjection().fromLatLngToContainerPixel(new maps.LatLng(lat, lng));
      return { left: at?.x ?? -Infinity, top: at?.y ?? -Infinity };
    },
    readView() {
      const { clientWidth: width, clientHeight: height } = root;
      const [projection, middle, zoom] = [overlay.getProjection(), map.getCenter(), map.getZoom()];
      if (!projection || !middle || zoom === undefined || !group.isConnected || width === 0) return undefined;
      // Markers are positioned from the map's corner; the origin of Google's panes moves.
      const [inPane, inMap] = [projection.fromLatLngToDivPixel(middle), projection.fromLatLngToContainerPixel(middle)];
      if (!inPane || !inMap) return undefined;
      group.style.transform = `translate(${inPane.x - inMap.x}px, ${inPane.y - inMap.y}px)`;
      return { ...projectMercator(middle.toJSON()), scale: 2 ** zoom, width, height };
    },
    remove: () => overlay.setMap(null),
  };
}
