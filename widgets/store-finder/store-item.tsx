import { useState } from 'react';
import { brands } from '../shared/brand/brands.ts';
import type { Locale } from '../shared/locale/locale.ts';
import { toDayStart } from '../shared/stores/calendar-date.ts';
import { listDays } from '../shared/stores/day-hours.ts';
import { describeDay, formatWeekday } from '../shared/stores/day-words.ts';
import { formatDistance } from '../shared/stores/distance.ts';
import { formatIntervals } from '../shared/stores/hour-words.ts';
import type { Opening } from '../shared/stores/opening.ts';
import { describeOpening } from '../shared/stores/opening-words.ts';
import { formatDirections } from '../shared/stores/point-text.ts';
import type { Store } from '../shared/stores/store.ts';
import type { StoreFeed } from '../shared/stores/store-feed.ts';
import { findToday, listComingEvents } from '../shared/stores/store-news.ts';
import type { StoreFinderTranslate } from './store-finder-words.ts';

export interface StoreItemProps {
  store: Store;
  /** Kilometres from the place searched for. */
  distance?: number | undefined;
  feed: StoreFeed;
  opening: Opening;
  now: number;
  t: StoreFinderTranslate;
  locale: Locale;
  /** Address of the store's own page; none for a store of another brand. */
  page: string | undefined;
  /** Level of the heading that is its name. */
  level: 3 | 4;
  isChosen: boolean;
  /** The map points at it. */
  isPointed: boolean;
  /** Whether there is a map to show it on. */
  hasMap: boolean;
  onChosen: (store: Store) => void;
  onPointed: (store: Store | undefined) => void;
  onOpened: (store: Store) => void;
}

/** A store in the list: what its door says, where it is, how to get there; its week and the rest on demand (SF-03, SF-08). */
export function StoreItem(props: StoreItemProps) {
  const { store, distance, opening, t, locale, page, level, isChosen, isPointed, hasMap } = props;
  const { onChosen, onPointed, onOpened } = props;
  const { address, phone } = store;
  const [isOpen, setOpen] = useState(false);
  const name = store.name[locale];
  const Heading: 'h3' = `h${level}` as 'h3';
  const street = [address.line1, address.line2].filter(Boolean).join(', ');
  const [, area = '', exchange = '', line = ''] = /(...)(...)(.*)/.exec(phone ?? '') ?? [];
  const shownPhone = t('phone', { area, exchange, line });
  return (
    <li
      className={`store${isPointed ? ' pointed' : ''}`}
      part="store"
      id={store.id}
      aria-current={isChosen || undefined}
      onMouseEnter={() => onPointed(store)}
      onMouseLeave={() => onPointed(undefined)}
    >
      <Heading tabIndex={-1}>{page ? <a href={page}>{name}</a> : name}</Heading>
      {distance !== undefined && <p className="distance">{formatDistance(distance, locale)}</p>}
      <p className={opening.state === 'open' ? 'open' : 'shut'}>{describeOpening(opening, locale, t)}</p>
      <address>
        {t('address', {
          street,
          city: address.city,
          province: t(address.province),
          code: address.postalCode.replace(' ', '\u00a0'),
        })}
      </address>
      <p className="ways">
        {phone && (
          <a href={`tel:+1${phone}`} aria-label={t('call', { phone: shownPhone })}>
            {shownPhone}
          </a>
        )}
        <a href={formatDirections(store)} rel="external noopener" aria-label={t('directionsTo', { store: name })}>
          {t('directions')}
        </a>
        {hasMap && (
          <button
            type="button"
            className="link"
            aria-label={t('onMapStore', { store: name })}
            onClick={() => onChosen(store)}
          >
            {t('onMap')}
          </button>
        )}
      </p>
      <details
        open={isChosen}
        onToggle={({ currentTarget }: { currentTarget: HTMLDetailsElement }) => {
          setOpen(currentTarget.open);
          if (currentTarget.open && !isChosen) onOpened(store);
        }}
      >
        <summary aria-label={t('detailsOf', { store: name })}>{t('details')}</summary>
        {(isOpen || isChosen) && <StoreDetails {...props} />}
      </details>
    </li>
  );
}

function StoreDetails({ store, feed, now, t, locale }: StoreItemProps) {
  const today = findToday(store, feed, now);
  const days = new Intl.DateTimeFormat(`${locale}-CA`, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const departments = [...store.departments, ...store.specialtyDepartments].flatMap(
    (key) => feed.departmentNames[key]?.[locale] ?? [],
  );
  const others = store.brands.filter((brand) => brand !== store.brand).map((brand) => brands[brand].name);
  return (
    <>
      <table aria-label={t('storeHours', { store: store.name[locale] })}>
        <tbody>
          {listDays(store, feed, today, 7).map((day) => {
            const weekday = formatWeekday(day.date, locale);
            const note = describeDay(day, locale, t);
            return (
              <tr key={day.date} className={day.date === today ? 'today' : ''}>
                <th scope="row">{day.date === today ? t('today', { day: weekday }) : weekday}</th>
                <td>
                  {formatIntervals(day.intervals, t)}
                  {note && <small>{note}</small>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {store.comments && <p>{store.comments[locale]}</p>}
      {others.length > 0 && <p>{t('alsoHere', { brands: others.join(', ') })}</p>}
      {departments.length > 0 && <p>{t('departmentList', { departments: departments.join(', ') })}</p>}
      {listComingEvents(store, today).map(({ id, title, start, end, url }) => (
        <p key={id}>
          <strong>{url ? <a href={url}>{title[locale]}</a> : title[locale]}</strong>{' '}
          {days.formatRange(toDayStart(start), toDayStart(end))}
        </p>
      ))}
    </>
  );
}
