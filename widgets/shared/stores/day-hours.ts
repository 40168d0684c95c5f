import type { LocalizedText } from '../locale/locale.ts';
import { addDays, findWeekday } from './calendar-date.ts';
import { limitHours } from './minute-range.ts';
import type { Interval, Store } from './store.ts';
import type { Holiday, StoreCalendar } from './store-calendar.ts';

/** A store's hours on one date. */
export interface DayHours {
  /** YYYY-MM-DD */
  date: string;
  /** Empty when closed. */
  intervals: readonly Interval[];
  /** Why the day differs: a special day's label, or the holiday's name. */
  label?: LocalizedText;
  /** A holiday whose effect on the hours is unknown. */
  mayDiffer?: boolean;
}

function applyHoliday(date: string, usual: readonly Interval[], { name, hours }: Holiday): DayHours {
  if (!hours) return { date, intervals: usual, label: name, mayDiffer: usual.length > 0 };
  return { date, intervals: limitHours(usual, hours), label: name };
}

/** Whether the store has not opened, or not reopened, by a date. */
export function isBeforeStart({ status, opensOn, reopensOn }: Store, date: string): boolean {
  if (status === 'closed') return true;
  const start = status === 'opening-soon' ? opensOn : status === 'temporarily-closed' ? reopensOn : '';
  return start === undefined || date < start;
}

/** A store's hours on a date: its special day if any, else the weekly hours limited by the province's holiday. */
export function readDay(store: Store, calendar: StoreCalendar, date: string): DayHours {
  if (isBeforeStart(store, date)) return { date, intervals: [] };
  const special = store.exceptions.find((day) => day.date === date);
  const holiday = calendar.holidays[store.address.province]?.find((day) => day.date === date);
  const label = special?.label ?? holiday?.name;
  if (special) return { date, intervals: special.intervals, ...(label ? { label } : {}) };
  const usual = store.hours[findWeekday(date)];
  return holiday ? applyHoliday(date, usual, holiday) : { date, intervals: usual };
}

/** The hours of this many days in a row, starting with the first. */
export function listDays(store: Store, calendar: StoreCalendar, first: string, count: number): DayHours[] {
  return [...Array(count).keys()].map((at) => readDay(store, calendar, addDays(first, at)));
}
