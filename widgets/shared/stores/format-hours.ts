import type { MessageKey, Translate } from '../locale/messages.ts';
import { dayMinutes, toMinuteRange } from './minute-range.ts';
import type { Interval } from './store.ts';
import type messages from './store-hours.en.json';

/** Keys of `store-hours.en.json` and `.fr.json`. */
export type StoreHoursMessageKey = MessageKey<typeof messages>;
/** Translates the messages about hours. */
export type StoreHoursTranslate = Translate<StoreHoursMessageKey>;

/** A time of day from minutes since midnight: `9:30 a.m.` · « 9 h 30 »; noon and midnight are words. */
export function formatTime(minutes: number, t: StoreHoursTranslate): string {
  const time = minutes % dayMinutes;
  if (time === 0) return t('midnight');
  if (time === 720) return t('noon');
  const hour24 = Math.floor(time / 60);
  const values = { hour24, hour12: hour24 % 12 || 12, minutes: String(time % 60).padStart(2, '0') };
  const isFull = time % 60 === 0;
  if (time < 720) return t(isFull ? 'morning' : 'morningMinutes', values);
  return t(isFull ? 'afternoon' : 'afternoonMinutes', values);
}

function formatInterval(interval: Interval, t: StoreHoursTranslate): string {
  const [opens, closes] = toMinuteRange(interval);
  if (closes - opens === dayMinutes) return t('allDay');
  return t('range', { opens: formatTime(opens, t), closes: formatTime(closes, t) });
}

/** A day's hours: `9 a.m.–noon and 1 p.m.–5 p.m.` · « de 9 h à midi et de 13 h à 17 h »; `closed` without intervals. */
export function formatIntervals(intervals: readonly Interval[], t: StoreHoursTranslate): string {
  if (intervals.length === 0) return t('closedDay');
  return intervals
    .map((interval) => formatInterval(interval, t))
    .reduce((first, second) => t('rangeJoin', { first, second }));
}
