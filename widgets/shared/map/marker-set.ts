import type { MarkerPoints } from './clusters.ts';
import { type GeoPoint, type MapPoint, project } from './projection.ts';

/** A store on the map. */
export interface MapMarker extends GeoPoint {
  id: string;
  /** What the marker is called: the store's name, and its city where that is not part of it. */
  name: string;
}

/** Stores of which only the number is known, as long as no one has come closer. */
export interface MapCluster extends MapMarker {
  count: number;
  /** The box around them, in degrees. */
  box: readonly [south: number, west: number, north: number, east: number];
}

const isCluster = (marker: MapMarker | undefined): marker is MapCluster => marker !== undefined && 'count' in marker;
const countOf = (marker: MapMarker) => (isCluster(marker) ? marker.count : 1);

const cornersOf = ({ box: [south, west, north, east] }: MapCluster): GeoPoint[] => [
  { lat: south, lng: west },
  { lat: north, lng: east },
];

/** The markers of a map: where they are, and which of them show, are selected or highlighted. */
export type MarkerSet = ReturnType<typeof createMarkerSet>;

/** The points of markers; none of them is left out yet. */
function toPoints(markers: readonly MapMarker[], projectPoint: typeof project): MarkerPoints {
  const projected = markers.map((marker) => projectPoint(marker));
  return {
    xs: Float64Array.from(projected, ({ x }) => x),
    ys: Float64Array.from(projected, ({ y }) => y),
    shown: Uint32Array.from(markers, countOf),
  };
}

/** Holds the markers of a map, each projected once. Markers are told apart by their index, for the page by their id. */
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
    filter(isShown: (marker: MapMarker) => boolean = () => true) {
      version += 1;
      for (const [index, marker] of markers.entries()) points.shown[index] = isShown(marker) ? countOf(marker) : 0;
    },
    select(id: string | undefined) {
      if (id !== selected) version += 1;
      selected = id;
    },
    highlight(id: string | undefined) {
      highlighted = id;
    },
    /** The points of these markers; of a cluster two corners of its box. */
    listCorners: (members: readonly number[]): MapPoint[] =>
      members.flatMap((index) => {
        const marker = markers[index];
        return isCluster(marker) ? cornersOf(marker).map((corner) => projectPoint(corner)) : [pointOf(index)];
      }),
    idOf: (index: number) => (markers[index] as MapMarker).id,
    nameOf: (index: number) => (markers[index] as MapMarker).name,
    /** The points of the markers with these ids; without a list of all that show. */
    listPoints: (ids?: readonly string[]): MapPoint[] =>
      (ids
        ? ids.map(indexOf).filter((index) => index >= 0)
        : [...markers.keys()].filter((index) => points.shown[index])
      ).map(pointOf),
    get points() {
      return points;
    },
    /** The index of the selected marker; -1 for none. */
    get selected() {
      return indexOf(selected);
    },
    /** The index of the highlighted marker; -1 for none. */
    get highlighted() {
      return indexOf(highlighted);
    },
    /** Another number whenever clusters have to be made anew. */
    get version() {
      return version;
    },
  };
}
