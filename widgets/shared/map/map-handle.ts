import type { Locale } from '../locale/locale.ts';
import type { MapTranslate } from './map-words.ts';
import type { MapMarker, MarkerSet } from './marker-set.ts';
import type { GeoPoint } from './projection.ts';

/** How a map is opened; `onChosen` and the like tell what a visitor does. */
export interface MapOptions {
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

/** What a page does with its map. */
export interface MapHandle {
  setMarkers: (markers: readonly MapMarker[]) => void;
  /** Shows only the markers that pass; without a test all of them. */
  filter: (isShown?: (marker: MapMarker) => boolean) => void;
  /** Marks a store as the chosen one; undefined for none. It never hides in a cluster. */
  select: (id: string | undefined) => void;
  /** Highlights a store's marker, or the cluster that it is in. */
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

/** The part of a handle that changes the markers, which are then rendered anew. */
export function createMarkerHandle(
  markers: MarkerSet,
  invalidate: () => void,
): Pick<MapHandle, 'setMarkers' | 'filter' | 'select' | 'highlight'> {
  const renderAfter =
    <Value>(change: (value: Value) => void) =>
    (value: Value) => {
      change(value);
      invalidate();
    };
  return {
    setMarkers: renderAfter(markers.setMarkers),
    filter: renderAfter<Parameters<MapHandle['filter']>[0]>(markers.filter),
    select: renderAfter(markers.select),
    highlight: renderAfter(markers.highlight),
  };
}
