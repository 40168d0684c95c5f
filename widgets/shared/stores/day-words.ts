import type { Locale } from '../locale/locale.ts';
import type { Translate } from '../locale/messages.ts';
import { toDayStart } from './calendar-date.ts';
import type { DayHours } from './day-hours.ts';
import type { StoreHoursKey } from './hour-words.ts';

const name = (date: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${locale}-CA`, { ...options, timeZone: 'UTC' }).format(toDayStart(date));

/** `Thursday` · « jeudi ». Intl names the day of a date that is already the store's, so no zone is asked for. */
export function formatWeekday(date: string, locale: Locale): string {
  return name(date, locale, { weekday: 'long' });
}

/** A YYYY-MM-DD without its year: `December 27` · « le 27 décembre », « le 1er janvier ». */
export function formatDate(date: string, locale: Locale, t: Translate<StoreHoursKey>): string {
  const day = Number(date.slice(8));
  return t(day === 1 ? 'dateFirst' : 'date', { day, month: name(date, locale, { month: 'long' }) });
}

/** What sets a day apart, if anything: `Christmas Day`, `Family Day: hours may differ` · « Noël ». */
export function describeDay({ label, mayDiffer }: DayHours, locale: Locale, t: Translate<StoreHoursKey>): string {
  const holiday = label?.[locale] ?? '';
  return mayDiffer ? t('hoursMayDiffer', { holiday }) : holiday;
}
