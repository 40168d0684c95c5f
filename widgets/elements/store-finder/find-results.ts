import type { Locale } from '../../shared/locale/locale.ts';
import type { FinderState } from '../../shared/stores/address-state.ts';
import { type ClosedNow, findClosedNow } from '../../shared/stores/closed-now.ts';
import { sortComing } from '../../shared/stores/coming-stores.ts';
import { isBeforeStart } from '../../shared/stores/day-hours.ts';
import { groupByProvince, sortByRank } from '../../shared/stores/group-stores.ts';
import { ignoreOpen, searchNear } from '../../shared/stores/search-near.ts';
import type { Province, Store } from '../../shared/stores/store.ts';
import { passesFilters } from '../../shared/stores/store-filters.ts';
import { findToday } from '../../shared/stores/store-news.ts';
import type { StoreLoader } from './store-loader.ts';

/** Stores under one heading; without a name, under the heading of the whole list. */
export interface ResultGroup {
  name?: string;
  /** Listed apart from the others: first the visitor's own, last those that no one can shop in now. */
  apart?: 'mine' | 'openingSoon' | 'closedForNow';
  /** With the distance in kilometres if a place was searched for. */
  stores: readonly { item: Store; distance?: number }[];
}

/** The results for the finder's state. */
export interface Results {
  groups: readonly ResultGroup[];
  count: number;
  /** None is near; these are the nearest ones (SF-04). */
  isFar: boolean;
  /** None is open, although open ones were asked for. */
  closed?: ClosedNow;
}

const asGroup = (stores: ResultGroup['stores'], apart?: ResultGroup['apart']): ResultGroup[] =>
  stores.length > 0 ? [{ stores, ...(apart ? { apart } : {}) }] : [];

/**
 * SF-03, SF-08: the listed stores at the instant `now`: nearest first, or A to Z by province. Temporarily closed and
 * coming stores come last, each under a heading of their own.
 */
export function findResults(
  loader: Pick<StoreLoader, 'feed' | 'list'>,
  { place, radius, province, filters }: FinderState,
  now: number,
  locale: Locale,
  t: (province: Province) => string,
): Results {
  const { feed } = loader;
  const isWaiting = (store: Store, status: Store['status']) =>
    store.status === status && isBeforeStart(store, findToday(store, feed, now));
  const isToCome = (store: Store) => isWaiting(store, 'opening-soon');
  const isTemporarilyClosed = (store: Store) => isWaiting(store, 'temporarily-closed');
  if (place) {
    const { found, coming, isFar, closed } = searchNear(loader.list(), place, { filters, calendar: feed, now, radius });
    const groups = [
      ...asGroup(found.filter(({ item }) => !isTemporarilyClosed(item))),
      ...asGroup(
        found.filter(({ item }) => isTemporarilyClosed(item)),
        'closedForNow',
      ),
      ...asGroup(coming, 'openingSoon'),
    ];
    return { groups, count: found.length + coming.length, isFar, ...(closed ? { closed } : {}) };
  }
  const inProvince = loader.list().filter((store) => !province || store.address.province === province);
  const passing = inProvince.filter((store) => passesFilters(store, filters, feed, now));
  // While none is open, those that would pass if they were.
  const isClosed = filters.openNow && passing.length === 0;
  const stores = isClosed
    ? inProvince.filter(
        (store) =>
          passesFilters(store, ignoreOpen(filters), feed, now) && !isBeforeStart(store, findToday(store, feed, now)),
      )
    : passing;
  const closed = isClosed && stores.length > 0 && findClosedNow(stores, feed, now, false);
  const open = stores.filter((store) => !isToCome(store) && !isTemporarilyClosed(store));
  const groups: ResultGroup[] = groupByProvince(sortByRank(open, locale), locale, t).map((group) => ({
    name: t(group.province),
    stores: group.stores.map((item) => ({ item })),
  }));
  const shut = sortByRank(stores.filter(isTemporarilyClosed), locale).map((item) => ({ item }));
  const coming = sortComing(stores.filter(isToCome)).map((item) => ({ item }));
  const last = [...asGroup(shut, 'closedForNow'), ...asGroup(coming, 'openingSoon')];
  return { groups: [...groups, ...last], count: stores.length, isFar: false, ...(closed ? { closed } : {}) };
}

/** Lists the visitor's own store first, under a heading of its own, and then the others of its province. */
export function listFirst(groups: readonly ResultGroup[], slug: string | undefined): readonly ResultGroup[] {
  const own = groups.flatMap(({ stores }) => stores).filter(({ item }) => item.slug === slug);
  if (own.length === 0) return groups;
  const others = groups.flatMap(({ stores }) => stores.map(({ item }) => item)).filter((item) => item.slug !== slug);
  const isNear = ({ apart, stores }: ResultGroup): boolean =>
    !apart && stores[0]?.item.address.province === own[0]?.item.address.province;
  const sorted = [...groups.filter(isNear), ...groups.filter((group) => !isNear(group))];
  return [...asGroup(own, 'mine'), ...keepStores(sorted, new Set(others))];
}

/** Keeps these stores in their groups, and no group without any. */
export function keepStores(groups: readonly ResultGroup[], kept: ReadonlySet<Store>): ResultGroup[] {
  return groups
    .map((group) => ({ ...group, stores: group.stores.filter(({ item }) => kept.has(item)) }))
    .filter(({ stores }) => stores.length > 0);
}

/** The same stores without their distances: of a place that is only roughly known, they would be false. */
export function omitDistances(results: Results): Results {
  const groups = results.groups.map((group) => ({ ...group, stores: group.stores.map(({ item }) => ({ item })) }));
  return { ...results, groups };
}
