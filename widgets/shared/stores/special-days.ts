import { addDays } from './calendar-date.ts';
import { type DayHours, isBeforeStart, readDay, readUsualHours } from './day-hours.ts';
import type { Store } from './store.ts';
import { findRegime, type StoreCalendar } from './store-calendar.ts';

/** Whether a store has published its hours. */
export function hasHours({ hours }: Pick<Store, 'hours'>): boolean {
  return Object.values(hours).some((day) => day.length > 0);
}

/** Days for which visitors are told of holidays and special hours. */
export const specialDaysAhead = 60;

/**
 * Holidays, evenings that end at midnight before one, and special days from one date to another, or as far as the
 * calendar reaches; for a store without published hours, only its special days.
 */
export function listSpecialDays(store: Store, calendar: StoreCalendar, first: string, last = '9'): DayHours[] {
  const own = new Set(store.exceptions.map(({ date }) => date));
  const holidays = calendar.holidays[findRegime(store)] ?? [];
  const named = [...own, ...holidays.map(({ date }) => date)];
  const dates = [...new Set(named.flatMap((date) => [addDays(date, -1), date]))].sort();
  const isUnusual = ({ date, label, intervals }: DayHours) =>
    label !== undefined || String(intervals) !== String(readUsualHours(store, calendar, date));
  return dates
    .filter((date) => first <= date && date <= last && !isBeforeStart(store, date))
    .map((date) => readDay(store, calendar, date))
    .filter((day) => own.has(day.date) || (hasHours(store) && isUnusual(day)));
}
