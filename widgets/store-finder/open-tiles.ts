import { addStyles } from '../shared/element/adopt-styles.ts';
import type { OpenGround } from '../shared/map/ground.ts';
import { openTiles, type TileSource } from './tiles/open-tiles.ts';
import styles from './tiles/tiles.css';

/** Opens the retailer's own tiles on our map, with their styles; undefined for an unusable address. */
export function openStyledTiles(host: HTMLElement, source: TileSource): OpenGround | undefined {
  const openGround = openTiles(source);
  if (openGround) addStyles(host.getRootNode() as ShadowRoot, styles);
  return openGround;
}
