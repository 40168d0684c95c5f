import { type Locale, locales } from '../../../widgets/shared/locale/locale.ts';
import { type CompiledMessages, createTranslate } from '../../../widgets/shared/locale/messages.ts';
import { countDays } from '../../../widgets/shared/stores/calendar-date.ts';
import { isBeforeStart } from '../../../widgets/shared/stores/day-hours.ts';
import { formatDate } from '../../../widgets/shared/stores/format-days.ts';
import type { StoreHoursTranslate } from '../../../widgets/shared/stores/format-hours.ts';
import { describeOpening } from '../../../widgets/shared/stores/opening-status.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import { messages as en } from '../../../widgets/shared/stores/store-messages.en.ts';
import { messages as fr } from '../../../widgets/shared/stores/store-messages.fr.ts';
import { isGrandOpening } from '../../../widgets/shared/stores/store-news.ts';
import type { Page } from './page.ts';

const compiled: Record<Locale, CompiledMessages> = { en, fr };

/** The widgets' messages about hours and days, for pages. */
export const translateHours = Object.fromEntries(
  locales.map((locale) => [locale, createTranslate(compiled[locale])]),
) as Record<Locale, StoreHoursTranslate>;

/** `December 27` · « le 27 décembre », relative to the day of the build. */
export function formatSpokenDate({ site, locale }: Page, date: string): string {
  return formatDate({ date, daysAway: countDays(site.today, date) }, translateHours[locale]);
}

/** A store's temporary state: it opens soon, is closed for a while, or is new. */
export function describeStatus(page: Page, store: Store): string | undefined {
  const { site, locale, t } = page;
  const { status, opensOn, reopensOn } = store;
  const isWaiting = status === 'opening-soon' || status === 'temporarily-closed';
  if (isWaiting && isBeforeStart(store, site.today)) {
    const date = status === 'opening-soon' ? opensOn : reopensOn;
    const from = date ? { from: { date, daysAway: countDays(site.today, date) } } : {};
    return describeOpening({ state: status, ...from }, locale, translateHours[locale]);
  }
  return opensOn && isGrandOpening(store, site.today)
    ? t('store:newSince', { day: formatSpokenDate(page, opensOn) })
    : undefined;
}
