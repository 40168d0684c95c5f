import type { Locale } from '../locale/locale.ts';
import { addDays } from './calendar-date.ts';
import { formatDate, formatWeekday } from './format-days.ts';
import { formatTime, type StoreHoursTranslate } from './format-hours.ts';
import type { ComingDay, Moment, Opening } from './opening.ts';

/** A weekday for the next six days, a date later, when the weekday alone would be ambiguous. */
function formatDay(day: ComingDay, t: StoreHoursTranslate): string {
  return day.daysAway < 7 ? formatWeekday(day.date, t) : formatDate(day, t);
}

/** Midnight belongs to the evening before: no one calls Thursday's midnight that of Friday. */
function findSpokenDay({ date, daysAway, minutes }: Moment): ComingDay {
  return minutes === 0 ? { date: addDays(date, -1), daysAway: daysAway - 1 } : { date, daysAway };
}

function describeClosing(closes: Moment | undefined, t: StoreHoursTranslate): string {
  if (!closes) return t('openAlways');
  const time = formatTime(closes.minutes, t);
  const day = findSpokenDay(closes);
  // A close in the night or at noon the next day needs no weekday: it is unambiguous.
  const isNear = day.daysAway <= 0 || (day.daysAway === 1 && closes.minutes > 0 && closes.minutes <= 720);
  if (isNear) return t('openUntil', { time });
  return t(closes.minutes === 0 ? 'openUntilMidnight' : 'openUntilDay', { day: formatDay(day, t), time });
}

/** When a closed store opens: `Opens tomorrow at 10 a.m.` · « Ouvre demain à 10 h ». */
export function describeReopening(opens: Moment | undefined, t: StoreHoursTranslate): string {
  if (!opens) return t('closedNow');
  const time = formatTime(opens.minutes, t);
  const day = findSpokenDay(opens);
  if (day.daysAway === 0) return t('opensToday', { time });
  if (day.daysAway === 1) return t('opensTomorrow', { time });
  return t('opensDay', { day: formatDay(day, t), time });
}

/** The holiday as the reason: `Closed for Canada Day. Opens tomorrow at 9 a.m.`, `Opens at 1 p.m. on Boxing Day`. */
function addHoliday(opening: Opening & { state: 'open' | 'closed' }, holiday: string, t: StoreHoursTranslate): string {
  if (opening.state === 'open') return t('onHoliday', { opening: describeClosing(opening.closes, t), holiday });
  const reopening = describeReopening(opening.opens, t);
  if (opening.opens?.daysAway === 0) return t('onHoliday', { opening: reopening, holiday });
  return opening.opens ? t('closedForUntil', { holiday, reopening }) : t('closedFor', { holiday });
}

/**
 * SF-08 in words: `Open until 9 p.m.`, `Opens tomorrow at 10 a.m.` · « Ouvert jusqu’à 21 h », « Ouvre demain à 10 h »,
 * and the holiday that makes the hours differ: « Fermé : fête du Canada. Ouvre demain à 9 h ».
 */
export function describeOpening(opening: Opening, locale: Locale, t: StoreHoursTranslate): string {
  switch (opening.state) {
    case 'open':
      return opening.holiday ? addHoliday(opening, opening.holiday[locale], t) : describeClosing(opening.closes, t);
    case 'closed':
      return opening.holiday ? addHoliday(opening, opening.holiday[locale], t) : describeReopening(opening.opens, t);
    case 'opening-soon':
      return opening.from ? t('openingOn', { day: formatDate(opening.from, t) }) : t('openingSoon');
    case 'temporarily-closed':
      return opening.from ? t('reopensOn', { day: formatDate(opening.from, t) }) : t('temporarilyClosed');
    default:
      return t('hoursUnknown');
  }
}
