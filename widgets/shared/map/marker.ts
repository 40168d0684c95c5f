import type { Cluster } from './clusters.ts';
import { createPart } from './parts.ts';
import type { Box, ScreenPoint } from './view.ts';

/** The button of a marker or a cluster, and where it is on the map. */
export interface Marker {
  button: HTMLButtonElement;
  pin: HTMLElement;
  tag: HTMLElement;
  cluster: Cluster;
  at: ScreenPoint;
}

/** What a marker says. */
export interface MarkerTexts {
  /** What a screen reader says of a cluster or a marker, and what its tag shows. */
  describe: (cluster: Cluster) => string;
  /** The number on a cluster, short. */
  formatCount: (count: number) => string;
}

/** Half the width of a marker and of a cluster, which other things keep clear of, in the size of the text. */
const reach = { marker: 0.65, cluster: 1 };

/** Builds a marker, without words and outside of the page. */
export function createMarker(document: Document, cluster: Cluster): Marker {
  const button = createPart(document, 'button', 'marker');
  button.type = 'button';
  button.tabIndex = -1;
  const pin = createPart(document, 'span', 'pin');
  const tag = createPart(document, 'span', 'tag');
  button.append(pin, tag);
  return { button, pin, tag, cluster, at: { left: 0, top: 0 } };
}

/** Writes what a marker is and says. */
export function writeMarker({ button, pin, tag, cluster }: Marker, { describe, formatCount }: MarkerTexts): void {
  button.classList.toggle('cluster', cluster.count > 1);
  button.setAttribute('part', button.className);
  pin.textContent = cluster.count > 1 ? formatCount(cluster.count) : '';
  tag.textContent = describe(cluster);
  button.setAttribute('aria-label', tag.textContent);
}

/** The box that a marker takes up, in pixels of the map, in a size of text. */
export function findMarkerBox({ pin, cluster, at: { left, top } }: Marker, size: number): Box {
  const half = (cluster.count > 1 ? reach.cluster : reach.marker) * size;
  const across = half + Math.max(0, pin.textContent.length - 2) * 0.25 * size;
  return { left: left - across, top: top - half, width: 2 * across, height: 2 * half };
}

/** The marker that lies closest in the direction of an arrow key, those straight ahead first. */
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
