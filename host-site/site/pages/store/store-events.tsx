import type { ReactElement } from 'react';
import type { StoreEvent } from '../../../../widgets/shared/stores/store.ts';
import { listComingEvents } from '../../../../widgets/shared/stores/store-news.ts';
import { formatDate, formatFirstDay } from '../../../sources/facts/format-value.ts';
import type { Page } from '../../layout/page.ts';
import type { StorePartProps } from './store-part.ts';

/** A store's upcoming events, the soonest first, each until its last day; nothing when it has none. */
export function StoreEvents({ page, store }: StorePartProps): ReactElement | null {
  const { t, locale, site } = page;
  const events = listComingEvents(store, site.today);
  if (events.length === 0) return null;
  const lastDay = events
    .map(({ end }) => end)
    .sort()
    .at(-1);
  return (
    <section className="store-events" aria-labelledby="events" data-shown={`/${lastDay}`}>
      <h2 className="heading" id="events">
        {t('store:events')}
      </h2>
      <ul className="index-list">
        {events.map((event) => (
          <li key={event.id} data-shown={`/${event.end}`}>
            <p className="label">
              <EventDays page={page} event={event} />
            </p>
            <h3 className="heading">{event.title[locale]}</h3>
            {event.url ? (
              <p>
                <a href={event.url} rel="external noopener">
                  {t('store:eventLink')}
                  <span className="visually-hidden"> {t('site:externalSite')}</span>
                </a>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function EventDays({ page, event: { start, end } }: { page: Page; event: StoreEvent }): ReactElement {
  const { t, locale } = page;
  if (start === end) return <time dateTime={start}>{formatDate(start, locale)}</time>;
  return <>{t('store:eventDays', { first: formatFirstDay(start, end, locale), last: formatDate(end, locale) })}</>;
}
