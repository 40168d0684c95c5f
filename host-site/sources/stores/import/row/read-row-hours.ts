import type { Interval, Weekday } from '../../../../../widgets/shared/stores/store.ts';
import type { Problem } from '../../../problems/problem.ts';
import { findHoursProblem, readIntervals } from '../../hours-text.js';
import { type DayField, dayNames, parseDayField } from '../columns/store-columns.ts';
import { listDays } from '../hours/day-names.ts';
import type { DayHours, WeekHours, WeekResult } from '../hours/hours-result.ts';
import { readDayHours } from '../hours/read-day-hours.ts';
import { readStructuredDay, readStructuredHours } from '../hours/read-structured-hours.ts';
import { readWeekHours } from '../hours/read-week-hours.ts';
import { readHtmlText } from '../html-text.ts';
import type { RowCells } from './row-cells.ts';

/** How the hours of a file are to be read. */
export interface HoursFormat {
  /** As OpenStreetMap has them. */
  isOsm?: boolean | undefined;
  /** As feed.csv has them: an empty day is closed. */
  isOwn?: boolean | undefined;
  /** Readable hours for texts that are none, as someone answered. */
  answers?: Readonly<Record<string, string>> | undefined;
}

/** A fraction of a day, as a spreadsheet has times without a format. */
function readFraction(text: string): string {
  if (!/^0?[.,]\d{2,}$/.test(text)) return text;
  const minutes = Math.round(Number(text.replace(',', '.')) * 24 * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `Monday: 9-5` in Monday's column: the day's own hours; undefined where the text names other days, or not all of these. */
function readNamedDays(text: string, days: readonly Weekday[]): DayHours | undefined {
  const read = readWeekHours(text);
  if ('problem' in read) return undefined;
  const named = Object.keys(read.week).map(Number);
  const [first] = Object.values(read.week);
  const isOne = Object.values(read.week).every((intervals) => String(intervals) === String(first));
  const isSame = named.length === days.length && named.every((day) => days.includes(day as Weekday));
  return first && isOne && isSame ? { intervals: first, doubts: read.doubts } : undefined;
}

function readDay(written: string, days: readonly Weekday[], { isOwn }: HoursFormat): DayHours {
  if (isOwn && findHoursProblem(written) === undefined)
    return { intervals: readIntervals(written) as unknown as Interval[], doubts: [] };
  const text = readHtmlText(written);
  const read = readStructuredDay(text) ?? readDayHours(text);
  const isUnreadable = 'problem' in read && read.problem.code === 'hoursUnreadable';
  return (isUnreadable ? readNamedDays(text, days) : undefined) ?? read;
}

const isClosedWord = (text: string) => {
  const read = readDayHours(text);
  return !('problem' in read) && read.intervals.length === 0;
};

/** The cells of a day's opening and closing times as one text; undefined where both are empty. */
function joinTimes(cells: RowCells, day: string): { field: string; text: string } | undefined {
  const intervals = ['', '_2', '_3', '_4'].flatMap((suffix) => {
    const [opens, closes] = ['open', 'close'].map((end) => readFraction(cells.text(`${day}_${end}${suffix}`)));
    if (!opens && !closes) return [];
    if (isClosedWord(opens ?? '') && (!closes || isClosedWord(closes))) return ['closed'];
    return [`${opens}-${closes}`];
  });
  const flag = cells.text(`${day}_closed`);
  if (/^(true|vrai|yes|oui|1|x|closed|ferm[ée]e?)$/i.test(flag)) return { field: `${day}_closed`, text: 'closed' };
  const open = intervals.filter((text) => text !== 'closed');
  if (intervals.length === 0) return undefined;
  return { field: `${day}_open`, text: open.length > 0 ? open.join(', ') : 'closed' };
}

/** Hours of a row while its cells are read, one after another. */
class RowHours {
  readonly week: WeekHours = {};
  readonly unreadable: { field: string; problem: Problem }[] = [];
  private readonly cells: RowCells;
  private readonly midnights: { field: string; days: readonly Weekday[] }[] = [];

  constructor(cells: RowCells) {
    this.cells = cells;
  }

  private warn = (field: string, days: readonly Weekday[], doubts: readonly Problem[]) => {
    for (const doubt of doubts) {
      if (doubt.code === 'midnightToMidnight') this.midnights.push({ field, days });
      else this.cells.report(field, 'warning', doubt);
    }
  };

  /** From midnight to midnight is 24 hours at a store that never closes, and a closed day at one with other hours. */
  closeMidnights(): void {
    const open = Object.values(this.week).filter((intervals) => intervals.length > 0);
    const hasOthers = open.some((intervals) => String(intervals) !== '00:00,00:00');
    for (const { field, days } of hasOthers ? this.midnights : []) {
      for (const day of days) this.week[day] = [];
      this.cells.report(field, 'warning', { code: 'midnightIsClosed' });
    }
  }

  addWeek(field: string, read: WeekResult): void {
    if ('problem' in read) {
      this.unreadable.push({ field, problem: read.problem });
      return;
    }
    // A day that a whole week doesn't name is closed.
    for (const day of listDays(0, 6)) this.week[day] = read.week[day] ?? [];
    this.warn(field, [], read.doubts);
  }

  addDays(field: string, days: readonly Weekday[], read: DayHours): void {
    if ('problem' in read) {
      this.unreadable.push({ field, problem: read.problem });
      return;
    }
    for (const day of days) this.week[day] = read.intervals;
    this.warn(field, days, read.doubts);
  }
}

type WholeDay = DayField & { field: string };

/** Columns for whole days, ranges of days first, so that a day's own column decides. */
function listDayColumns(cells: RowCells): WholeDay[] {
  const columns = cells.fields.flatMap((field): WholeDay[] => {
    const day = parseDayField(field);
    return day?.kind === 'hours' ? [{ ...day, field }] : [];
  });
  return columns.toSorted((a, b) => Number(a.from === a.to) - Number(b.from === b.to));
}

/** Days with separate columns for opening and closing times. */
function listTimeDays(cells: RowCells): [Weekday[], string][] {
  const names = cells.fields.flatMap((field) => {
    const day = parseDayField(field);
    return day && day.kind !== 'hours' ? [field.replace(/_(open|close|closed)(_\d)?$/, '')] : [];
  });
  return [...new Set(names)].map((name) => {
    const { from = 0, to = from } = parseDayField(name) ?? {};
    return [listDays(from as Weekday, to as Weekday), name];
  });
}

function readAll(cells: RowCells, format: HoursFormat): { hours: RowHours; empty: [string, Weekday[]][] } {
  const hours = new RowHours(cells);
  const empty: [string, Weekday[]][] = [];
  const readText = (field: string) =>
    (cells.fields.includes(field) && format.answers?.[cells.text(field)]) || cells.text(field);
  const week = readText('hours');
  if (week) hours.addWeek('hours', readStructuredHours(week) ?? readWeekHours(week, format.isOsm));
  for (const { field, from, to } of listDayColumns(cells)) {
    const days = listDays(from as Weekday, to as Weekday);
    const text = readText(field);
    if (text === '') empty.push([field, days]);
    else hours.addDays(field, days, readDay(text, days, format));
  }
  for (const [days, name] of listTimeDays(cells)) {
    const joined = joinTimes(cells, name);
    if (joined) hours.addDays(joined.field, days, readDayHours(joined.text));
    else empty.push([cells.fields.includes(`${name}_open`) ? `${name}_open` : `${name}_close`, days]);
  }
  hours.closeMidnights();
  return { hours, empty };
}

/**
 * The hours of a row, from one column for the week, one for each day or some days, or two for each day's ends. A cell
 * that can't be read leaves its day without hours, with a warning; when none can be read, the row is refused.
 */
export function readRowHours(cells: RowCells, format: HoursFormat): Record<Weekday, readonly Interval[]> {
  const { hours, empty } = readAll(cells, format);
  const isLost = hours.unreadable.length > 0 && Object.keys(hours.week).length === 0;
  for (const { field, problem } of hours.unreadable) cells.report(field, isLost ? 'error' : 'warning', problem);
  const hasAny = Object.values(hours.week).some((intervals) => intervals.length > 0);
  for (const [field, days] of empty) {
    if (!format.isOwn && hasAny && days.some((day) => hours.week[day] === undefined))
      cells.report(field, 'warning', { code: 'hoursEmpty' });
  }
  return Object.fromEntries(dayNames.map((_, day) => [day, hours.week[day as Weekday] ?? []])) as unknown as Record<
    Weekday,
    readonly Interval[]
  >;
}
