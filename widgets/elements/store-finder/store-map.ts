import type { Locale } from '../../shared/locale/locale.ts';
import type { MapHandle, MapOptions } from '../../shared/map/map-handle.ts';
import type { MapMarker } from '../../shared/map/marker-set.ts';
import type { TileSource } from './tiles/open-tiles.ts';

/** A map of stores, our own or Google's. */
export interface StoreMap extends Omit<MapHandle, 'setLocale'> {
  setLocale: (locale: Locale) => void;
}

/** Options of a store map. */
export interface StoreMapOptions extends Pick<MapOptions, 'onChosen' | 'onClusterChosen' | 'onPointed' | 'onMoved'> {
  serviceOrigin: string;
  markers: readonly MapMarker[];
  locale: Locale;
  /** The retailer's tiles; an empty template for none. */
  tiles: TileSource;
  /** The map has failed and must be replaced by another. */
  onLost: () => void;
}
