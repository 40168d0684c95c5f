import { formatDate, formatWeekday } from './format-days.ts';
import { formatTime, type StoreHoursTranslate } from './format-hours.ts';
import type { ComingDay, Moment, Opening } from './opening.ts';

/** A weekday for the next six days, a date later, when the weekday alone would be ambiguous. */
function formatDay(day: ComingDay, t: StoreHoursTranslate): string {
  return day.daysAway < 7 ? formatWeekday(day.date, t) : formatDate(day, t);
}

function describeClosing(closes: Moment | undefined, t: StoreHoursTranslate): string {
  if (!closes) return t('openAlways');
  const time = formatTime(closes.minutes, t);
  // A close in the night or at noon the next day needs no weekday: it is unambiguous.
  const isNear = closes.daysAway === 0 || (closes.daysAway === 1 && closes.minutes <= 720);
  return isNear ? t('openUntil', { time }) : t('openUntilDay', { day: formatDay(closes, t), time });
}

function describeReopening(opens: Moment | undefined, t: StoreHoursTranslate): string {
  if (!opens) return t('closedNow');
  const time = formatTime(opens.minutes, t);
  if (opens.daysAway === 0) return t('opensToday', { time });
  if (opens.daysAway === 1) return t('opensTomorrow', { time });
  return t('opensDay', { day: formatDay(opens, t), time });
}

/**
 * SF-08 in words: `Open until 9 p.m.`, `Opens tomorrow at 10 a.m.` · « Ouvert jusqu’à 21 h », « Ouvre demain à 10 h ».
 */
export function describeOpening(opening: Opening, t: StoreHoursTranslate): string {
  switch (opening.state) {
    case 'open':
      return describeClosing(opening.closes, t);
    case 'closed':
      return describeReopening(opening.opens, t);
    case 'opening-soon':
      return opening.from ? t('openingOn', { day: formatDate(opening.from, t) }) : t('openingSoon');
    case 'temporarily-closed':
      return opening.from ? t('reopensOn', { day: formatDate(opening.from, t) }) : t('temporarilyClosed');
    default:
      return t('hoursUnknown');
  }
}
