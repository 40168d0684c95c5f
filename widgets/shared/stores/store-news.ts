import { compareDates, countDays } from './calendar-date.ts';
import type { Store } from './store.ts';
import type { StoreCalendar } from './store-calendar.ts';
import { toLocalTime } from './zone-clock.ts';

/** Days before and after the opening that count as a grand opening. */
const grandOpeningDays = 30;

/** Whether the store opens within thirty days, or opened within the last thirty; `today` is YYYY-MM-DD at the store. */
export function isGrandOpening({ status, opensOn }: Store, today: string): boolean {
  if (status === 'closed') return false;
  if (status === 'opening-soon' && (opensOn === undefined || opensOn >= today)) return true;
  return opensOn !== undefined && Math.abs(countDays(today, opensOn)) <= grandOpeningDays;
}

/** The store's events that have not ended on the date `today` at the store, soonest first. */
export function listComingEvents({ events }: Store, today: string): Store['events'] {
  return events.filter(({ end }) => end >= today).toSorted((a, b) => compareDates(a.start, b.start));
}

/** Today's date, YYYY-MM-DD, by the store's clock. */
export function findToday({ timeZone }: Store, { zones }: StoreCalendar, now: number): string {
  return toLocalTime(zones[timeZone] ?? [], now).date;
}
