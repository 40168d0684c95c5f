import type { Locale } from '../shared/locale/locale.ts';
import type { MapMarker } from '../shared/map/marker-store.ts';
import type { MapHandle, MapOptions } from '../shared/map/mount-map.ts';

/** A map of stores, whoever draws it. */
export interface StoreMap extends Omit<MapHandle, 'setLocale'> {
  setLocale: (locale: Locale) => void;
}

export interface StoreMapOptions extends Pick<MapOptions, 'onChosen' | 'onClusterChosen' | 'onPointed' | 'onMoved'> {
  serviceOrigin: string;
  markers: readonly MapMarker[];
  locale: Locale;
  /** The map is of no use any more: another one is to be opened. */
  onLost: () => void;
}

/** Draws a map into an empty element of a shadow root; rejects when it cannot. */
export type OpenMap = (host: HTMLElement, options: StoreMapOptions) => Promise<StoreMap>;
