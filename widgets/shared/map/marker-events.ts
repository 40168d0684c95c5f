import type { Cluster } from './clusters.ts';
import { findNextMarker, type Marker } from './marker.ts';

/** Handlers of a visitor's actions on markers. */
export interface MarkerActions {
  onPress: (cluster: Cluster) => void;
  /** The cluster with the pointer or the focus; undefined when it leaves. */
  onPoint: (cluster: Cluster | undefined) => void;
  onFocus: (marker: Marker) => void;
}

/** Handles clicks, pointer, focus and keys on the markers in `group` until the signal aborts. */
export function listenToMarkers(
  group: HTMLElement,
  listMarkers: () => Iterable<Marker>,
  { onPress, onPoint, onFocus }: MarkerActions,
  signal: AbortSignal,
): void {
  const findMarker = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    return [...listMarkers()].find((marker) => marker.button === button);
  };
  const point = (event: Event) => {
    group.toggleAttribute('data-quiet', false);
    onPoint(findMarker(event)?.cluster);
  };
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name], marker: Marker | undefined) => void,
  ) => group.addEventListener(name, (event) => listener(event, findMarker(event)), { signal });
  listen('click', (_, marker) => marker && onPress(marker.cluster));
  listen('focusin', (event, marker) => {
    if (marker) onFocus(marker);
    point(event);
  });
  listen('pointerover', point);
  for (const name of ['pointerout', 'focusout'] as const) listen(name, () => onPoint(undefined));
  listen('keydown', (event, from) => {
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') group.toggleAttribute('data-quiet', true);
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
    findNextMarker(listMarkers(), from, event.key)?.button.focus({ preventScroll: true });
  });
}
