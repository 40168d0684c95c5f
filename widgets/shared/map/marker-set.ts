import type { MarkerPoints } from './clusters.ts';
import { type GeoPoint, type MapPoint, project } from './projection.ts';

/** A store on the map. */
export interface MapMarker extends GeoPoint {
  id: string;
  /** The marker's label: the store's name, and its city unless the name contains it. */
  name: string;
}

/** Stores of which only the number has loaded, until a visitor zooms in. */
export interface MapCluster extends MapMarker {
  count: number;
  /** Their bounding box, in degrees. */
  box: readonly [south: number, west: number, north: number, east: number];
}

const isCluster = (marker: MapMarker | undefined): marker is MapCluster => marker !== undefined && 'count' in marker;
const countOf = (marker: MapMarker) => (isCluster(marker) ? marker.count : 1);

/** Two corners of a cluster's box; undefined for a store. */
function findCorners(marker: MapMarker | undefined, projectPoint: typeof project): MapPoint[] | undefined {
  if (!isCluster(marker)) return undefined;
  const [south, west, north, east] = marker.box;
  return [projectPoint({ lat: south, lng: west }), projectPoint({ lat: north, lng: east })];
}

/** The markers of a map: positions, selection and highlight. */
export type MarkerSet = ReturnType<typeof createMarkerSet>;

/** The points of markers, all visible. */
function toPoints(markers: readonly MapMarker[], projectPoint: typeof project): MarkerPoints {
  const projected = markers.map((marker) => projectPoint(marker));
  return {
    xs: Float64Array.from(projected, ({ x }) => x),
    ys: Float64Array.from(projected, ({ y }) => y),
    shown: Uint32Array.from(markers, countOf),
  };
}

/** The markers of a map, each projected once. The map identifies a marker by its index, the page by its id. */
export function createMarkerSet(initial: readonly MapMarker[], projectPoint = project) {
  let markers: readonly MapMarker[] = [];
  let indexes = new Map<string, number>();
  let points = toPoints(markers, projectPoint);
  let version = 0;
  let [selected, highlighted]: (string | undefined)[] = [];
  const indexOf = (id = '') => indexes.get(id) ?? -1;
  const pointOf = (index: number): MapPoint => ({ x: points.xs[index] ?? 0, y: points.ys[index] ?? 0 });
  const setMarkers = (next: readonly MapMarker[]) => {
    version += 1;
    markers = next.filter(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);
    indexes = new Map(markers.map(({ id }, index) => [id, index]));
    points = toPoints(markers, projectPoint);
  };
  setMarkers(initial);
  return {
    setMarkers,
    /** The place that was searched for. */
    marked: undefined as GeoPoint | undefined,
    project: projectPoint,
    select(id: string | undefined) {
      if (id !== selected) version += 1;
      selected = id;
    },
    highlight(id: string | undefined) {
      highlighted = id;
    },
    /** The points of these markers; for a cluster, two corners of its box. */
    listCorners: (members: readonly number[]): MapPoint[] =>
      members.flatMap((index) => findCorners(markers[index], projectPoint) ?? [pointOf(index)]),
    idOf: (index: number) => markers[index]?.id ?? '',
    nameOf: (index: number) => (markers[index] as MapMarker).name,
    /** The points of the markers with these ids, and of the marked place; of all without a list. None without a marker. */
    listPoints(ids?: readonly string[], withMarked = false): MapPoint[] {
      const found = (ids ? ids.map(indexOf).filter((index) => index >= 0) : [...markers.keys()]).map(pointOf);
      return found.length > 0 && withMarked && this.marked ? [...found, projectPoint(this.marked)] : found;
    },
    get points() {
      return points;
    },
    /** Index of the selected marker; -1 for none. */
    get selected() {
      return indexOf(selected);
    },
    /** Index of the highlighted marker; -1 for none. */
    get highlighted() {
      return indexOf(highlighted);
    },
    /** Changes whenever the clusters must be computed again. */
    get version() {
      return version;
    },
  };
}
