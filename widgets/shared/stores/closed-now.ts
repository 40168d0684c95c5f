import type { Locale, LocalizedText } from '../locale/locale.ts';
import { readDay } from './day-hours.ts';
import type { StoreHoursTranslate } from './format-hours.ts';
import { getOpening, type Moment } from './opening.ts';
import { describeReopening } from './opening-status.ts';
import type { Store } from './store.ts';
import type { StoreCalendar } from './store-calendar.ts';
import { findToday } from './store-news.ts';

/** Stores of which none is open now. */
export interface ClosedNow {
  count: number;
  /** The holiday that keeps all of them closed today. */
  holiday?: LocalizedText;
  /** The next opening of the nearest, or the first of all. */
  opens?: Moment;
  isNearest: boolean;
}

/** Why stores are closed at the instant `now` (ms since 1970), and when the nearest or the first opens. */
export function findClosedNow(
  stores: readonly Store[],
  calendar: StoreCalendar,
  now: number,
  isNearest: boolean,
): ClosedNow {
  const [nearest] = stores;
  const findHoliday = (store: Store) => {
    const { intervals, holiday } = readDay(store, calendar, findToday(store, calendar, now));
    return intervals.length === 0 ? holiday : undefined;
  };
  const holiday = stores.every(findHoliday) && nearest ? findHoliday(nearest) : undefined;
  const openings = (isNearest ? stores.slice(0, 1) : stores).flatMap((store) => {
    const opening = getOpening(store, calendar, now);
    return opening.state === 'closed' && opening.opens ? [opening.opens] : [];
  });
  const [opens] = openings.sort((a, b) => a.instant - b.instant);
  return { count: stores.length, isNearest, ...(holiday ? { holiday } : {}), ...(opens ? { opens } : {}) };
}

/**
 * The same in words: `All closed today (New Year’s Day). The nearest opens tomorrow at 9 a.m.` · « Fermés aujourd’hui
 * (jour de l’An). Le plus proche ouvre demain à 9 h. »
 */
export function describeClosedNow(
  { count, holiday, opens, isNearest }: ClosedNow,
  locale: Locale,
  t: StoreHoursTranslate,
): string {
  const why = holiday ? t('closedToday', { count, holiday: holiday[locale] }) : t('closedRightNow', { count });
  if (!opens) return why;
  const reopening = describeReopening(opens, t);
  // As within a sentence: `opens at 9 a.m.`
  const clause = reopening.charAt(0).toLowerCase() + reopening.slice(1);
  // A time such as `9 a.m.` ends with its own period.
  const next = t(isNearest ? 'nearestOpens' : 'firstOpens', { opens: clause }).replace(/\.\.$/, '.');
  return `${why} ${next}`;
}
