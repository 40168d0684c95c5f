import type { Interval } from '../../../../../widgets/shared/stores/store.ts';
import { isCalendarDate } from '../../../calendar.ts';
import type { Problem } from '../../../problems/problem.ts';
import { readDayHours } from './read-day-hours.ts';

/** A date with other hours than the week has; no interval means closed. */
export interface ReadSpecialDay {
  date: string;
  intervals: readonly Interval[];
}

/**
 * Reads special days as Google Business Profile has them, `2026-12-24: 09:00-17:00, 2026-12-25: x`, and as our feed does,
 * `2026-12-24 09:00-17:00 | 2026-12-25 closed`. Days that can't be read are left out, with the problem.
 */
export function readSpecialHours(text: string): { days: ReadSpecialDay[]; problems: Problem[] } {
  const dates = [...text.matchAll(/\d{4}-\d\d-\d\d/g)];
  const problems: Problem[] = dates.length === 0 ? [{ code: 'specialDaysUnreadable' }] : [];
  const byDate = new Map<string, readonly Interval[]>();
  for (const [at, match] of dates.entries()) {
    const [date] = match;
    const hours = text.slice(match.index + date.length, dates[at + 1]?.index).replace(/^[\s:=]+|[\s,;|]+$/g, '');
    const read = readDayHours(hours);
    // A date may be there once for each of its intervals.
    const before = byDate.get(date) ?? [];
    const isGood = isCalendarDate(date) && !('problem' in read);
    if (!isGood) problems.push({ code: 'specialDayUnreadable', date, hours });
    else byDate.set(date, [...before, ...read.intervals]);
  }
  return { days: [...byDate].map(([date, intervals]) => ({ date, intervals })), problems };
}
