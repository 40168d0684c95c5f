import type { Interval, Weekday } from '../../../../../widgets/shared/stores/store.ts';
import type { Problem } from '../../../problems/problem.ts';
import { findWeekday } from './day-names.ts';
import type { DayHours, WeekHours, WeekResult } from './hours-result.ts';
import { readDayHours } from './read-day-hours.ts';
import { readWeekHours } from './read-week-hours.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The first of a few names that an object has. */
function pick(fields: Fields, names: readonly string[]): unknown {
  const key = Object.keys(fields).find((name) => names.includes(name.toLowerCase()));
  return key === undefined ? undefined : fields[key];
}

/** WP Store Locator's `9:00 AM,5:00 PM` as `9:00 AM-5:00 PM`. */
const joinTimes = (text: string) => text.replace(/^([^,-]+),([^,-]+)$/, '$1-$2');

/** Whether a text has both ends of an interval. */
const isWhole = (text: string) => /\d.*[-–,à].*\d/.test(text);

/** The interval of `{ open, close }`, of `[opens, closes]`, or of a text, as a text. */
function formatRange(value: unknown): string | undefined {
  if (typeof value === 'string') return joinTimes(value);
  if (Array.isArray(value)) {
    const texts = value.filter((each) => typeof each === 'string');
    if (texts.length < value.length || texts.length === 0) return undefined;
    return texts.length === 2 && !texts.some(isWhole) ? texts.join('-') : texts.map(joinTimes).join(', ');
  }
  if (!isFields(value)) return undefined;
  const opens = pick(value, ['open', 'opens', 'start', 'from', 'opentime', 'opening']);
  const closes = pick(value, ['close', 'closes', 'closed', 'end', 'to', 'closetime', 'closing']);
  if (typeof opens !== 'string' || typeof closes !== 'string') return undefined;
  return opens === closes && !/\d/.test(opens) ? opens || 'closed' : `${opens}-${closes}`;
}

/** A day's value in a JSON object or a PHP array: nothing, a text, an interval, or a list of these. */
function readDay(value: unknown): DayHours {
  const isClosed =
    value === null ||
    value === false ||
    value === 0 ||
    value === '' ||
    value === '0' ||
    (Array.isArray(value) && value.length === 0);
  if (isClosed) return { intervals: [], doubts: [] };
  if (isFields(value) && !Array.isArray(value)) {
    const closed = pick(value, ['isclosed', 'is_closed', 'closed']);
    const status = pick(value, ['status', 'isopen', 'is_open']);
    if (closed === true || status === 0 || status === false) return { intervals: [], doubts: [] };
    const inner = pick(value, ['slot', 'slots', 'openintervals', 'intervals', 'hours', 'periods']);
    if (inner !== undefined) return readDay(inner);
  }
  const whole = formatRange(value);
  const ranges = whole === undefined && Array.isArray(value) ? value.map(formatRange) : [whole];
  if (ranges.some((range) => range === undefined)) return { problem: { code: 'hoursUnreadable' } };
  return readDayHours(ranges.join(', '));
}

/** Days of an object whose keys are names of weekdays, or 0 (Sunday) to 6. */
function listDays(value: Fields): [Weekday, unknown][] {
  return Object.entries(value).flatMap(([key, each]): [Weekday, unknown][] => {
    const day = /^[0-6]$/.test(key) ? (Number(key) as Weekday) : findWeekday(key.toLowerCase());
    return day === undefined ? [] : [[day, each]];
  });
}

function readDays(days: readonly [Weekday, unknown][]): WeekResult {
  const week: Partial<Record<Weekday, readonly Interval[]>> = {};
  const doubts: Problem[] = [];
  for (const [day, value] of days) {
    const read = readDay(value);
    if ('problem' in read) return read;
    week[day] = read.intervals;
    doubts.push(...read.doubts);
  }
  return { week: week satisfies WeekHours, doubts };
}

/** Weekdays of schema.org, `https://schema.org/Monday` or `Monday`, one or a list. */
function listSchemaDays(value: unknown): Weekday[] {
  const names = Array.isArray(value) ? value : [value];
  return names.flatMap((name) => findWeekday(String(name).replace(/^.*\//, '').toLowerCase()) ?? []);
}

/** `[{ dayOfWeek, opens, closes }]` of schema.org, and `[{ day, open, close }]` like it. */
function readDayList(list: readonly unknown[]): WeekResult {
  const byDay = new Map<Weekday, unknown[]>();
  for (const each of list) {
    if (!isFields(each)) return { problem: { code: 'weekUnreadable' } };
    const days = listSchemaDays(pick(each, ['dayofweek', 'day', 'weekday', 'name']));
    if (days.length === 0) return { problem: { code: 'weekUnreadable' } };
    for (const day of days) byDay.set(day, [...(byDay.get(day) ?? []), each]);
  }
  return readDays([...byDay]);
}

const two = (value: unknown) => String(value ?? 0).padStart(2, '0');

/** One end of a period of Google's: `{ day: 1, time: '0900' }`, or `{ day: 1, hour: 9, minute: 30 }`. */
function readEnd(value: unknown): { day: Weekday | undefined; time: string } | undefined {
  if (!isFields(value)) return undefined;
  const { day, time, hour, hours = hour, minute, minutes = minute } = value;
  const found =
    typeof day === 'number' && day >= 0 && day <= 6 ? (day as Weekday) : findWeekday(String(day).toLowerCase());
  if (typeof time === 'string') return { day: found, time: time.replace(/^(\d\d)(\d\d)$/, '$1:$2') };
  return typeof hours === 'number' || typeof minutes === 'number'
    ? { day: found, time: `${two(hours)}:${two(minutes)}` }
    : undefined;
}

/** Both ends of a period, of Google Places or of Google Business Profile, which has `openDay` and `openTime`. */
function readPeriod(period: unknown): { opens: ReturnType<typeof readEnd>; closes: ReturnType<typeof readEnd> } {
  if (!isFields(period)) return { opens: undefined, closes: undefined };
  const read = (name: 'open' | 'close') => {
    const { [`${name}Day`]: day, [`${name}Time`]: time, [name]: end } = period;
    if (day === undefined) return readEnd(end);
    return readEnd(typeof time === 'string' ? { day, time } : { day, hours: 0, ...(time as object) });
  };
  return { opens: read('open'), closes: read('close') };
}

/** `{ periods }` of Google; one that opens on Sunday at midnight and never closes is always open. */
function readPeriods(periods: readonly unknown[]): WeekResult {
  const read = periods.map(readPeriod);
  const [{ opens, closes } = {}] = read;
  if (read.length === 1 && opens?.day === 0 && opens.time === '00:00' && !closes)
    return readDays(([0, 1, 2, 3, 4, 5, 6] as const).map((day) => [day, '00:00-24:00']));
  const byDay = new Map<Weekday, string[]>();
  for (const { opens: from, closes: to } of read) {
    if (from?.day === undefined || to === undefined) return { problem: { code: 'hoursUnreadable' } };
    byDay.set(from.day, [...(byDay.get(from.day) ?? []), `${from.time}-${to.time}`]);
  }
  return readDays([...byDay]);
}

/**
 * The array of a serialized PHP value whose keys are names of weekdays and whose values are lists of texts, as WP Store
 * Locator has it. Lengths are not looked at: they count bytes in the encoding of the database.
 */
function readPhp(text: string): Fields {
  const days = text.matchAll(/s:\d+:"(\w+)";a:\d+:\{((?:i:\d+;s:\d+:"[^"]*";\s*)*)\}/g);
  const entries = [...days].map(([, day = '', list = '']) => [
    day,
    [...list.matchAll(/s:\d+:"([^"]*)"/g)].map(([, value]) => value),
  ]);
  return Object.fromEntries(entries);
}

/** A cell with JSON or serialized PHP as a value; undefined for other text. */
function parseStructure(text: string): unknown {
  if (/^a:\d+:\{/.test(text)) return readPhp(text);
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads hours of a week from a cell with JSON or serialized PHP; undefined for a cell with neither. */
export function readStructuredHours(text: string): WeekResult | undefined {
  const value = parseStructure(text.trim());
  if (!isFields(value)) return undefined;
  // Google Places lists a text for each day.
  if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string'))
    return readWeekHours(value.join('; '));
  const periods = Array.isArray(value) ? value : pick(value, ['periods']);
  if (Array.isArray(periods) && periods.every((each) => isFields(each) && ('openDay' in each || isFields(each.open))))
    if (periods.length > 0) return readPeriods(periods);
  const days = Array.isArray(value) ? [] : listDays(value);
  const read = Array.isArray(value) ? readDayList(value) : readDays(days);
  if (!Array.isArray(value) && days.length === 0) return { problem: { code: 'weekUnreadable' } };
  return read;
}

/** Reads a day's hours from a cell with a JSON list, such as `[["09:30","21:00"]]`; undefined for other text. */
export function readStructuredDay(text: string): DayHours | undefined {
  const value = parseStructure(text.trim());
  return value === undefined ? undefined : readDay(value);
}
