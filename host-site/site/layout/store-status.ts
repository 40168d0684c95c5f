import { type Locale, locales } from '../../../widgets/shared/locale/locale.ts';
import { type CompiledMessages, createTranslate } from '../../../widgets/shared/locale/messages.ts';
import { isBeforeStart } from '../../../widgets/shared/stores/day-hours.ts';
import type { StoreHoursTranslate } from '../../../widgets/shared/stores/format-hours.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import { messages as en } from '../../../widgets/shared/stores/store-messages.en.ts';
import { messages as fr } from '../../../widgets/shared/stores/store-messages.fr.ts';
import { isGrandOpening } from '../../../widgets/shared/stores/store-news.ts';
import { formatDate } from '../../sources/facts/format-value.ts';
import type { Page } from './page.ts';

const compiled: Record<Locale, CompiledMessages> = { en, fr };

/** The widgets' messages about hours and days, for pages. */
export const translateHours = Object.fromEntries(
  locales.map((locale) => [locale, createTranslate(compiled[locale])]),
) as Record<Locale, StoreHoursTranslate>;

/**
 * A store's news as its page's file has them: a date that stays true however long the file is served. Empty without any.
 * `describeNews` says them as of the day of a visit.
 */
export function describeDatedNews({ site, locale, t }: Page, store: Store): string {
  const { status, opensOn, reopensOn } = store;
  if (status === 'opening-soon' && isBeforeStart(store, site.today)) {
    return opensOn ? t('store:opening', { date: formatDate(opensOn, locale) }) : translateHours[locale]('openingSoon');
  }
  if (status === 'temporarily-closed' && isBeforeStart(store, site.today)) {
    return reopensOn
      ? t('store:reopening', { date: formatDate(reopensOn, locale) })
      : translateHours[locale]('temporarilyClosed');
  }
  return opensOn && isGrandOpening(store, site.today) ? t('store:opened', { date: formatDate(opensOn, locale) }) : '';
}
