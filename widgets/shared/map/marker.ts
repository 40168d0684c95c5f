import type { Cluster } from './clusters.ts';
import { createPart } from './parts.ts';
import type { Box, ScreenPoint } from './view.ts';

/** The button of a marker or cluster, and its position on the map. */
export interface Marker {
  button: HTMLButtonElement;
  pin: HTMLElement;
  tag: HTMLElement;
  cluster: Cluster;
  at: ScreenPoint;
}

/** Messages of a marker. */
export interface MarkerMessages {
  /** The accessible name and the visible tag of a marker or cluster. */
  describe: (cluster: Cluster) => string;
  /** The short number on a cluster. */
  formatCount: (count: number) => string;
}

/** Half the width of a marker and of a cluster, including space around it, in multiples of the font size. */
const reach = { marker: 0.65, cluster: 1 };

/** Creates a marker without messages, not yet in the page. */
export function createMarker(document: Document, cluster: Cluster): Marker {
  const button = createPart(document, 'button', 'marker');
  button.type = 'button';
  button.tabIndex = -1;
  const pin = createPart(document, 'span', 'pin');
  const tag = createPart(document, 'span', 'tag');
  button.append(pin, tag);
  return { button, pin, tag, cluster, at: { left: 0, top: 0 } };
}

/** Sets a marker's class and messages. */
export function writeMarker({ button, pin, tag, cluster }: Marker, { describe, formatCount }: MarkerMessages): void {
  button.classList.toggle('cluster', cluster.count > 1);
  button.setAttribute('part', button.className);
  pin.textContent = cluster.count > 1 ? formatCount(cluster.count) : '';
  tag.textContent = describe(cluster);
  button.setAttribute('aria-label', tag.textContent);
}

/** The box of a marker in pixels of the map; `size` is the font size. */
export function findMarkerBox({ pin, cluster, at: { left, top } }: Marker, size: number): Box {
  const half = (cluster.count > 1 ? reach.cluster : reach.marker) * size;
  const across = half + Math.max(0, pin.textContent.length - 2) * 0.25 * size;
  return { left: left - across, top: top - half, width: 2 * across, height: 2 * half };
}

/** The closest marker in the direction of an arrow key; sideways distance counts double. */
export function findNextMarker(markers: Iterable<Marker>, from: Marker, key: string): Marker | undefined {
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
  return [...markers]
    .map((marker) => ({ marker, rating: marker === from ? Infinity : rate(marker) }))
    .filter(({ rating }) => rating < Infinity)
    .sort((a, b) => a.rating - b.rating)[0]?.marker;
}
