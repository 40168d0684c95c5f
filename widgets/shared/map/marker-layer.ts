import type { Cluster } from './clusters.ts';
import { createMarker, findMarkerBox, type Marker, type MarkerMessages, writeMarker } from './marker.ts';
import { listenToMarkers, type MarkerActions } from './marker-events.ts';
import type { MapPoint } from './projection.ts';
import type { Box, ScreenPoint } from './view.ts';

/** Messages, states and handlers of a layer's markers. */
export interface MarkerLayerOptions extends MarkerMessages, Omit<MarkerActions, 'onFocus'> {
  isSelected: (cluster: Cluster) => boolean;
  isHighlighted: (cluster: Cluster) => boolean;
}

/** The map that markers are rendered on. */
export interface MarkerSurface {
  /** Font size, and size of the map, in pixels. */
  size: number;
  width: number;
  height: number;
  place: (cluster: MapPoint) => ScreenPoint;
}

/** The rendered markers by cluster key, and the one in the tab order. */
interface MarkerLayer {
  group: HTMLElement;
  options: MarkerLayerOptions;
  markers: Map<string, Marker>;
  reachable: HTMLButtonElement | undefined;
}

/** How far outside the map markers are still rendered, in multiples of the font size. */
const margin = 1.9;

/** Sets an attribute only if it changes: dragging updates every marker in each frame. */
const setState = (element: Element, name: string, value: string) => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

function makeReachable(layer: MarkerLayer, button: HTMLButtonElement | undefined): void {
  if (layer.reachable) layer.reachable.tabIndex = -1;
  layer.reachable = button;
  if (button) button.tabIndex = 0;
}

/** Adds a marker; the order in the DOM, and so for the keyboard, is west to east. */
function addMarker({ group, options, markers }: MarkerLayer, cluster: Cluster): Marker {
  const marker = createMarker(group.ownerDocument, cluster);
  const following = [...markers.values()]
    .filter((other) => other.cluster.x > cluster.x)
    .sort((a, b) => a.cluster.x - b.cluster.x)[0];
  group.insertBefore(marker.button, following?.button ?? null);
  writeMarker(marker, options);
  markers.set(cluster.key, marker);
  return marker;
}

/** Updates position and state of a cluster's marker. */
function updateMarker(layer: MarkerLayer, cluster: Cluster, at: ScreenPoint, width: number): Marker {
  const { options, markers } = layer;
  const marker = markers.get(cluster.key) ?? addMarker(layer, cluster);
  const { button, tag } = marker;
  // After `setMarkers`, the same index may have another name.
  const isSame =
    marker.cluster.count === cluster.count && (cluster.count > 1 || tag.textContent === options.describe(cluster));
  Object.assign(marker, { cluster, at });
  if (!isSame) writeMarker(marker, options);
  button.style.transform = `translate(${at.left.toFixed(1)}px, ${at.top.toFixed(1)}px)`;
  setState(tag, 'data-side', at.left > width * 0.505 ? 'start' : 'end');
  setState(button, 'aria-current', `${options.isSelected(cluster)}`);
  button.toggleAttribute('data-highlighted', options.isHighlighted(cluster));
  return marker;
}

function removeOthers({ markers }: MarkerLayer, shown: ReadonlySet<Marker>): void {
  for (const [key, marker] of markers) {
    if (shown.has(marker)) continue;
    markers.delete(key);
    marker.button.remove();
  }
}

/** Keeps one marker in the tab order: the current one, or else the one closest to the centre. */
function keepReachable(layer: MarkerLayer, { width, height }: MarkerSurface): void {
  if (layer.reachable?.isConnected) return;
  const distance = ({ at }: Marker) => Math.hypot(at.left - width / 2, at.top - height / 2);
  makeReachable(layer, [...layer.markers.values()].sort((a, b) => distance(a) - distance(b))[0]?.button);
}

function renderMarkers(layer: MarkerLayer, clusters: readonly Cluster[], surface: MarkerSurface): Box[] {
  const { size, width, height, place } = surface;
  const shown = new Set<Marker>();
  for (const cluster of clusters) {
    const at = place(cluster);
    if (at.left < -margin * size || at.left > width + margin * size) continue;
    if (at.top < -margin * size || at.top > height + margin * size) continue;
    shown.add(updateMarker(layer, cluster, at, width));
  }
  removeOthers(layer, shown);
  keepReachable(layer, surface);
  return [...shown].map((marker) => findMarkerBox(marker, size));
}

/** Renders markers and clusters as buttons with a roving tab index: arrow keys move between them. */
export function createMarkerLayer(group: HTMLElement, options: MarkerLayerOptions) {
  const markers = new Map<string, Marker>();
  const layer: MarkerLayer = { group, options, markers, reachable: undefined };
  const listeners = new AbortController();
  const actions = { ...options, onFocus: ({ button }: Marker) => makeReachable(layer, button) };
  listenToMarkers(group, () => markers.values(), actions, listeners.signal);
  return {
    /** Renders the visible clusters; returns their boxes, in pixels of the map. */
    render: (clusters: readonly Cluster[], surface: MarkerSurface) => renderMarkers(layer, clusters, surface),
    /** Focuses the marker with the smallest measure, if there is a marker. */
    focusNearest(measure: (cluster: Cluster) => number): void {
      const [nearest] = [...markers.values()].sort((a, b) => measure(a.cluster) - measure(b.cluster));
      nearest?.button.focus({ preventScroll: true });
    },
    hasFocus: () => [...markers.values()].some(({ button }) => button.matches(':focus')),
    /** Removes all markers; the next rendering creates them again. */
    clear() {
      removeOthers(layer, new Set());
      makeReachable(layer, undefined);
    },
    destroy: () => listeners.abort(),
  };
}
