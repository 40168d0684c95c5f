import { type DayHours, isBeforeStart, listDays } from '../../widgets/shared/stores/day-hours.ts';
import type { Store } from '../../widgets/shared/stores/store.ts';
import type { Page } from './page.ts';

/** Days after the build for which a page tells of hours other than the weekly ones. */
const daysAhead = 60;

/** Whether a store has told its hours. */
export function hasHours({ hours }: Store): boolean {
  return Object.values(hours).some((day) => day.length > 0);
}

/** Holidays and the store's own special days of the coming weeks; of a store that has told no hours, only the latter. */
export function listSpecialDays({ site }: Page, store: Store): DayHours[] {
  const own = new Set(store.exceptions.map(({ date }) => date));
  return listDays(store, site.stores.calendar, site.today, daysAhead + 1).filter(
    ({ date, label }) => !isBeforeStart(store, date) && (own.has(date) || (label !== undefined && hasHours(store))),
  );
}
