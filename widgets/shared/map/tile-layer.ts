import type { View } from './view.ts';

/** A map of streets between the base map and the markers. */
export interface TileLayer {
  /** Maximum pixels per kilometre while the layer can be shown. */
  maxScale: number;
  /** Maximum pixels per kilometre for fitting stores. */
  fitScale: number;
  /** Whether what has loaded covers the whole view, so that neither the base map nor its names are needed. */
  covers: (view: View, pixelRatio: number) => boolean;
  /** Paints what has loaded. */
  paint: (context: CanvasRenderingContext2D, view: View, pixelRatio: number) => void;
  destroy: () => void;
}

/** What a tile layer needs from its map. */
export interface TileLayerHost {
  root: HTMLElement;
  /** Something has loaded: the map is painted again. */
  onLoaded: () => void;
  /** Nothing loads from the source: the map goes back to what the base map can show. */
  onLost: () => void;
}

/** Opens the tile layer of a map. */
export type OpenTileLayer = (host: TileLayerHost) => TileLayer;
