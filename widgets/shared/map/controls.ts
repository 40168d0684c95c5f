import { type ControlActions, listenToKeys } from './keyboard.ts';
import type { MapElements } from './map-elements.ts';

type Controls = Pick<MapElements, 'surface' | 'zoomIn' | 'zoomOut' | 'showAll'>;

/** Handles the keys and buttons of a map. */
export function listenToControls({ surface, zoomIn, zoomOut, showAll }: Controls, actions: ControlActions): void {
  listenToKeys(surface, actions);
  zoomIn.addEventListener('click', () => actions.zoomBy(2));
  zoomOut.addEventListener('click', () => actions.zoomBy(0.5));
  showAll.addEventListener('click', actions.showAll);
}

/** Disables a zoom button at its limit. */
export function setZoomLimits({ zoomIn, zoomOut }: Controls, isClosest: boolean, isFarthest: boolean): void {
  zoomIn.setAttribute('aria-disabled', `${isClosest}`);
  zoomOut.setAttribute('aria-disabled', `${isFarthest}`);
}
