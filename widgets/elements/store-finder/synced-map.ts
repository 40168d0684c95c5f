import type { MapArea } from '../../shared/map/map-handle.ts';
import type { MapCluster, MapMarker } from '../../shared/map/marker-set.ts';
import { isMapArea } from '../../shared/stores/address-state.ts';
import { measureDistance, type Point } from '../../shared/stores/distance.ts';
import type { Store } from '../../shared/stores/store.ts';
import { passesFilters } from '../../shared/stores/store-filters.ts';
import { toAreaRadius } from './area-radius.ts';
import { countFilters } from './filter-panel.tsx';
import { openStoreMap } from './open-store-map.ts';
import type { StoreLoader } from './store-loader.ts';
import type { StoreMap } from './store-map.ts';
import type { Finder } from './use-finder.ts';

/** The finder beside the map, and what list and map highlight. */
export interface MapView {
  finder: Finder;
  loader: StoreLoader;
  /** Id of the store that the list highlights. */
  highlighted: string | undefined;
  onPointed: (id: string | undefined) => void;
}

/** The map's data and callbacks from the finder. */
function readMapProps({ finder, loader, highlighted, onPointed }: MapView) {
  const { props, view, stores, list, google, now, chosen, choose, search, loading, fail } = finder;
  const { locale, serviceOrigin, attributes } = props;
  const { place, radius, filters } = view;
  const passes = (store: Store) => passesFilters(store, filters, loader.feed, now);
  return {
    locale,
    serviceOrigin,
    google,
    highlighted,
    onPointed,
    tiles: {
      template: attributes.mapStyle,
      attribution: attributes.mapAttribution,
      attributionLink: attributes.mapAttributionLink,
    },
    /** Stores on the map: those found, and all others of a large chain that have loaded. */
    stores: loader.isWhole ? list.found : [...new Set([...list.found, ...stores.filter(passes)])],
    fitted: list.fitted,
    /** Identifies the search; a new one moves the map to its stores. */
    fitKey: list.fitKey,
    /** Files of a large chain that the map shows as clusters. */
    unloaded: countFilters(filters) ? [] : loader.listUnloaded(),
    /** The map area that was searched; the map stays where it is. */
    area: place && radius && isMapArea(view) ? { middle: place, radius } : undefined,
    /** The searched place. */
    searched: place,
    chosen: chosen?.id,
    onChosen: (id: string) => choose(stores.find((store) => store.id === id)),
    onArea: (place: Point, reach: number) => search.look({ place, radius: toAreaRadius(reach) }, 'area'),
    /** The visitor moves the map: a large chain's stores there have to be fetched. */
    onMoved: loading.loadInSight,
    onFailed(cause: unknown) {
      console.error('map:', cause);
      fail('map');
    },
  };
}
type FinderMapProps = ReturnType<typeof readMapProps>;

function listMarkers({ stores, unloaded, locale }: FinderMapProps): (MapMarker | MapCluster)[] {
  return [
    ...stores.map(({ id, name, lat, lng }) => ({ id, name: name[locale], lat, lng })),
    ...unloaded.map(({ file, count, box, middle }) => ({ id: file, name: '', count, box, ...middle })),
  ];
}

/** Handles a press on markers: selects the first store, or searches the area of a cluster that has not loaded. */
function pick(ids: readonly string[], { unloaded, onArea, onChosen }: FinderMapProps): void {
  const cluster = unloaded.find(({ file }) => ids.includes(file));
  if (!cluster) {
    if (ids[0]) onChosen(ids[0]);
    return;
  }
  const [south, west, north, east] = cluster.box;
  onArea(cluster.middle, measureDistance({ lat: south, lng: west }, { lat: north, lng: east }));
}

/** An area of the map that a visitor can search. */
export interface SearchedArea {
  place: Point;
  /** Kilometres. */
  radius: number;
}

/** What the map reports to the page. */
export interface MapReport {
  onState: (state: 'waiting' | 'ready' | 'failed') => void;
  /** The area that the visitor has moved to; undefined once the page has moved the map. */
  onAreaChanged: (area: SearchedArea | undefined) => void;
}

/** What the map shows now. */
interface Shown extends FinderMapProps {
  markers: string;
}

/** Updates the map from what it shows (initially nothing) to what it should show. */
function showChanges(map: StoreMap, next: Shown, last: Shown | undefined, report: MapReport): void {
  const { locale, markers, fitKey, area, searched, fitted, chosen, highlighted } = next;
  if (locale !== last?.locale) map.setLocale(locale);
  if (markers !== last?.markers) map.setMarkers(listMarkers(next));
  if (fitKey !== last?.fitKey) {
    map.mark(area ? undefined : searched);
    report.onAreaChanged(undefined);
    if (!area)
      map.showStores(
        fitted.map(({ id }) => id),
        true,
      );
    // A link to a map area, whose half diagonal is more than fits. Later the visitor's view stays.
    else if (!last) map.showPlace(area.middle, area.radius / Math.SQRT2);
  }
  if (!last || chosen !== last.chosen) {
    map.select(chosen);
    if (chosen) map.showStores([chosen]);
  }
  if (highlighted !== last?.highlighted) map.highlight(highlighted);
}

/** Opens the finder's map in an empty element, replaces it when it fails, and keeps it in sync with the list. */
export function openSyncedMap(host: HTMLElement, view: MapView, report: MapReport) {
  let props = readMapProps(view);
  let map: StoreMap | undefined;
  let shown: Shown | undefined;
  let isClosed = false;
  const close = () => {
    map?.destroy();
    map = shown = undefined;
  };
  const show = () => {
    if (!map) return;
    const last = shown;
    shown = { ...props, markers: JSON.stringify(listMarkers(props)) };
    showChanges(map, shown, last, report);
  };
  const connect = () => ({
    onChosen: (id: string) => pick([id], props),
    // Stores at the same position: the list shows them separately.
    onClusterChosen: (ids: readonly string[]) => pick(ids, props),
    onPointed: (id: string | undefined) => props.onPointed(id),
    onMoved({ isByVisitor, middle, reach }: MapArea) {
      report.onAreaChanged(isByVisitor ? { place: middle, radius: toAreaRadius(reach.furthest) } : undefined);
      if (isByVisitor) props.onMoved(middle, reach.furthest);
    },
    onLost() {
      close();
      report.onState('waiting');
      open();
    },
  });
  async function open() {
    const { google, serviceOrigin, locale, tiles, onFailed } = props;
    try {
      const opened = await openStoreMap(
        host,
        { serviceOrigin, locale, tiles, markers: listMarkers(props), ...connect() },
        google,
      );
      if (isClosed) return opened.destroy();
      map = opened;
      report.onState('ready');
      show();
    } catch (cause) {
      if (isClosed) return;
      report.onState('failed');
      onFailed(cause);
    }
  }
  open();
  return {
    update(next: MapView) {
      props = readMapProps(next);
      show();
    },
    destroy() {
      isClosed = true;
      close();
    },
  };
}
