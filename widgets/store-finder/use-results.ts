import { useState } from 'react';
import { describeResults } from './describe-results.ts';
import { cutGroups, findResults } from './find-results.ts';
import type { FinderProps } from './finder-props.ts';
import type { StoreLoader } from './store-loader.ts';
import type { FinderView } from './use-finder-state.ts';

/** Maximum number of stores shown at first, and added by each press of "more". */
const pageSize = 60;

/** How many stores to show at most; reset to one page for a new search. */
function usePages(searchKey: string) {
  const [limit, setLimit] = useState(pageSize);
  const [search, setSearch] = useState(searchKey);
  if (search !== searchKey) {
    setSearch(searchKey);
    setLimit(pageSize);
  }
  return { limit, showPage: () => setLimit(limit + pageSize) };
}

/** The results of a view, once its stores have loaded (`loader` is undefined until then). */
export function useResults(
  loader: StoreLoader | undefined,
  isWaiting: boolean,
  view: FinderView,
  searchKey: string,
  now: number,
  { t, locale }: Pick<FinderProps, 't' | 'locale'>,
) {
  const { limit, showPage } = usePages(searchKey);
  /** A large chain without a search: the list waits for one. */
  const isOpenSearch = loader?.isWhole === false && !view.place && !view.province;
  const results = loader && !isWaiting ? findResults(loader, view, now, locale, t) : undefined;
  const groups = isOpenSearch ? [] : cutGroups(results?.groups ?? [], limit);
  const shown = groups.flatMap((group) => group.stores.map(({ item }) => item));
  const left = isOpenSearch ? 0 : (results?.count ?? 0) - shown.length;
  return {
    results,
    groups,
    /** The stores of the groups. */
    shown,
    heading: isOpenSearch ? t('searchFirst', { count: loader.count }) : describeResults(results, view, t),
    isEmpty: results?.count === 0 && !isOpenSearch,
    /** How many stores the next page has. */
    nextCount: Math.min(pageSize, left),
    /** The first store of the next page. */
    next: results?.groups.flatMap((group) => group.stores)[shown.length]?.item,
    showPage,
    /** Identifies the search that the map's content answers. */
    answer: `${searchKey} ${limit}`,
  };
}
