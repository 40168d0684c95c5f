import { useState } from 'react';
import { readClock } from '../../shared/page/page-properties.ts';
import { useChange, useEarlyChange } from '../../shared/places/use-change.ts';
import { useLatestRequest } from '../../shared/places/use-latest-request.ts';
import type { FinderState } from '../../shared/stores/address-state.ts';
import { isComing } from '../../shared/stores/coming-stores.ts';
import type { Point } from '../../shared/stores/distance.ts';
import { ignoreOpen } from '../../shared/stores/search-near.ts';
import type { Store } from '../../shared/stores/store.ts';
import { passesFilters } from '../../shared/stores/store-filters.ts';
import { listNamedKeys } from '../../shared/stores/store-lookup.ts';
import { findToday } from '../../shared/stores/store-news.ts';
import type { FinderProps } from './finder-props.ts';
import { createStoreLoader, type StoreLoader } from './store-loader.ts';

/** Whether a view has stores of a large chain to list; one of a whole country or of a large province waits for a search. */
export const isListed = ({ place, province }: FinderState, loader: StoreLoader): boolean =>
  !!place || (!!province && !loader.isTooLarge(province));

/** Loads the stores of a large chain that a view needs: the only one to show, or those that it lists. */
function loadView(loader: StoreLoader, { place, radius, province, filters }: FinderState, only: string) {
  const { feed } = loader;
  if (only) return loader.loadNamed(listNamedKeys(only));
  const now = readClock();
  // Coming stores do not replace open ones, unless the filters ask for them. Open now or not: the near ones are wanted.
  const passes = (store: Store) =>
    passesFilters(store, ignoreOpen(filters), feed, now) &&
    (filters.grandOpenings || !isComing(store, findToday(store, feed, now)));
  if (place) return loader.loadNear(place, radius, passes);
  return province && loader.loadProvince(province);
}

/** Fetches a brand's feed; `onFailed` is called if that fails, and by `fail`. */
function useStoreLoader({ serviceOrigin, brand, host }: FinderProps, onFailed: (cause: unknown) => void) {
  // While rendering: effects wait for the first paint, which a slow phone is long at. Not while prerendering.
  const [first] = useState(() => {
    const loading = host && createStoreLoader(serviceOrigin, brand);
    // `load` handles a failure, which may come before it.
    loading?.catch(() => undefined);
    return { loading };
  });
  const [loader, setLoader] = useState<StoreLoader>();
  const [hasFailed, setFailed] = useState(false);
  const begin = useLatestRequest();

  /** Restores the page's own list, with a retry: an incomplete list would look complete. */
  function fail(cause: unknown) {
    console.error('stores:', cause);
    setLoader(undefined);
    setFailed(true);
    onFailed(cause);
  }
  function load() {
    const isWanted = begin();
    setFailed(false);
    const loading = first.loading ?? createStoreLoader(serviceOrigin, brand);
    first.loading = undefined;
    loading.then(
      (opened) => isWanted() && setLoader(opened),
      (cause) => isWanted() && fail(cause),
    );
  }
  // Not after the next frame: stores that the page has preloaded are then in that frame.
  useEarlyChange([serviceOrigin, brand], load);
  return { loader, hasFailed, fail, retry: load };
}

/** A brand's stores: fetched at once, or for a large chain as a view needs them. `searchKey` identifies the view. */
export function useStores(
  props: FinderProps,
  view: FinderState,
  searchKey: string,
  onFailed: (cause: unknown) => void,
) {
  const { loader, hasFailed, fail, retry } = useStoreLoader(props, onFailed);
  const begin = useLatestRequest();
  const [loaded, setLoaded] = useState('');
  const [, setCount] = useState(0);
  const only = props.attributes.store;
  const isWaiting = loader?.isWhole === false && (only !== '' || isListed(view, loader)) && loaded !== searchKey + only;

  useChange([loader, searchKey, only], () => {
    const isWanted = begin();
    if (!loader || !isWaiting) return;
    loadView(loader, view, only)?.then(
      () => isWanted() && setLoaded(searchKey + only),
      (cause) => isWanted() && fail(cause),
    );
  });
  return {
    loader,
    hasFailed,
    /** Whether the view's stores are being fetched. */
    isWaiting,
    retry,
    /** Fetches the visible stores, if they are few enough for a map. */
    loadInSight(middle: Point, kilometres: number) {
      loader?.loadVisible(middle, kilometres).then(
        () => setCount(loader.list().length),
        (cause) => console.error('stores:', cause),
      );
    },
  };
}
