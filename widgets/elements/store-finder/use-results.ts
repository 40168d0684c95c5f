import { useState } from 'react';
import type { Store } from '../../shared/stores/store.ts';
import { describeOpenSearch, describeResults } from './describe-results.ts';
import { findResults, keepStores, listFirst, omitDistances } from './find-results.ts';
import type { FinderProps } from './finder-props.ts';
import type { StoreLoader } from './store-loader.ts';
import type { FinderView } from './use-finder-state.ts';
import { isListed } from './use-stores.ts';

/** How many stores to show at most; one page for a new search. */
function useLimit(searchKey: string, pageSize: number) {
  const search = `${searchKey} ${pageSize}`;
  const [state, setState] = useState({ limit: pageSize, search });
  return {
    limit: state.search === search ? state.limit : pageSize,
    setLimit: (limit: number) => setState({ limit, search }),
  };
}

/** The only store to show, by its number or slug; undefined for all of them. */
function findOnly(loader: StoreLoader | undefined, wanted: string): Store | undefined {
  return loader?.list().find(({ number, slug }) => slug === wanted || Number(number) === Number(wanted || Number.NaN));
}

/**
 * The results of a view, once its stores have loaded (`loader` is undefined until then). The list has the first pages
 * of them, and the store that the visitor has chosen.
 */
export function useResults(
  loader: StoreLoader | undefined,
  isWaiting: boolean,
  view: FinderView,
  searchKey: string,
  now: number,
  mine: string | undefined,
  { t, locale, attributes }: Pick<FinderProps, 't' | 'locale' | 'attributes'>,
) {
  const pageSize = Math.trunc(attributes.pageSize);
  const { limit, setLimit } = useLimit(searchKey, pageSize);
  /** A large chain without a search that narrows it, or a compact finder without any: the list waits for one. */
  const isOpenSearch =
    loader?.isWhole === false ? !isListed(view, loader) : attributes.compact && !view.place && !view.province;
  const measured = loader && !isWaiting ? findResults(loader, view, now, locale, t) : undefined;
  const results = measured && view.doubt ? omitDistances(measured) : measured;
  const only = findOnly(loader, attributes.store);
  const all = isOpenSearch ? [] : listFirst(results?.groups ?? [], view.place ? undefined : mine);
  const listed = only ? [{ stores: [{ item: only }] }] : all;
  const found = listed.flatMap(({ stores }) => stores.map(({ item }) => item));
  const isShown = (store: Store, at: number) => at < limit || store.slug === view.store;
  const shown = found.filter(isShown);
  const next = found.filter((store, at) => !isShown(store, at)).slice(0, pageSize);
  return {
    results,
    /** The store that the page’s author chose to show alone. */
    only,
    groups: keepStores(listed, new Set(shown)),
    /** All stores that were found. */
    found,
    /** The stores of the groups. */
    shown,
    heading: loader && isOpenSearch ? describeOpenSearch(loader, view, t) : describeResults(results, view, locale, t),
    isEmpty: results?.count === 0 && !isOpenSearch,
    /** Says how many are shown, where there is more than a page. */
    progress: found.length > pageSize && t('shown', { shown: shown.length, count: found.length }),
    /** The stores of the next page. */
    next,
    showNext: () => setLimit(found.indexOf(next.at(-1) as Store) + 1),
    /** What the map fits: the nearest of a place, or else all of them, whatever the list shows. */
    fitted: view.place ? found.slice(0, limit) : found,
    /** Identifies the search that the map fits. */
    fitKey: `${searchKey} ${view.place && limit} ${!results}`,
  };
}
