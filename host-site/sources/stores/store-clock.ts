import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { type CompiledMessages, createTranslate } from '../../../widgets/shared/locale/messages.ts';
import { findWeekday } from '../../../widgets/shared/stores/calendar-date.ts';
import type { StoreHoursTranslate } from '../../../widgets/shared/stores/format-hours.ts';
import { getOpening } from '../../../widgets/shared/stores/opening.ts';
import { describeOpening } from '../../../widgets/shared/stores/opening-status.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import type { StoreCalendar } from '../../../widgets/shared/stores/store-calendar.ts';
import { messages as en } from '../../../widgets/shared/stores/store-messages.en.ts';
import { messages as fr } from '../../../widgets/shared/stores/store-messages.fr.ts';
import { findToday } from '../../../widgets/shared/stores/store-news.ts';

const compiled: Record<Locale, CompiledMessages> = { en, fr };

/** What a store's page carries for its script: all that the store's opening hours depend on, as JSON. */
export function writeStoreClock(store: Store, { zones, holidays }: StoreCalendar): string {
  const { timeZone, status, opensOn, reopensOn, hours, exceptions } = store;
  const { province } = store.address;
  return JSON.stringify({
    store: { timeZone, status, opensOn, reopensOn, hours, exceptions, address: { province } },
    calendar: { zones: { [timeZone]: zones[timeZone] }, holidays: { [province]: holidays[province] } },
  });
}

/**
 * Reads such a clock at an instant (ms since 1970): whether the store is open, in words, and the store's date with the
 * place of its weekday in a week that begins on Monday.
 */
export function readStoreClock(clock: string, locale: Locale, now: number) {
  const { store, calendar } = JSON.parse(clock);
  const today = findToday(store, calendar, now);
  const t: StoreHoursTranslate = createTranslate(compiled[locale]);
  return {
    text: describeOpening(getOpening(store, calendar, now), locale, t),
    today,
    weekday: (findWeekday(today) + 6) % 7,
  };
}
