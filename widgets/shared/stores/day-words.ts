import { getDateFormat } from '../locale/date-format.ts';
import type { Locale } from '../locale/locale.ts';
import type { Translate } from '../locale/messages.ts';
import { toDayStart } from './calendar-date.ts';
import type { DayHours } from './day-hours.ts';
import type { StoreHoursKey } from './hour-words.ts';
import type { ComingDay } from './opening.ts';

const name = (date: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  getDateFormat(locale, options).format(toDayStart(date));

/** `Thursday` · « jeudi ». The date is the store's own already, so Intl needs no time zone. */
export function formatWeekday(date: string, locale: Locale): string {
  return name(date, locale, { weekday: 'long' });
}

/** Days after which a date without its year would be ambiguous. */
const yearAfter = 180;

/** `December 27` · « le 27 décembre », « le 1er janvier »; with the year if it is half a year away or more. */
export function formatDate({ date, daysAway }: ComingDay, locale: Locale, t: Translate<StoreHoursKey>): string {
  const day = Number(date.slice(8));
  const text = t(day === 1 ? 'dateFirst' : 'date', { day, month: name(date, locale, { month: 'long' }) });
  return daysAway < yearAfter ? text : t('dateInYear', { date: text, year: date.slice(0, 4) });
}

/** What is special about a day, if anything: `Christmas Day`, `Family Day: hours may differ` · « Noël ». */
export function describeDay({ label, mayDiffer }: DayHours, locale: Locale, t: Translate<StoreHoursKey>): string {
  const holiday = label?.[locale] ?? '';
  return mayDiffer ? t('hoursMayDiffer', { holiday }) : holiday;
}
