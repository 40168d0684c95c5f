import type { Locale } from '../shared/locale/locale.ts';
import type { FinderState } from '../shared/stores/address-state.ts';
import { groupByProvince } from '../shared/stores/group-stores.ts';
import { findNearby, type Located } from '../shared/stores/nearby.ts';
import type { Province, Store } from '../shared/stores/store.ts';
import { passesFilters } from '../shared/stores/store-filters.ts';
import type { StoreBook } from './store-book.ts';

/** Stores under one heading; without a name the heading of the whole list is theirs. */
export interface ResultGroup {
  name?: string;
  /** With the distance in kilometres where a place was searched for. */
  stores: readonly { item: Store; distance?: number }[];
}

export interface Results {
  groups: readonly ResultGroup[];
  count: number;
  /** None is near: these are the nearest all the same (SF-04). */
  isFar: boolean;
}

const asGroup = (stores: readonly Located<Store>[]): ResultGroup[] => (stores.length > 0 ? [{ stores }] : []);

/** SF-03, SF-08: what the list shows at the instant `now`: nearest first, or all from A to Z by province. */
export function findResults(
  book: StoreBook,
  { place, radius, province, filters }: FinderState,
  now: number,
  locale: Locale,
  t: (province: Province) => string,
): Results {
  const passes = (store: Store) => passesFilters(store, filters, book.feed, now);
  if (place) {
    const { found, isFar } = findNearby(book.list(), place, { passes, ...(radius ? { radius } : {}) });
    return { groups: asGroup(found), count: found.length, isFar };
  }
  const stores = book.list().filter((store) => (!province || store.address.province === province) && passes(store));
  const groups = groupByProvince(stores, locale, t).map((group) => ({
    name: t(group.province),
    stores: group.stores.map((item) => ({ item })),
  }));
  return { groups, count: stores.length, isFar: false };
}

/** The first so many stores of the groups. */
export function cutGroups(groups: readonly ResultGroup[], most: number): ResultGroup[] {
  let room = most;
  return groups.flatMap((group) => {
    const stores = group.stores.slice(0, Math.max(0, room));
    room -= stores.length;
    return stores.length > 0 ? [{ ...group, stores }] : [];
  });
}
