import { useEffect, useState } from 'react';
import type { BrandKey } from '../shared/brand/brands.ts';
import type { FinderState } from '../shared/stores/address-state.ts';
import type { Point } from '../shared/stores/distance.ts';
import type { Store } from '../shared/stores/store.ts';
import { passesFilters } from '../shared/stores/store-filters.ts';
import { openStoreBook, type StoreBook } from './store-book.ts';

/**
 * A brand's stores: fetched at once, for a large chain as far as a view needs them. `lookedFor` tells the view from
 * every other.
 */
export function useStores(
  serviceOrigin: string,
  brand: BrandKey,
  { place, radius, province, filters }: FinderState,
  lookedFor: string,
  onFailed: () => void,
) {
  const [book, setBook] = useState<StoreBook>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [prepared, setPrepared] = useState('');
  const [, setCount] = useState(0);
  const isWaiting = book?.isWhole === false && (!!place || !!province) && prepared !== lookedFor;

  /** The page's own list again, and a way to try once more: half of the stores would be told as all. */
  function fail(cause: unknown) {
    console.error('stores:', cause);
    setBook(undefined);
    setFailed(true);
    onFailed();
  }

  useEffect(() => {
    let isCurrent = true;
    openStoreBook(serviceOrigin, brand).then(
      (opened) => isCurrent && setBook(opened),
      (cause) => isCurrent && fail(cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [serviceOrigin, brand, attempt]);
  useEffect(() => {
    if (!book || !isWaiting) return;
    let isCurrent = true;
    const passes = (store: Store) => passesFilters(store, filters, book.feed, Date.now());
    const loading = place ? book.loadNear(place, radius, passes) : province && book.loadProvince(province);
    loading?.then(
      () => isCurrent && setPrepared(lookedFor),
      (cause) => isCurrent && fail(cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [book, lookedFor]);

  return {
    book,
    hasFailed,
    /** The view's stores are being fetched. */
    isWaiting,
    retry() {
      setFailed(false);
      setAttempt(attempt + 1);
    },
    /** Fetches the stores in sight, where so few are that they can be drawn. */
    lookAround(middle: Point, kilometres: number) {
      book?.loadInSight(middle, kilometres).then(
        () => setCount(book.list().length),
        (cause) => console.error('stores:', cause),
      );
    },
  };
}
