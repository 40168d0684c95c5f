import { isCalendarDate } from '../../../calendar.ts';

/** How the names of the months begin, in either language. */
const months = [
  'jan',
  'f[eé][vb]',
  'mar',
  'a[vp]r',
  'ma[iy]',
  'juin|jun',
  'jui?l',
  'ao[uû]|aug',
  'sep',
  'oct',
  'nov',
  'd[eé]c',
];
const month = String.raw`(?:${months.join('|')})\p{L}*\.?`;
const weekday = '(?:(?:le )?(?:\\p{L}+di|dimanche|\\p{L}+day),? )?(?:le )?';

const iso = String.raw`(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?!\d)`;
const written = String.raw`${weekday}(?<dayOf>\d{1,2})(?:er|st|nd|rd|th)? (?<monthOf>${month}),? (?<yearOf>\d{4})`;
const american = String.raw`${weekday}(?<monthOn>${month}) (?<dayOn>\d{1,2})(?:st|nd|rd|th)?,? (?<yearOn>\d{4})`;
const numbers = String.raw`(?<!\d)(?<first>\d{1,2})(?<bar>[-/.])(?<second>\d{1,2})\k<bar>(?<last>\d{4})`;
const pattern = new RegExp([iso, written, american, numbers].join('|'), 'giu');

/** A date in a text. */
export interface FoundDate {
  /** As YYYY-MM-DD; undefined for a day that no calendar has, or that could be of two months. */
  date: string | undefined;
  /** As it was written. */
  text: string;
  index: number;
}

function toDate(groups: Readonly<Record<string, string | undefined>>): string | undefined {
  const { first = '', second = '', last } = groups;
  const isDayFirst = Number(first) > 12;
  // 05/06/2026 could be May or June.
  if (last && !isDayFirst && Number(second) <= 12 && first !== second) return undefined;
  const name = (groups.monthOf ?? groups.monthOn ?? '').toLowerCase();
  const named = months.findIndex((start) => new RegExp(`^(?:${start})`).test(name)) + 1;
  const year = groups.year ?? groups.yearOf ?? groups.yearOn ?? last ?? '';
  const ofYear = groups.month ?? (name ? String(named) : isDayFirst ? second : first);
  const day = groups.day ?? groups.dayOf ?? groups.dayOn ?? (isDayFirst ? first : second);
  const date = [year, ofYear.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isCalendarDate(date) ? date : undefined;
}

/**
 * All dates of a text, as people and tools write them: 2026-12-24, 24/12/2026, « jeudi 24 déc. 2026 », `Dec 24, 2026`. One
 * whose day could be its month, such as 05/06/2026, has no date.
 */
export function findDates(text: string): FoundDate[] {
  return [...text.matchAll(pattern)].map((match) => ({
    date: toDate(match.groups ?? {}),
    text: match[0],
    index: match.index,
  }));
}
