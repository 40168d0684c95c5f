import type { MarkerPoints } from './clusters.ts';
import { type GeoPoint, type MapPoint, project } from './projection.ts';

/** A store on the map. */
export interface MapMarker extends GeoPoint {
  id: string;
  /** What the marker is called: the store's name, and its city where that is not part of it. */
  name: string;
}

/** Stores that are known by their number alone, as long as nobody has come closer. */
export interface MapHeap extends MapMarker {
  count: number;
  /** Around them, in degrees. */
  box: readonly [south: number, west: number, north: number, east: number];
}

const isHeap = (marker: MapMarker | undefined): marker is MapHeap => marker !== undefined && 'count' in marker;

export type MarkerStore = ReturnType<typeof createMarkerStore>;

/** The markers and heaps, projected once, and which of them show, are chosen or lit up. */
export function createMarkerStore(initial: readonly MapMarker[], projectPoint = project) {
  let markers: readonly MapMarker[] = [];
  let indexes = new Map<string, number>();
  let points: MarkerPoints = { xs: new Float64Array(), ys: new Float64Array(), shown: new Uint32Array() };
  let version = 0;
  let [selected, highlighted]: (string | undefined)[] = [];
  const indexOf = (id: string | undefined) => (id === undefined ? -1 : (indexes.get(id) ?? -1));
  const pointOf = (index: number): MapPoint => ({ x: points.xs[index] ?? 0, y: points.ys[index] ?? 0 });
  const countOf = (marker: MapMarker) => (isHeap(marker) ? marker.count : 1);
  const setMarkers = (next: readonly MapMarker[]) => {
    version += 1;
    markers = next.filter(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);
    indexes = new Map(markers.map(({ id }, index) => [id, index]));
    const projected = markers.map((marker) => projectPoint(marker));
    points = {
      xs: Float64Array.from(projected, ({ x }) => x),
      ys: Float64Array.from(projected, ({ y }) => y),
      shown: Uint32Array.from(markers, countOf),
    };
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
    /** Where markers are; of a heap two corners of its box. */
    spread: (indexes: readonly number[]): MapPoint[] =>
      indexes.flatMap((index) => {
        const marker = markers[index];
        if (!isHeap(marker)) return [pointOf(index)];
        const [south, west, north, east] = marker.box;
        return [projectPoint({ lat: south, lng: west }), projectPoint({ lat: north, lng: east })];
      }),
    idOf: (index: number) => (markers[index] as MapMarker).id,
    nameOf: (index: number) => (markers[index] as MapMarker).name,
    /** The places of these markers; without a list of all that show. */
    listPoints: (ids?: readonly string[]): MapPoint[] =>
      (ids
        ? ids.map(indexOf).filter((index) => index >= 0)
        : [...markers.keys()].filter((index) => points.shown[index])
      ).map(pointOf),
    get points() {
      return points;
    },
    get selected() {
      return indexOf(selected);
    },
    get highlighted() {
      return indexOf(highlighted);
    },
    /** Another number whenever clusters have to be made anew. */
    get version() {
      return version;
    },
  };
}
