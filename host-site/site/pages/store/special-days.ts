import { findWeekday } from '../../../../widgets/shared/stores/calendar-date.ts';
import { type DayHours, isBeforeStart, listDays } from '../../../../widgets/shared/stores/day-hours.ts';
import type { Store } from '../../../../widgets/shared/stores/store.ts';
import type { Page } from '../../layout/page.ts';

/** Days after the build for which a page lists special hours. */
const daysAhead = 60;

/** Whether a store has published its hours. */
export function hasHours({ hours }: Store): boolean {
  return Object.values(hours).some((day) => day.length > 0);
}

/**
 * Holidays, evenings that end at midnight before one, and special days of the coming weeks; for a store without published
 * hours, only its special days.
 */
export function listSpecialDays({ site }: Page, store: Store): DayHours[] {
  const own = new Set(store.exceptions.map(({ date }) => date));
  const isUnusual = ({ date, label, intervals }: DayHours) =>
    label !== undefined || String(intervals) !== String(store.hours[findWeekday(date)]);
  return listDays(store, site.stores.calendar, site.today, daysAhead + 1).filter(
    (day) => !isBeforeStart(store, day.date) && (own.has(day.date) || (hasHours(store) && isUnusual(day))),
  );
}
