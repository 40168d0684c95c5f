import type { Cluster } from './clusters.ts';
import type { Box } from './labels.ts';
import { createPart } from './parts.ts';
import type { MapPoint } from './projection.ts';
import type { ScreenPoint } from './view.ts';

export interface MarkerLayerOptions {
  /** What a screen reader says of a cluster or a marker, and what its tag shows. */
  describe: (cluster: Cluster) => string;
  /** The number on a cluster, short. */
  formatCount: (count: number) => string;
  isSelected: (cluster: Cluster) => boolean;
  isHighlighted: (cluster: Cluster) => boolean;
  onPress: (cluster: Cluster) => void;
  /** The pointer or the focus is on a cluster; undefined when it has left. */
  onPoint: (cluster: Cluster | undefined) => void;
}

/** What markers are drawn on. */
export interface Drawing {
  /** Pixels of the text, of the map's width and of its height. */
  size: number;
  width: number;
  height: number;
  place: (cluster: MapPoint) => ScreenPoint;
}

interface Marker {
  button: HTMLButtonElement;
  pin: HTMLElement;
  tag: HTMLElement;
  cluster: Cluster;
  at: ScreenPoint;
}

/** How far outside of the element markers are still kept, in the size of the text. */
const margin = 1.9;
/** Half the width of a marker and a cluster, which other things keep clear of, in the size of the text. */
const reach = { marker: 0.65, cluster: 1 };

/** Writes an attribute only where it changes: dragging draws every marker sixty times a second. */
const setState = (element: Element, name: string, value: string) => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** Draws markers and clusters as buttons, of which one at a time is in the tab order; arrows go from one to the next. */
export function createMarkerLayer(group: HTMLElement, options: MarkerLayerOptions) {
  const markers = new Map<string, Marker>();
  let reachable: HTMLButtonElement | undefined;
  const findMarker = (button: EventTarget | null) => [...markers.values()].find((marker) => marker.button === button);

  const makeReachable = (button: HTMLButtonElement | undefined) => {
    if (reachable) reachable.tabIndex = -1;
    reachable = button;
    if (button) button.tabIndex = 0;
  };

  const write = ({ button, pin, tag, cluster }: Marker) => {
    button.classList.toggle('cluster', cluster.count > 1);
    button.setAttribute('part', button.className);
    pin.textContent = cluster.count > 1 ? options.formatCount(cluster.count) : '';
    tag.textContent = options.describe(cluster);
    button.setAttribute('aria-label', tag.textContent);
  };
  const create = (cluster: Cluster): Marker => {
    const button = createPart(group.ownerDocument, 'button', 'marker');
    button.type = 'button';
    button.tabIndex = -1;
    const pin = createPart(group.ownerDocument, 'span', 'pin');
    const tag = createPart(group.ownerDocument, 'span', 'tag');
    button.append(pin, tag);
    // From west to east, for those who go through them one after the other.
    const following = [...markers.values()]
      .filter((marker) => marker.cluster.x > cluster.x)
      .sort((a, b) => a.cluster.x - b.cluster.x)[0];
    group.insertBefore(button, following?.button ?? null);
    const marker = { button, pin, tag, cluster, at: { left: 0, top: 0 } };
    write(marker);
    markers.set(cluster.key, marker);
    return marker;
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  const point = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    group.toggleAttribute('data-quiet', false);
    options.onPoint(findMarker(button)?.cluster);
  };
  group.addEventListener(
    'click',
    ({ target }) => {
      const marker = findMarker((target as Element).closest('button'));
      if (marker) options.onPress(marker.cluster);
    },
    { signal },
  );
  group.addEventListener(
    'focusin',
    (event) => {
      const marker = findMarker(event.target);
      if (marker) makeReachable(marker.button);
      point(event);
    },
    { signal },
  );
  group.addEventListener('pointerover', point, { signal });
  for (const type of ['pointerout', 'focusout'] as const) {
    group.addEventListener(type, () => options.onPoint(undefined), { signal });
  }

  /** The marker that lies closest in the direction of an arrow key, those straight ahead first. */
  const findNext = (from: Marker, key: string) => {
    const signs: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const [right, down] = signs[key] ?? [0, 0];
    const rate = ({ at }: Marker) => {
      const [across, along] = [at.left - from.at.left, at.top - from.at.top];
      const ahead = across * right + along * down;
      const aside = Math.abs(across * down) + Math.abs(along * right);
      return ahead > 0 ? ahead + 2 * aside : Infinity;
    };
    return [...markers.values()]
      .map((marker) => ({ marker, rating: marker === from ? Infinity : rate(marker) }))
      .filter(({ rating }) => rating < Infinity)
      .sort((a, b) => a.rating - b.rating)[0]?.marker;
  };
  group.addEventListener(
    'keydown',
    (event) => {
      const from = findMarker(event.target);
      if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape') group.toggleAttribute('data-quiet', true);
      if (!event.key.startsWith('Arrow')) return;
      event.preventDefault();
      event.stopPropagation();
      findNext(from, event.key)?.button.focus({ preventScroll: true });
    },
    { signal },
  );

  return {
    /** Draws these clusters as far as they are in sight, in a size of text; gives the boxes that they take up. */
    draw(clusters: readonly Cluster[], { size, width, height, place }: Drawing): Box[] {
      const seen = new Set<string>();
      const boxes: Box[] = [];
      for (const cluster of clusters) {
        const at = place(cluster);
        if (at.left < -margin * size || at.left > width + margin * size) continue;
        if (at.top < -margin * size || at.top > height + margin * size) continue;
        const marker = markers.get(cluster.key) ?? create(cluster);
        const { button, tag } = marker;
        // A list of other stores has other names at the same indexes.
        const isSame =
          marker.cluster.count === cluster.count &&
          (cluster.count > 1 || tag.textContent === options.describe(cluster));
        Object.assign(marker, { cluster, at });
        if (!isSame) write(marker);
        seen.add(cluster.key);
        button.style.transform = `translate(${at.left.toFixed(1)}px, ${at.top.toFixed(1)}px)`;
        setState(tag, 'data-side', at.left > width * 0.6 ? 'start' : 'end');
        setState(button, 'aria-current', `${options.isSelected(cluster)}`);
        button.toggleAttribute('data-highlighted', options.isHighlighted(cluster));
        const half = (cluster.count > 1 ? reach.cluster : reach.marker) * size;
        const across = half + Math.max(0, marker.pin.textContent.length - 2) * 0.25 * size;
        boxes.push({ left: at.left - across, top: at.top - half, width: 2 * across, height: 2 * half });
      }
      for (const [key, { button }] of markers) {
        if (seen.has(key)) continue;
        markers.delete(key);
        button.remove();
      }
      if (!reachable?.isConnected) makeReachable(undefined);
      if (!reachable) {
        const distance = ({ at }: Marker) => Math.hypot(at.left - width / 2, at.top - height / 2);
        makeReachable([...markers.values()].sort((a, b) => distance(a) - distance(b))[0]?.button);
      }
      return boxes;
    },
    /** Moves the focus to the marker of a cluster, or to the one closest to a place, if there is one. */
    focus(find: (cluster: Cluster) => number): void {
      const [nearest] = [...markers.values()].sort((a, b) => find(a.cluster) - find(b.cluster));
      nearest?.button.focus({ preventScroll: true });
    },
    hasFocus: () => [...markers.values()].some(({ button }) => button.matches(':focus')),
    /** Has all names and states written anew at the next drawing. */
    clear() {
      for (const { button } of markers.values()) button.remove();
      markers.clear();
      makeReachable(undefined);
    },
    destroy: () => listeners.abort(),
  };
}
