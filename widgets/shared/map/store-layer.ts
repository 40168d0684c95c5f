import type { Locale } from '../locale/locale.ts';
import { type Cluster, type Clusters, clusterMarkers } from './clusters.ts';
import type { Box } from './labels.ts';
import type { MapTranslate } from './map-words.ts';
import { createMarkerLayer } from './marker-layer.ts';
import type { MarkerStore } from './marker-store.ts';
import type { MapPoint } from './projection.ts';
import type { Bounds, ScreenPoint, View } from './view.ts';

export interface StoreActions {
  onChosen: (id: string) => void;
  onPointed: (id: string | undefined) => void;
  onClusterPressed: (members: readonly number[], hadFocus: boolean) => void;
}

/** How far apart two markers are, in the size of the text: their targets are 2.75 wide and may not cover each other. */
const spacing = 2.875;
const isWithin = (inner: Bounds, outer: Bounds) =>
  inner.minX >= outer.minX && inner.minY >= outer.minY && inner.maxX <= outer.maxX && inner.maxY <= outer.maxY;

function findBox({ x, y, width, height, scale }: View, share: number): Bounds {
  const reach = (Math.hypot(width, height) / 2 / scale) * share;
  return { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach };
}

/** Draws the stores of a map, gathered where they would cover each other; whatever projection their points are in. */
export function createStoreLayer(group: HTMLElement, store: MarkerStore, actions: StoreActions) {
  let [locale, t]: [Locale, MapTranslate | undefined] = ['en', undefined];
  let gathered: { clusters: Clusters; bounds: Bounds; key: string } | undefined;
  const membersOf = (cluster: Cluster) => gathered?.clusters.listMembers(cluster) ?? [];
  const isOf = (index: number) => (cluster: Cluster) =>
    index >= 0 && (cluster.count === 1 ? cluster.first === index : membersOf(cluster).includes(index));
  const layer = createMarkerLayer(group, {
    describe: (cluster) => {
      const name = cluster.count === 1 && store.nameOf(cluster.first);
      if (name) return name;
      const [first, ...others] = store.spread(membersOf(cluster));
      const isOne = others.every(({ x, y }) => x === first?.x && y === first.y);
      return t?.(isOne ? 'clusterHere' : 'cluster', { count: cluster.count }) ?? '';
    },
    formatCount: (count) => new Intl.NumberFormat(`${locale}-CA`, { notation: 'compact' }).format(count),
    isSelected: (cluster) => cluster.count === 1 && cluster.first === store.selected,
    isHighlighted: (cluster) => isOf(store.highlighted)(cluster),
    onPress: (cluster) =>
      cluster.count === 1
        ? actions.onChosen(store.idOf(cluster.first))
        : actions.onClusterPressed(membersOf(cluster), layer.hasFocus()),
    onPoint: (cluster) => actions.onPointed(cluster?.count === 1 ? store.idOf(cluster.first) : undefined),
  });

  const gather = (view: View, size: number): readonly Cluster[] => {
    const level = Math.floor(Math.log2(view.scale) * 2) / 2;
    const key = `${level} ${size} ${store.version}`;
    if (gathered?.key !== key || !isWithin(findBox(view, 1), gathered.bounds)) {
      const bounds = findBox(view, 1.8);
      gathered = {
        key,
        bounds,
        clusters: clusterMarkers(store.points, bounds, (spacing * size) / 2 ** level, store.selected),
      };
    }
    return gathered.clusters.list;
  };

  return {
    /** Draws what is in sight, in a size of text; `place` says where a point is on the element. Gives the boxes taken. */
    draw: (view: View, size: number, place: (point: MapPoint) => ScreenPoint): Box[] =>
      layer.draw(gather(view, size), { size, width: view.width, height: view.height, place }),
    /** Moves the focus to the marker closest to a place of the element. */
    focusNear({ left, top }: ScreenPoint, place: (point: MapPoint) => ScreenPoint) {
      layer.focus((cluster) => {
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
