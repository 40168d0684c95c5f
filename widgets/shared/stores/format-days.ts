import type { Locale } from '../locale/locale.ts';
import { findWeekday } from './calendar-date.ts';
import type { DayHours } from './day-hours.ts';
import type { StoreHoursTranslate } from './format-hours.ts';
import type { ComingDay } from './opening.ts';

// Names are messages, not from Intl: the first DateTimeFormat takes a slow phone as long as drawing the first stores.
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const months = [
  ...(['january', 'february', 'march', 'april', 'may', 'june'] as const),
  ...(['july', 'august', 'september', 'october', 'november', 'december'] as const),
];

/** `Thursday` · « jeudi ». The date is the store's own already. */
export function formatWeekday(date: string, t: StoreHoursTranslate): string {
  return t(weekdays[findWeekday(date)]);
}

/** Days after which a date without its year would be ambiguous. */
const yearAfter = 180;

/** `December 27` · « le 27 décembre », « le 1er janvier »; with the year if it is half a year away or more. */
export function formatDate({ date, daysAway }: ComingDay, t: StoreHoursTranslate): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const name = t(months[month - 1] as (typeof months)[number]);
  const text = t(day === 1 ? 'dateFirst' : 'date', { day, month: name });
  return daysAway < yearAfter ? text : t('dateInYear', { date: text, year });
}

/** From a day to a day: `December 5–7`, `December 30 – January 2` · « du 30 décembre au 1er janvier »; or one day. */
export function formatDays(start: string, end: string, t: StoreHoursTranslate): string {
  if (start === end) return formatDate({ date: start, daysAway: 0 }, t);
  const describe = (date: string) => {
    const [, month, day] = date.split('-').map(Number) as [number, number, number];
    return [day === 1 ? t('firstDay') : day, t(months[month - 1] as (typeof months)[number])] as const;
  };
  const [[first, month], [last, lastMonth]] = [describe(start), describe(end)];
  return t(month === lastMonth ? 'days' : 'daysInMonths', { first, month, last, lastMonth });
}

/** What is special about a day, if anything: `Christmas Day`, `Family Day: hours may differ` · « Jour de l’An ». */
export function describeDay({ label, mayDiffer }: DayHours, locale: Locale, t: StoreHoursTranslate): string {
  const name = label?.[locale] ?? '';
  // Names are as within a sentence; French ones mostly begin with a small letter there.
  const holiday = name.charAt(0).toUpperCase() + name.slice(1);
  return mayDiffer ? t('hoursMayDiffer', { holiday }) : holiday;
}
