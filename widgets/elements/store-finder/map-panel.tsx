import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MapReport, MapView, openSyncedMap, SearchedArea } from './synced-map.ts';

/** Calls back once the element is visible. Returns a function that stops watching. */
function watchVisibility(element: HTMLElement, onSeen: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onSeen();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Opens the map once its element is visible, and updates it after each render. */
function useSyncedMap(view: MapView, report: MapReport) {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef({ view, report });
  const map = useRef<ReturnType<typeof openSyncedMap>>(undefined);
  useEffect(() => {
    latest.current = { view, report };
    map.current?.update(view);
  });
  // Closed before its element is removed: a map that is still opening would look for that element's styles.
  useLayoutEffect(() => {
    const host = frame.current as HTMLElement;
    let isWanted = true;
    const open = async () => {
      try {
        const module = await import('./synced-map.ts');
        if (isWanted) map.current = module.openSyncedMap(host, latest.current.view, latest.current.report);
      } catch (cause) {
        if (!isWanted) return;
        console.error('map:', cause);
        latest.current.report.onState('failed');
        latest.current.view.finder.fail('map');
      }
    };
    const stopWatching = watchVisibility(host, open);
    return () => {
      isWanted = false;
      stopWatching();
      map.current?.destroy();
    };
  }, []);
  return frame;
}

/** The map beside the list: opened once it is visible, then kept in sync with the list (SF-07, SF-08). */
export function MapPanel(view: MapView) {
  const { props, search, chosen } = view.finder;
  const { t, locale } = props;
  const title = chosen ? t('onMapStore', { store: chosen.name[locale] }) : t('map');
  const [state, onState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const [area, onAreaChanged] = useState<SearchedArea>();
  const frame = useSyncedMap(view, { onState, onAreaChanged });
  return (
    <section className="map-panel" part="map" tabIndex={-1} aria-label={title}>
      <p className="visually-hidden" role="status">
        {chosen && title}
      </p>
      <div className="map-frame" ref={frame} />
      {state !== 'ready' && <p className="map-state">{t(state === 'failed' ? 'mapFailed' : 'mapLoading')}</p>}
      {area && (
        <button
          type="button"
          className="area"
          onClick={() => {
            onAreaChanged(undefined);
            search.look(area, 'area');
          }}
        >
          {t('searchArea')}
        </button>
      )}
    </section>
  );
}
