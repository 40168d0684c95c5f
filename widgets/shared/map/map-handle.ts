import type { Locale } from '../locale/locale.ts';
import type { MapTranslate } from './map-message-keys.ts';
import type { MapMarker, MarkerSet } from './marker-set.ts';
import type { GeoPoint } from './projection.ts';

/** Options of a map; the callbacks report what a visitor does. */
export interface MapOptions {
  markers?: readonly MapMarker[];
  locale: Locale;
  /** Translates the messages of map.en.json or map.fr.json. */
  t: MapTranslate;
  /** The visitor pressed a store's marker. */
  onChosen?: (id: string) => void;
  /** The visitor pressed a cluster that no zoom level can separate. */
  onClusterChosen?: (ids: readonly string[]) => void;
  /** The marker with the pointer or the focus; undefined when it leaves. */
  onPointed?: (id: string | undefined) => void;
  /** The map stopped at another view. */
  onMoved?: (area: MapArea) => void;
}

/** The visible area. */
export interface MapArea {
  middle: GeoPoint;
  /** Kilometres from the centre to the nearest edge and to a corner. */
  reach: { nearest: number; furthest: number };
  /** Whether a visitor moved the map, rather than the page. */
  isByVisitor: boolean;
}

/** Controls of a mounted map. */
export interface MapHandle {
  setMarkers: (markers: readonly MapMarker[]) => void;
  /** Selects a store, which is then never clustered; undefined for none. */
  select: (id: string | undefined) => void;
  /** Highlights a store's marker, or its cluster. */
  highlight: (id: string | undefined) => void;
  /** Marks the place that was searched for; undefined for none. */
  mark: (place: GeoPoint | undefined) => void;
  /** Fits these stores, and the marked place if `withMarked`; all stores without a list. */
  showStores: (ids?: readonly string[], withMarked?: boolean) => void;
  /** Fits a place and this many kilometres around it. */
  showPlace: (middle: GeoPoint, kilometres: number) => void;
  setLocale: (locale: Locale, t: MapTranslate) => void;
  /** Reads the page's colours and fonts again. */
  refresh: () => void;
  /** Removes the map and all its listeners. */
  destroy: () => void;
}

/** The controls that change markers; each schedules a rendering. */
export function createMarkerHandle(
  markers: MarkerSet,
  invalidate: () => void,
): Pick<MapHandle, 'setMarkers' | 'select' | 'highlight' | 'mark'> {
  const renderAfter =
    <Value>(change: (value: Value) => void) =>
    (value: Value) => {
      change(value);
      invalidate();
    };
  return {
    setMarkers: renderAfter(markers.setMarkers),
    select: renderAfter(markers.select),
    highlight: renderAfter(markers.highlight),
    mark: renderAfter<GeoPoint | undefined>((place) => {
      markers.marked = place;
    }),
  };
}
