import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import {
  type CompiledMessages,
  createTranslate,
  type MessageKey,
  type Translate,
} from '../../../widgets/shared/locale/messages.ts';
import { addDays, countDays, findWeekday } from '../../../widgets/shared/stores/calendar-date.ts';
import { isBeforeStart } from '../../../widgets/shared/stores/day-hours.ts';
import { formatDate } from '../../../widgets/shared/stores/format-days.ts';
import type { StoreHoursMessageKey } from '../../../widgets/shared/stores/format-hours.ts';
import { getOpening } from '../../../widgets/shared/stores/opening.ts';
import { describeOpening } from '../../../widgets/shared/stores/opening-status.ts';
import { specialDaysAhead } from '../../../widgets/shared/stores/special-days.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import { findRegime, type StoreCalendar } from '../../../widgets/shared/stores/store-calendar.ts';
import { messages as hoursEn } from '../../../widgets/shared/stores/store-messages.en.ts';
import { messages as hoursFr } from '../../../widgets/shared/stores/store-messages.fr.ts';
import { findToday, isGrandOpening } from '../../../widgets/shared/stores/store-news.ts';
import en from './store-clock.en.json' with { type: 'json' };
import fr from './store-clock.fr.json' with { type: 'json' };

// What a page says of stores as of an instant. The page's file carries the data and says nothing that time makes false;
// the server, and the page's script, fill in the rest from here.

const compiled = { en: { ...hoursEn, ...en }, fr: { ...hoursFr, ...fr } } as unknown as Record<
  Locale,
  CompiledMessages
>;
const translate = (locale: Locale): Translate<StoreHoursMessageKey | MessageKey<typeof en>> =>
  createTranslate(compiled[locale]);

/** What a store's page carries: all that the store's opening hours depend on, as JSON. */
export function writeStoreClock(store: Store, { zones, holidays, weeks }: StoreCalendar): string {
  const { timeZone, status, opensOn, reopensOn, hours, exceptions, type, exemption } = store;
  const { province } = store.address;
  const regime = findRegime(store);
  return JSON.stringify({
    store: { timeZone, status, opensOn, reopensOn, hours, exceptions, type, exemption, address: { province } },
    calendar: {
      zones: { [timeZone]: zones[timeZone] },
      holidays: { [regime]: holidays[regime] },
      ...(weeks?.[regime] ? { weeks: { [regime]: weeks[regime] } } : {}),
    },
  });
}

/**
 * Reads such a clock at an instant (ms since 1970): the store's date, and whether it is open, in words; no words for a
 * store that has not opened or reopened, whose news say so.
 */
export function readStoreClock(clock: string, locale: Locale, now: number): { text: string; today: string } {
  const { store, calendar } = JSON.parse(clock) as { store: Store; calendar: StoreCalendar };
  const today = findToday(store, calendar, now);
  const text = describeOpening(getOpening(store, calendar, now), locale, translate(locale));
  return { text: isBeforeStart(store, today) ? '' : text, today };
}

/** What a store's news depend on. */
export type NewsSource = Pick<Store, 'status' | 'opensOn' | 'reopensOn'>;

/** The same as JSON, for a page. */
export function writeNews({ status, opensOn, reopensOn }: NewsSource): string {
  return JSON.stringify({ status, opensOn, reopensOn });
}

/** A store's news on a date, YYYY-MM-DD: that it opens or reopens, or that it is new; empty without any. */
export function describeNews(source: NewsSource, locale: Locale, today: string): string {
  const { status, opensOn, reopensOn } = source;
  const t = translate(locale);
  const toComing = (date: string) => ({ date, daysAway: countDays(today, date) });
  const isWaiting = status === 'opening-soon' || status === 'temporarily-closed';
  if (isWaiting && isBeforeStart(source as Store, today)) {
    const date = status === 'opening-soon' ? opensOn : reopensOn;
    return describeOpening({ state: status, ...(date ? { from: toComing(date) } : {}) }, locale, t);
  }
  if (!opensOn || !isGrandOpening(source as Store, today)) return '';
  return t('newSince', { day: formatDate(toComing(opensOn), t) });
}

/** The days on which a page shows something for a date, or for dates from one to another: `2026-10-26/2026-12-25`. */
export function writeTerm(first: string, last = first): string {
  return `${addDays(first, -specialDaysAhead)}/${last}`;
}

/** Whether a day, YYYY-MM-DD, is in one of the terms, which are separated by blanks. */
export function isInTerms(terms: string, today: string): boolean {
  return terms.split(' ').some((term) => {
    const [first = '', last = ''] = term.split('/');
    return first <= today && today <= (last || '9');
  });
}

/**
 * Which of a table's rows is the day's: that of its date, else that of its weekday in the week that is in force. Rows are
 * `2026-12-25`, or a weekday from 0 (Sunday) with the first and last day of its week: `5 2026-12-01/2027-03-10`.
 */
export function findRowOfDay(rows: readonly string[], today: string): string | undefined {
  return (
    rows.find((row) => row === today) ??
    rows.find((row) => {
      const [weekday, week] = row.split(' ');
      return weekday === String(findWeekday(today)) && isInTerms(week ?? '/', today);
    })
  );
}
