import { brands } from '../../shared/brand/brands.ts';
import { readAddress } from '../../shared/element/web-address.ts';
import type { Locale } from '../../shared/locale/locale.ts';
import { addDays, countDays } from '../../shared/stores/calendar-date.ts';
import { listDays } from '../../shared/stores/day-hours.ts';
import { describeDay, formatDate, formatDays, formatWeekday } from '../../shared/stores/format-days.ts';
import { formatIntervals } from '../../shared/stores/format-hours.ts';
import { listSpecialDays, specialDaysAhead } from '../../shared/stores/special-days.ts';
import type { Store } from '../../shared/stores/store.ts';
import type { StoreFeed } from '../../shared/stores/store-feed.ts';
import { findToday, listComingEvents } from '../../shared/stores/store-news.ts';
import type { StoreFinderTranslate } from './store-finder-message-keys.ts';

/** A store, and what is needed to read its hours. */
export interface StoreDetailsProps {
  store: Store;
  feed: StoreFeed;
  /** Milliseconds since 1970. */
  now: number;
  t: StoreFinderTranslate;
  locale: Locale;
}

/** Opening hours of the next week, and of the holidays and special days of the weeks after it. */
function StoreHours({ store, feed, now, t, locale }: StoreDetailsProps) {
  const today = findToday(store, feed, now);
  const later = listSpecialDays(store, feed, addDays(today, 7), addDays(today, specialDaysAhead));
  return (
    <table aria-label={t('storeHours', { store: store.name[locale] })}>
      <tbody>
        {listDays(store, feed, today, 7).map((day) => {
          const weekday = formatWeekday(day.date, t);
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
      {later.length > 0 && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={2} className="later">
              {t('holidayHours')}
            </th>
          </tr>
          {later.map((day) => (
            <tr key={day.date}>
              <th scope="row">
                {formatDate({ date: day.date, daysAway: countDays(today, day.date) }, t)}
                <small>{describeDay(day, locale, t)}</small>
              </th>
              <td>{formatIntervals(day.intervals, t)}</td>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}

/** A store's coming events with their days, soonest first, from number `from` to number `to`. */
export function StoreEvents({
  store,
  feed,
  now,
  t,
  locale,
  from,
  to,
}: StoreDetailsProps & { from: number; to?: number }) {
  const events = listComingEvents(store, findToday(store, feed, now)).slice(from, to);
  return events.map(({ id, title, start, end, url }) => (
    <p key={id} className="event">
      <strong>{url && readAddress(url) ? <a href={url}>{title[locale]}</a> : title[locale]}</strong>{' '}
      {formatDays(start, end, t)}
    </p>
  ));
}

/** A store's weekly hours, coming holidays, departments and brands, and its events after the first, which the list shows. */
export function StoreDetails(props: StoreDetailsProps) {
  const { store, feed, t, locale } = props;
  const departments = [...store.departments, ...store.specialtyDepartments].flatMap(
    (key) => feed.departmentNames[key]?.[locale] ?? [],
  );
  const others = store.brands
    .filter((brand): boolean => brand !== store.brand)
    .map((brand) => brands[brand].name[locale]);
  return (
    <>
      <StoreHours {...props} />
      {store.comments && <p>{store.comments[locale]}</p>}
      {others.length > 0 && <p>{t('alsoHere', { brands: others.join(', ') })}</p>}
      {departments.length > 0 && <p>{t('departmentList', { departments: departments.join(', ') })}</p>}
      <StoreEvents {...props} from={1} />
    </>
  );
}
