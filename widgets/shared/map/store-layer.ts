import type { Locale } from '../locale/locale.ts';
import { type Cluster, type Clusters, clusterMarkers } from './clusters.ts';
import type { MapTranslate } from './map-message-keys.ts';
import { createMarkerLayer } from './marker-layer.ts';
import type { MarkerSet } from './marker-set.ts';
import { createPart } from './parts.ts';
import type { MapPoint } from './projection.ts';
import type { Bounds, Box, ScreenPoint, View } from './view.ts';

/** Handlers of a visitor's actions on stores; `members` are indexes of markers. */
export interface StoreActions {
  onChosen: (id: string) => void;
  onPointed: (id: string | undefined) => void;
  onClusterPressed: (members: readonly number[], hadFocus: boolean) => void;
}

/** Minimum distance of markers in multiples of the font size: targets are 2.75 wide and must not overlap. */
const spacing = 2.875;
const isWithin = (inner: Bounds, outer: Bounds) =>
  inner.minX >= outer.minX && inner.minY >= outer.minY && inner.maxX <= outer.maxX && inner.maxY <= outer.maxY;

function findBox({ x, y, width, height, scale }: View, share: number): Bounds {
  const reach = (Math.hypot(width, height) / 2 / scale) * share;
  return { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach };
}

/**
 * The mark of the searched place, which the list's heading names: returns a function that moves it, or hides it without
 * a position.
 */
function createMark(group: HTMLElement): (at: ScreenPoint | undefined) => void {
  const mark = createPart(group.ownerDocument, 'span', 'searched');
  group.append(mark);
  return (at) => {
    mark.hidden = !at;
    if (at) mark.style.transform = `translate(${at.left.toFixed(1)}px, ${at.top.toFixed(1)}px)`;
  };
}

/** Renders the stores of a map, clustered where they would overlap; works with any projection. */
export function createStoreLayer(group: HTMLElement, markers: MarkerSet, actions: StoreActions) {
  let [locale, t]: [Locale, MapTranslate | undefined] = ['en', undefined];
  let current: { clusters: Clusters; bounds: Bounds; key: string } | undefined;
  const moveMark = createMark(group);
  const membersOf = (cluster: Cluster) => current?.clusters.listMembers(cluster) ?? [];
  const isOf = (index: number) => (cluster: Cluster) =>
    index >= 0 && (cluster.count === 1 ? cluster.first === index : membersOf(cluster).includes(index));
  const layer = createMarkerLayer(group, {
    describe: (cluster) => {
      const name = cluster.count === 1 && markers.nameOf(cluster.first);
      if (name) return name;
      const [first, ...others] = markers.listCorners(membersOf(cluster));
      const isOne = others.every(({ x, y }) => x === first?.x && y === first.y);
      return t?.(isOne ? 'clusterHere' : 'cluster', { count: cluster.count }) ?? '';
    },
    formatCount: (count) =>
      count < 1000 ? String(count) : new Intl.NumberFormat(`${locale}-CA`, { notation: 'compact' }).format(count),
    isSelected: (cluster) => cluster.count === 1 && cluster.first === markers.selected,
    isHighlighted: (cluster) => isOf(markers.highlighted)(cluster),
    onPress: (cluster) =>
      cluster.count === 1
        ? actions.onChosen(markers.idOf(cluster.first))
        : actions.onClusterPressed(membersOf(cluster), layer.hasFocus()),
    onPoint: (cluster) => actions.onPointed(cluster?.count === 1 ? markers.idOf(cluster.first) : undefined),
  });

  const findClusters = (view: View, size: number): readonly Cluster[] => {
    const level = Math.floor(Math.log2(view.scale) * 2) / 2;
    const key = `${level} ${size} ${markers.version}`;
    if (current?.key !== key || !isWithin(findBox(view, 1), current.bounds)) {
      const bounds = findBox(view, 1.8);
      current = {
        key,
        bounds,
        clusters: clusterMarkers(markers.points, bounds, (spacing * size) / 2 ** level, markers.selected),
      };
    }
    return current.clusters.list;
  };

  return {
    /** Renders the visible stores, at a font size; `place` gives a point's position. Returns the boxes in use. */
    render(view: View, size: number, place: (point: MapPoint) => ScreenPoint): Box[] {
      moveMark(markers.marked && place(markers.project(markers.marked)));
      return layer.render(findClusters(view, size), { size, width: view.width, height: view.height, place });
    },
    /** Focuses the marker closest to a position on the element. */
    focusNear({ left, top }: ScreenPoint, place: (point: MapPoint) => ScreenPoint) {
      layer.focusNearest((cluster) => {
        const at = place(cluster);
        return Math.hypot(at.left - left, at.top - top);
      });
    },
    setLocale(nextLocale: Locale, nextT: MapTranslate) {
      [locale, t] = [nextLocale, nextT];
      layer.clear();
    },
    destroy: layer.destroy,
  };
}
