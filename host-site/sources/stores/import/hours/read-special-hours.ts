import { addDays, countDays } from '../../../../../widgets/shared/stores/calendar-date.ts';
import type { Interval } from '../../../../../widgets/shared/stores/store.ts';
import type { Problem } from '../../../problems/problem.ts';
import { findDates } from './find-dates.ts';
import { readDayHours } from './read-day-hours.ts';

/** A date with other hours than the week has; no interval means closed. */
export interface ReadSpecialDay {
  date: string;
  intervals: readonly Interval[];
}

/** Days from one to another at most, both included: a longer range is a season. */
const longestRange = 31;

/** The days from one date to another, both included; undefined for a range that ends first, or that is too long. */
function listRange(from: string, to: string): string[] | undefined {
  const length = countDays(from, to) + 1;
  if (length < 1 || length > longestRange) return undefined;
  return Array.from({ length }, (_, at) => addDays(from, at));
}

const isTo = (text: string) => /^\s*(?:-|[‐-―/]|to|until|through|au|jusqu['’]au)\s*$/i.test(text);

/**
 * Reads special days as Google Business Profile has them, `2026-12-24: 09:00-17:00, 2026-12-25: x`, as our feed does,
 * `2026-12-24 09:00-17:00 | 2026-12-25 closed`, and as people write them: « du 24 décembre 2026 au 26 décembre 2026 :
 * fermé ». Days that can't be read are left out, with the problem.
 */
export function readSpecialHours(text: string): { days: ReadSpecialDay[]; problems: Problem[] } {
  const found = findDates(text);
  const problems: Problem[] = found.length === 0 ? [{ code: 'specialDaysUnreadable' }] : [];
  const byDate = new Map<string, readonly Interval[]>();
  let from: string | undefined;
  for (const [at, { date, text: written, index }] of found.entries()) {
    const next = found[at + 1];
    const gap = text.slice(index + written.length, next?.index);
    if (date !== undefined && next?.date !== undefined && from === undefined && isTo(gap)) {
      from = date;
      continue;
    }
    const hours = gap.replace(/^[\s:=,]+|(?:[\s,;|]+(?:du|from|le)?)+$/gi, '');
    const read = readDayHours(hours);
    const dates = date === undefined ? undefined : listRange(from ?? date, date);
    from = undefined;
    if (dates === undefined || 'problem' in read) problems.push({ code: 'specialDayUnreadable', date: written, hours });
    // A date may be there once for each of its intervals.
    else for (const day of dates) byDate.set(day, [...(byDate.get(day) ?? []), ...read.intervals]);
  }
  return { days: [...byDate].map(([date, intervals]) => ({ date, intervals })), problems };
}
