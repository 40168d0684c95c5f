import type { LocalizedText } from '../locale/locale.ts';
import { addDays, findWeekday } from './calendar-date.ts';
import { dayMinutes, limitHours, toMinuteRange } from './minute-range.ts';
import type { Interval, Store } from './store.ts';
import { findRegime, type Holiday, type StoreCalendar } from './store-calendar.ts';

/** A store's hours on one date. */
export interface DayHours {
  /** YYYY-MM-DD */
  date: string;
  /** Empty when closed. */
  intervals: readonly Interval[];
  /** Why the day differs: a special day's label, or the holiday's name. */
  label?: LocalizedText;
  /** The holiday, if it makes the hours shorter. */
  holiday?: LocalizedText;
  /** A holiday whose effect on the hours is unknown. */
  mayDiffer?: boolean;
}

const wholeDay: readonly Interval[] = [['00:00', '00:00']];

/** Whether the store has not opened, or not reopened, by a date. */
export function isBeforeStart({ status, opensOn, reopensOn }: Store, date: string): boolean {
  if (status === 'closed') return true;
  const start = status === 'opening-soon' ? opensOn : status === 'temporarily-closed' ? reopensOn : '';
  return start === undefined || date < start;
}

const findSpecial = ({ exceptions }: Store, date: string) => exceptions.find((day) => day.date === date);
const findHoliday = (store: Store, { holidays }: StoreCalendar, date: string) =>
  holidays[findRegime(store)]?.find((day) => day.date === date);

/** The longest hours that the law allows on the weekday of a date: the whole day where it does not limit them. */
function findWeekLimit(store: Store, { weeks }: StoreCalendar, date: string): readonly Interval[] {
  const limit = weeks?.[findRegime(store)]?.findLast(({ from }) => from <= date);
  return limit?.hours[findWeekday(date)] ?? wholeDay;
}

/** Minutes after midnight that the longest hours of a day begin with. */
const countNightMinutes = (allowed: readonly Interval[]) =>
  allowed.map(toMinuteRange).find(([opens]) => opens === 0)?.[1] ?? 0;

/**
 * Minutes after midnight into which a store's hours of a date may go on: none into a day on which it must be closed, or
 * may not open so early.
 */
function findNightMinutes(store: Store, calendar: StoreCalendar, date: string): number {
  const next = addDays(date, 1);
  if (findSpecial(store, next)) return dayMinutes;
  const holiday = findHoliday(store, calendar, next)?.hours ?? wholeDay;
  return countNightMinutes(limitHours(findWeekLimit(store, calendar, next), holiday));
}

/** Limits hours to those that are allowed, and at midnight to what is left of the night. Nearly all are within both. */
const limit = (hours: readonly Interval[], allowed: readonly Interval[], nightMinutes: number) =>
  allowed === wholeDay && nightMinutes === dayMinutes ? hours : limitHours(hours, allowed, nightMinutes);

const isLate = (hours: readonly Interval[]) => hours.some(([opens, closes]) => closes <= opens);

/** A store's weekly hours on the weekday of a date, as far as the law on weekdays allows them, whatever is special then. */
export function readUsualHours(store: Store, calendar: StoreCalendar, date: string): readonly Interval[] {
  const hours = store.hours[findWeekday(date)];
  const nightMinutes = isLate(hours) ? countNightMinutes(findWeekLimit(store, calendar, addDays(date, 1))) : dayMinutes;
  return limit(hours, findWeekLimit(store, calendar, date), nightMinutes);
}

/**
 * A store's hours on a date: its special day if any, else the weekly hours limited by the law and by the province's
 * holiday. Neither goes on after midnight into a day that doesn't allow it.
 */
export function readDay(store: Store, calendar: StoreCalendar, date: string): DayHours {
  if (isBeforeStart(store, date)) return { date, intervals: [] };
  const [special, holiday] = [findSpecial(store, date), findHoliday(store, calendar, date)];
  const given = special?.intervals ?? store.hours[findWeekday(date)];
  const nightMinutes = isLate(given) ? findNightMinutes(store, calendar, date) : dayMinutes;
  const intervals = limit(given, special ? wholeDay : findWeekLimit(store, calendar, date), nightMinutes);
  const label = special?.label ?? holiday?.name;
  const day: DayHours = { date, intervals, ...(label ? { label } : {}) };
  if (special || !holiday) return day;
  return applyHoliday(day, holiday, limit(intervals, holiday.hours ?? wholeDay, nightMinutes));
}

function applyHoliday(day: DayHours, { name, hours }: Holiday, intervals: readonly Interval[]): DayHours {
  if (!hours) return { ...day, mayDiffer: day.intervals.length > 0 };
  const isShorter = String(intervals) !== String(day.intervals);
  return { ...day, intervals, ...(isShorter ? { holiday: name } : {}) };
}

/** The hours of this many days in a row, starting with the first. */
export function listDays(store: Store, calendar: StoreCalendar, first: string, count: number): DayHours[] {
  return [...Array(count).keys()].map((at) => readDay(store, calendar, addDays(first, at)));
}
