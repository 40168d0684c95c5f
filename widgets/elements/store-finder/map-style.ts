import { addStyles } from '../../shared/element/adopt-styles.ts';
import styles from '../../shared/map/map.css';

/** Adds the map's styles to its element's shadow root. */
export function styleMap(host: HTMLElement): void {
  addStyles(host.getRootNode() as ShadowRoot, styles);
}
