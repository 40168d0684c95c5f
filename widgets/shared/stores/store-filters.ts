import type { BrandKey } from '../brand/brands.ts';
import { countDays } from './calendar-date.ts';
import { readOpening } from './opening.ts';
import type { Store } from './store.ts';
import type { StoreCalendar } from './store-calendar.ts';
import { toLocalTime } from './zone-clock.ts';

/** SF-03: what a visitor asks of stores; empty lists and false ask nothing, which is "all stores". */
export interface StoreFilters {
  /** Any of them under the store's roof. */
  brands: readonly BrandKey[];
  /** All of them in the store; departments and specialty departments alike. */
  departments: readonly string[];
  /** An event that has not ended. */
  events: boolean;
  /** Opens soon, or opened within the last days. */
  grandOpenings: boolean;
  openNow: boolean;
}

export const noFilters: StoreFilters = {
  brands: [],
  departments: [],
  events: false,
  grandOpenings: false,
  openNow: false,
};

/** Days before and after its first day on which an opening is a grand one. */
const grandOpeningDays = 30;

/** Whether the store opens within thirty days, or opened within the last thirty; `today` is YYYY-MM-DD at the store. */
export function isGrandOpening({ status, opensOn }: Store, today: string): boolean {
  if (status === 'closed') return false;
  if (status === 'opening-soon' && (opensOn === undefined || opensOn >= today)) return true;
  return opensOn !== undefined && Math.abs(countDays(today, opensOn)) <= grandOpeningDays;
}

/** The store's events that have not ended on the date `today` at the store, soonest first. */
export function listComingEvents({ events }: Store, today: string): Store['events'] {
  return events.filter(({ end }) => end >= today).toSorted((a, b) => a.start.localeCompare(b.start));
}

/** Today's date, YYYY-MM-DD, by the store's clock. */
export function findToday({ timeZone }: Store, { zones }: StoreCalendar, now: number): string {
  return toLocalTime(zones[timeZone] ?? [], now).date;
}

/** Whether a store passes every filter at the instant `now` (ms since 1970). */
export function passesFilters(store: Store, filters: StoreFilters, calendar: StoreCalendar, now: number): boolean {
  const { brands, departments } = filters;
  const today = findToday(store, calendar, now);
  const offered = [...store.departments, ...store.specialtyDepartments];
  return (
    (brands.length === 0 || brands.some((brand) => store.brands.includes(brand))) &&
    departments.every((department) => offered.includes(department)) &&
    (!filters.events || listComingEvents(store, today).length > 0) &&
    (!filters.grandOpenings || isGrandOpening(store, today)) &&
    (!filters.openNow || readOpening(store, calendar, now).state === 'open')
  );
}
