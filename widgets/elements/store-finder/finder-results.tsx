import { useMemo, useState } from 'react';
import { FilterPanel } from './filter-panel.tsx';
import { MapPanel } from './map-panel.tsx';
import { ResultHeading } from './result-heading.tsx';
import { ResultList } from './result-list.tsx';
import type { StoreLoader } from './store-loader.ts';
import type { Finder } from './use-finder.ts';

interface PartProps {
  finder: Finder;
  /** The finder's, once it exists. */
  loader: StoreLoader;
}

interface PointProps extends PartProps {
  /** Id of the store highlighted on the map. */
  pointed: string | undefined;
  onPointed: (id: string | undefined) => void;
}

/** The list with its heading. */
function ResultColumn({ finder, loader, pointed, onPointed }: PointProps) {
  const { props, list, choose } = finder;
  const { t, locale, serviceOrigin } = props;
  const more = t('more', { count: list.next.length });
  return (
    <div className="list">
      <ResultHeading finder={finder} isSample={loader.feed.isSample} />
      <ResultList
        groups={list.groups}
        feed={loader.feed}
        now={finder.now}
        t={t}
        locale={locale}
        serviceOrigin={serviceOrigin}
        chosen={finder.chosen}
        mine={finder.mine}
        pointed={pointed}
        hasMap={finder.canShowMap}
        onKept={finder.keep}
        onChosen={(store) => choose(store, 'map')}
        onOpened={(store) => choose(store, 'summary')}
        onPointed={(store) => onPointed(store?.id)}
      />
      {list.only && (
        <a className="link" href={`${serviceOrigin}/${locale}/storelocator`}>
          {t('showAll')}
        </a>
      )}
      <p className="told progress" role="status">
        {list.progress}
      </p>
      {list.next.length > 0 && (
        <>
          <button type="button" className="quiet" onClick={finder.showMore}>
            {more}
          </button>
          <p className="on-paper">{t('onPaper', { button: more })}</p>
        </>
      )}
    </div>
  );
}

/** Filters, list and map, once the stores have loaded. */
export function FinderResults({ finder, loader }: PartProps) {
  const { props, view, show, stores, now, google, isMapShown } = finder;
  const [inList, setInList] = useState<string>();
  const [onMap, setOnMap] = useState<string>();
  // A pointer that moves over the list changes the map alone.
  const column = useMemo(
    () => <ResultColumn finder={finder} loader={loader} pointed={onMap} onPointed={setInList} />,
    [finder, loader, onMap],
  );
  const filters = useMemo(
    () => (
      <FilterPanel
        feed={loader.feed}
        stores={stores}
        filters={view.filters}
        now={now}
        t={props.t}
        locale={props.locale}
        onChanged={(next) => show({ ...view, filters: next })}
      />
    ),
    [props, view, show, stores, now, loader],
  );
  return (
    <>
      {!(props.attributes.compact || finder.list.only) && filters}
      <div className={`views${isMapShown ? ' with-map' : ''}`}>
        {finder.hasMap && (
          <MapPanel
            key={`${google.account} ${props.attributes.mapStyle}`}
            finder={finder}
            loader={loader}
            highlighted={inList}
            onPointed={setOnMap}
          />
        )}
        {column}
      </div>
    </>
  );
}
