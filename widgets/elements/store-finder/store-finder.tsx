import { PlaceBox } from '../../shared/places/place-box.tsx';
import { FinderNotices } from './finder-notices.tsx';
import type { FinderProps } from './finder-props.ts';
import { FinderResults } from './finder-results.tsx';
import { LoadingStores } from './loading-stores.tsx';
import { useFinder } from './use-finder.ts';

/** Stores as a list, with a search, filters and a map beside it (SF-01 to SF-08). */
export function StoreFinder(props: FinderProps) {
  const { t, locale, serviceOrigin, host, attributes } = props;
  const finder = useFinder(props);
  const { view, loader, loading, list, search } = finder;
  // Until the stores have come, no one knows whether there is such a store.
  const isSingle = !!attributes.store && (!loader || !!list.only);
  return (
    <div className="finder" ref={finder.root}>
      {!isSingle && (
        <PlaceBox
          t={t}
          locale={locale}
          action={`${serviceOrigin}/${locale}/storelocator`}
          shown={view.label ?? ''}
          query={search.query}
          findSource={finder.findSource}
          onChosen={search.handleChoice}
          onSame={search.showResult}
          onLost={search.handleLost}
          onNearMe={search.handleNearMe}
        >
          <button type="button" className="quiet" onClick={search.handleNearMe}>
            {t('nearMe')}
          </button>
        </PlaceBox>
      )}
      <FinderNotices
        t={t}
        locale={locale}
        position={search.position}
        onChange={() => finder.root.current?.querySelector<HTMLElement>('[part="input"]')?.focus()}
        hasFailed={loading.hasFailed}
        onRetry={() => {
          loading.retry();
          // The button is removed.
          search.showResult();
        }}
      />
      {loader ? (
        <FinderResults finder={finder} loader={loader} />
      ) : (
        <LoadingStores t={t} isAnnounced={!!host && !loading.hasFailed} />
      )}
    </div>
  );
}
