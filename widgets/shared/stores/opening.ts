import type { LocalizedText } from '../locale/locale.ts';
import { addDays, countDays } from './calendar-date.ts';
import { isBeforeStart, listDays, readDay } from './day-hours.ts';
import { listSpans } from './open-spans.ts';
import type { Store } from './store.ts';
import type { StoreCalendar, ZoneOffsets } from './store-calendar.ts';
import { type LocalTime, toLocalTime } from './zone-clock.ts';

/** A coming date, YYYY-MM-DD, and its distance from today in days of the store's calendar. */
export interface ComingDay {
  date: string;
  daysAway: number;
}

/** A coming moment in the store's local time; `instant` is milliseconds since 1970. */
export interface Moment extends LocalTime, ComingDay {
  instant: number;
}

/**
 * SF-08: whether a store is open. Without `closes` it never closes; without `opens` or `from` that day is unknown.
 * `holiday` is that of today, if it makes the store close early, open late or stay closed.
 */
export type Opening =
  | { state: 'open'; closes?: Moment; holiday?: LocalizedText }
  | { state: 'closed'; opens?: Moment; holiday?: LocalizedText }
  | { state: 'opening-soon' | 'temporarily-closed'; from?: ComingDay }
  | { state: 'unknown' };

/** How many days ahead to look for the next opening: longer than a holiday closure. */
const horizon = 22;

function toMoment(zone: ZoneOffsets, instant: number, today: string): Moment {
  const local = toLocalTime(zone, instant);
  return { ...local, instant, daysAway: countDays(today, local.date) };
}

/** Whether a store is open at the instant `now` (ms since 1970): `readOpening` without the days to come. */
export function isOpenAt(store: Store, calendar: StoreCalendar, now: number): boolean {
  const zone = calendar.zones[store.timeZone];
  if (!zone) return false;
  const yesterday = addDays(toLocalTime(zone, now).date, -1);
  return listSpans(listDays(store, calendar, yesterday, 2), zone).some(([start, end]) => start <= now && now < end);
}

/** The store's state at the instant `now` (ms since 1970), by its own clock, special days and holidays. */
export function getOpening(store: Store, calendar: StoreCalendar, now: number): Opening {
  const zone = calendar.zones[store.timeZone];
  if (!zone) return { state: 'unknown' };
  const today = toLocalTime(zone, now).date;
  const { status } = store;
  if (status === 'closed') return { state: 'closed' };
  if (status !== 'open' && isBeforeStart(store, today)) {
    const date = status === 'opening-soon' ? store.opensOn : store.reopensOn;
    return { state: status, ...(date ? { from: { date, daysAway: countDays(today, date) } } : {}) };
  }
  if (Object.values(store.hours).every((day) => day.length === 0)) return { state: 'unknown' };
  const findSpan = (days: number, before?: number) =>
    listSpans(listDays(store, calendar, addDays(today, -1), days), zone)
      .slice(0, before)
      .find(([, end]) => now < end);
  // Nearly always within days. The last of a few may go on after them.
  const next = findSpan(4, -1) ?? findSpan(horizon);
  const { intervals, holiday } = readDay(store, calendar, today);
  if (next && next[0] <= now) {
    const neverCloses = countDays(today, toLocalTime(zone, next[1]).date) >= horizon - 1;
    if (neverCloses) return { state: 'open' };
    return { state: 'open', closes: toMoment(zone, next[1], today), ...(holiday ? { holiday } : {}) };
  }
  const opens = next && toMoment(zone, next[0], today);
  // After the hours of a short day, the holiday no longer says why.
  const isWhy = intervals.length === 0 || opens?.daysAway === 0;
  return { state: 'closed', ...(opens ? { opens } : {}), ...(holiday && isWhy ? { holiday } : {}) };
}
