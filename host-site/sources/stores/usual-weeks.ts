import { addDays, findWeekday } from '../../../widgets/shared/stores/calendar-date.ts';
import { readUsualHours } from '../../../widgets/shared/stores/day-hours.ts';
import type { Interval, Store, Weekday } from '../../../widgets/shared/stores/store.ts';
import { findRegime, type StoreCalendar } from '../../../widgets/shared/stores/store-calendar.ts';

/** A store's weekly hours, with the days YYYY-MM-DD on which a change of the law begins and ends them. */
export interface UsualWeek {
  from?: string;
  /** The last day. */
  until?: string;
  hours: Readonly<Record<Weekday, readonly Interval[]>>;
}

function readWeek(store: Store, calendar: StoreCalendar, from: string): UsualWeek['hours'] {
  const days = Array.from({ length: 7 }, (_, at) => addDays(from, at));
  return Object.fromEntries(
    days.map((date) => [findWeekday(date), readUsualHours(store, calendar, date)]),
  ) as UsualWeek['hours'];
}

/**
 * A store's weekly hours within the law from a date on: one week for nearly all, another one from each day on which a
 * change of the law lengthens or shortens them.
 */
export function listUsualWeeks(store: Store, calendar: StoreCalendar, first: string): UsualWeek[] {
  const limits = calendar.weeks?.[findRegime(store)] ?? [];
  const starts = [first, ...limits.map(({ from }) => from).filter((from) => from > first)];
  const weeks: UsualWeek[] = [];
  for (const from of starts) {
    const hours = readWeek(store, calendar, from);
    const last = weeks.at(-1);
    if (JSON.stringify(last?.hours) === JSON.stringify(hours)) continue;
    if (last) last.until = addDays(from, -1);
    weeks.push({ ...(last ? { from } : {}), hours });
  }
  return weeks;
}
