import type { LocalizedText } from '../locale/locale.ts';
import { addDays, findWeekday } from './calendar-date.ts';
import { dayMinutes, limitHours, toMinuteRange } from './minute-range.ts';
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
  /** The holiday, if it makes the hours shorter. */
  holiday?: LocalizedText;
  /** A holiday whose effect on the hours is unknown. */
  mayDiffer?: boolean;
}

const wholeDay: readonly Interval[] = [['00:00', '00:00']];

function applyHoliday(day: DayHours, { name, hours }: Holiday, intervals: readonly Interval[]): DayHours {
  if (!hours) return { ...day, label: name, mayDiffer: day.intervals.length > 0 };
  const isShorter = String(intervals) !== String(day.intervals);
  return { ...day, intervals, label: name, ...(isShorter ? { holiday: name } : {}) };
}

/** Whether the store has not opened, or not reopened, by a date. */
export function isBeforeStart({ status, opensOn, reopensOn }: Store, date: string): boolean {
  if (status === 'closed') return true;
  const start = status === 'opening-soon' ? opensOn : status === 'temporarily-closed' ? reopensOn : '';
  return start === undefined || date < start;
}

const findSpecial = ({ exceptions }: Store, date: string) => exceptions.find((day) => day.date === date);
const findHoliday = ({ address }: Store, { holidays }: StoreCalendar, date: string) =>
  holidays[address.province]?.find((day) => day.date === date);

/** Minutes after midnight into which a store's hours of a date may go on: none into a holiday on which it is closed. */
function findNightMinutes(store: Store, calendar: StoreCalendar, date: string): number {
  const next = addDays(date, 1);
  const hours = findSpecial(store, next) ? undefined : findHoliday(store, calendar, next)?.hours;
  if (!hours) return dayMinutes;
  return hours.map(toMinuteRange).find(([opens]) => opens === 0)?.[1] ?? 0;
}

/**
 * A store's hours on a date: its special day if any, else the weekly hours limited by the province's holiday. Neither
 * goes on after midnight into a holiday that doesn't allow it.
 */
export function readDay(store: Store, calendar: StoreCalendar, date: string): DayHours {
  if (isBeforeStart(store, date)) return { date, intervals: [] };
  const [special, holiday] = [findSpecial(store, date), findHoliday(store, calendar, date)];
  const given = special?.intervals ?? store.hours[findWeekday(date)];
  const isLate = given.some(([opens, closes]) => closes <= opens);
  const nightMinutes = isLate ? findNightMinutes(store, calendar, date) : dayMinutes;
  const day: DayHours = { date, intervals: isLate ? limitHours(given, wholeDay, nightMinutes) : given };
  const label = special?.label ?? holiday?.name;
  if (special) return label ? { ...day, label } : day;
  return holiday ? applyHoliday(day, holiday, limitHours(given, holiday.hours ?? wholeDay, nightMinutes)) : day;
}

/** The hours of this many days in a row, starting with the first. */
export function listDays(store: Store, calendar: StoreCalendar, first: string, count: number): DayHours[] {
  return [...Array(count).keys()].map((at) => readDay(store, calendar, addDays(first, at)));
}
