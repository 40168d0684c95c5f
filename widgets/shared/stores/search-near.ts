import { type ClosedNow, findClosedNow } from './closed-now.ts';
import { isComing } from './coming-stores.ts';
import { isBeforeStart } from './day-hours.ts';
import type { Point } from './distance.ts';
import { findStoresNear, type StoresNear } from './find-stores-near.ts';
import { isOpenAt } from './opening.ts';
import type { Store } from './store.ts';
import type { StoreCalendar } from './store-calendar.ts';
import { passesFilters, type StoreFilters } from './store-filters.ts';
import { findToday } from './store-news.ts';

/** The stores near a place that pass the filters; `closed` if none of them is open, although open ones were asked for. */
export interface NearResults extends StoresNear {
  closed?: ClosedNow;
}

/** What to look for, and when. */
export interface NearSearch {
  filters: StoreFilters;
  calendar: StoreCalendar;
  /** Milliseconds since 1970. */
  now: number;
  /** Kilometres. */
  radius?: number | undefined;
}

/** The filters without the one for open stores, by which a list is chosen when none is open. */
export const ignoreOpen = (filters: StoreFilters): StoreFilters =>
  filters.openNow ? { ...filters, openNow: false } : filters;

/**
 * SF-08: the stores near a place. While all of them are closed, open ones far away help no one: the near ones then, with
 * why they are closed and when the nearest opens.
 */
export function searchNear(
  stores: readonly Store[],
  place: Point,
  { filters, calendar, now, radius }: NearSearch,
): NearResults {
  const readToday = (store: Store) => findToday(store, calendar, now);
  const search = (which: StoreFilters) =>
    findStoresNear(stores, place, {
      passes: (store) => passesFilters(store, which, calendar, now),
      isComing: (store) => isComing(store, readToday(store)),
      ...(radius ? { radius } : {}),
    });
  const near = search(filters);
  if (!filters.openNow || (near.found.length > 0 && !near.isFar)) return near;
  const usual = search(ignoreOpen(filters));
  const found = usual.found.filter(({ item }) => !isBeforeStart(item, readToday(item)));
  const open = found.filter(({ item }) => isOpenAt(item, calendar, now));
  if (found.length === 0) return near;
  if (open.length > 0) return { ...usual, found: open, coming: [] };
  const closed = findClosedNow(
    found.map(({ item }) => item),
    calendar,
    now,
    true,
  );
  return { ...usual, found, coming: [], closed };
}
