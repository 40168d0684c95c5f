import { addStyles } from '../../shared/element/adopt-styles.ts';
import type { OpenTileLayer } from '../../shared/map/tile-layer.ts';
import { openTiles, type TileSource } from './tiles/open-tiles.ts';
import styles from './tiles/tiles.css';

/** Opens the retailer's own tiles on our map, with their styles; undefined for an unusable address. */
export function openStyledTiles(host: HTMLElement, source: TileSource): OpenTileLayer | undefined {
  const openTileLayer = openTiles(source);
  if (openTileLayer) addStyles(host.getRootNode() as ShadowRoot, styles);
  return openTileLayer;
}
