import type { BrandKey } from '../brand/brands.ts';
import { isOpenAt } from './opening.ts';
import type { Store } from './store.ts';
import type { StoreCalendar } from './store-calendar.ts';
import { findToday, isGrandOpening, listComingEvents } from './store-news.ts';

/** SF-03: the visitor's filters; empty lists and false mean "all stores". */
export interface StoreFilters {
  /** At least one of them at the store's address. */
  brands: readonly BrandKey[];
  /** All of them in the store, departments and specialty departments alike. */
  departments: readonly string[];
  /** An event that has not ended. */
  events: boolean;
  /** Opens soon, or opened within the last days. */
  grandOpenings: boolean;
  openNow: boolean;
}

/** The filters that every store passes. */
export const noFilters: StoreFilters = {
  brands: [],
  departments: [],
  events: false,
  grandOpenings: false,
  openNow: false,
};

/** Whether a store passes every filter at the instant `now` (ms since 1970). */
export function passesFilters(store: Store, filters: StoreFilters, calendar: StoreCalendar, now: number): boolean {
  const { brands, departments } = filters;
  const offered = () => [...store.departments, ...store.specialtyDepartments];
  const today = () => findToday(store, calendar, now);
  return (
    (brands.length === 0 || brands.some((brand) => store.brands.includes(brand))) &&
    departments.every((department) => offered().includes(department)) &&
    (!filters.events || listComingEvents(store, today()).length > 0) &&
    (!filters.grandOpenings || isGrandOpening(store, today())) &&
    (!filters.openNow || isOpenAt(store, calendar, now))
  );
}
