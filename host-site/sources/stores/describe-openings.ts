import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { readDay } from '../../../widgets/shared/stores/day-hours.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import type { StoreCalendar } from '../../../widgets/shared/stores/store-calendar.ts';
import { isGrandOpening } from '../../../widgets/shared/stores/store-news.ts';
import { factMessages } from '../facts/fact-messages.ts';
import { formatAddress, formatDate, formatTime } from '../facts/format-value.ts';
import { fillSentence } from '../problems/fill-sentence.ts';
import { formatPath, toStoreRoute } from '../routes.ts';
import type { StoreIndex } from './store-index.ts';

/** Whether the store has not opened yet. */
function isUpcoming({ status, opensOn }: Store, today: string): boolean {
  return status === 'opening-soon' && (opensOn === undefined || opensOn > today);
}

/** Sentences about an opening: when, with the hour if known, and the end of its celebration. */
function describeStoreOpening(store: Store, calendar: StoreCalendar, locale: Locale, today: string): string {
  const { opensOn, events, comments } = store;
  const messages = factMessages[locale].opening;
  if (!opensOn) return messages.undated;
  const [first] = readDay(store, calendar, opensOn).intervals;
  const values = { opens: formatDate(opensOn, locale), time: first ? formatTime(first[0], locale) : '' };
  const when = isUpcoming(store, today) ? (first ? messages.coming : messages.comingDay) : messages.open;
  const party = events.find(({ start }) => start === opensOn)?.end;
  const celebration =
    party &&
    fillSentence(party < today ? messages.celebrated : messages.celebration, { party: formatDate(party, locale) });
  return [fillSentence(when, values), celebration, comments?.[locale]].filter(Boolean).join(' ');
}

/**
 * Markdown of stores that open soon, then of those that opened lately, as of the day `today` (YYYY-MM-DD): a heading
 * that links to the store's page, its address, the opening. A sentence when there are none.
 */
export function describeOpenings(
  { stores, calendar }: Pick<StoreIndex, 'stores' | 'calendar'>,
  locale: Locale,
  today: string,
): string {
  const openings = stores
    .filter((store) => isUpcoming(store, today) || isGrandOpening(store, today))
    .toSorted((a, b) => (a.opensOn ?? '9').localeCompare(b.opensOn ?? '9'));
  const described = openings.map((store) =>
    [
      `### [${store.name[locale]}](${formatPath(toStoreRoute(store), locale)})`,
      formatAddress(store.address, locale),
      describeStoreOpening(store, calendar, locale, today),
    ].join('\n\n'),
  );
  return described.join('\n\n') || factMessages[locale].opening.none;
}
