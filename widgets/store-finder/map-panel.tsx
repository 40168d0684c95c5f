import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../shared/locale/locale.ts';
import type { MapArea } from '../shared/map/mount-map.ts';
import { measureDistance, type Point } from '../shared/stores/distance.ts';
import type { Store } from '../shared/stores/store.ts';
import type { StoreShard } from '../shared/stores/store-feed.ts';
import type { StoreFinderTranslate } from './store-finder-words.ts';
import type { OpenMap, StoreMap } from './store-map.ts';

export interface MapPanelProps {
  t: StoreFinderTranslate;
  locale: Locale;
  serviceOrigin: string;
  /** Stores that the list shows. */
  stores: readonly Store[];
  /** What they are the answer to; another answer moves the map to its stores. */
  answer: string;
  /** A piece of the map that was asked for: it stays as it is looked at. */
  area: { middle: Point; radius: number } | undefined;
  /** Stores that the map shows besides. */
  others: readonly Store[];
  /** Files of a large chain that the map shows as heaps. */
  unread: readonly StoreShard[];
  /** Id of the store that is picked out. */
  chosen: string | undefined;
  /** Id of the store that the list points at. */
  highlighted: string | undefined;
  /** Opens the map: Google's where it is asked for, else our own. */
  openMap: OpenMap;
  onChosen: (id: string) => void;
  onPointed: (id: string | undefined) => void;
  /** The visitor asks for what is in sight. */
  onArea: (middle: Point, kilometres: number) => void;
  /** The visitor looks elsewhere: a large chain's stores there have to be fetched. */
  onMoved: (middle: Point, kilometres: number) => void;
  onFailed: (cause: unknown) => void;
}

/** The map beside the list: opened once it comes into sight, in step with the list from then on (SF-07, SF-08). */
export function MapPanel(props: MapPanelProps) {
  const { t, locale, stores, answer, chosen, highlighted } = props;
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<StoreMap>(undefined);
  const isFirst = useRef(true);
  const latest = useRef(props);
  latest.current = props;
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const [area, setArea] = useState<MapArea>();

  const listMarkers = () => {
    const { stores, others, unread, locale } = latest.current;
    return [
      ...[...new Set([...stores, ...others])].map(({ id, name, lat, lng }) => ({ id, name: name[locale], lat, lng })),
      ...unread.map(({ file, count, box, middle }) => ({ id: file, name: '', count, box, ...middle })),
    ];
  };

  function pick(ids: readonly string[]) {
    const { unread, onArea, onChosen } = latest.current;
    const heap = unread.find(({ file }) => ids.includes(file));
    if (!heap) return ids[0] && onChosen(ids[0]);
    const [south, west, north, east] = heap.box;
    onArea(heap.middle, Math.ceil(measureDistance({ lat: south, lng: west }, { lat: north, lng: east })));
  }

  async function open(isWanted: () => boolean) {
    const { openMap, serviceOrigin, locale, onFailed } = latest.current;
    try {
      const opened = await openMap(frame.current as HTMLElement, {
        serviceOrigin,
        locale,
        markers: listMarkers(),
        onChosen: (id) => pick([id]),
        // Stores at one and the same place: the list tells them apart.
        onClusterChosen: pick,
        onPointed: (id) => latest.current.onPointed(id),
        onLost() {
          map.current?.destroy();
          map.current = undefined;
          isFirst.current = true;
          setState('waiting');
          open(isWanted);
        },
        onMoved(moved) {
          setArea(moved.isByVisitor ? moved : undefined);
          if (moved.isByVisitor) latest.current.onMoved(moved.middle, moved.reach.furthest);
        },
      });
      if (!isWanted()) return opened.destroy();
      map.current = opened;
      setState('ready');
    } catch (cause) {
      if (!isWanted()) return;
      setState('failed');
      onFailed(cause);
    }
  }

  useEffect(() => {
    let isWanted = true;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      open(() => isWanted);
    });
    observer.observe(frame.current as HTMLElement);
    return () => {
      isWanted = false;
      observer.disconnect();
      map.current?.destroy();
    };
  }, []);

  const ids = [...[...stores, ...props.others].map(({ id }) => id), ...props.unread.map(({ file }) => file)].join();
  useEffect(() => map.current?.setLocale(locale), [state, locale]);
  useEffect(() => map.current?.setMarkers(listMarkers()), [state, locale, ids]);
  useEffect(() => {
    setArea(undefined);
    const asked = props.area;
    if (!asked) map.current?.showStores(stores.map(({ id }) => id));
    // A link to a piece of the map; half of its diagonal is more than fits.
    else if (isFirst.current) map.current?.showPlace(asked.middle, asked.radius / Math.SQRT2);
    isFirst.current = state !== 'ready';
  }, [state, answer]);
  useEffect(() => {
    map.current?.select(chosen);
    if (chosen) map.current?.showStores([chosen]);
  }, [state, chosen]);
  useEffect(() => map.current?.highlight(highlighted), [state, highlighted]);

  return (
    <section className="map-panel" part="map" aria-label={t('map')}>
      <div className="map-frame" ref={frame} />
      {state !== 'ready' && <p className="map-state">{t(state === 'failed' ? 'mapFailed' : 'mapLoading')}</p>}
      {area && (
        <button
          type="button"
          className="area"
          onClick={() => {
            setArea(undefined);
            props.onArea(area.middle, Math.ceil(area.reach.furthest));
          }}
        >
          {t('searchArea')}
        </button>
      )}
    </section>
  );
}
