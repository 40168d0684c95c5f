import type { ReactElement } from 'react';
import { addDays, findWeekday } from '../../../../widgets/shared/stores/calendar-date.ts';
import type { DayHours } from '../../../../widgets/shared/stores/day-hours.ts';
import { describeDay, formatWeekday } from '../../../../widgets/shared/stores/format-days.ts';
import { formatIntervals } from '../../../../widgets/shared/stores/format-hours.ts';
import { formatDate } from '../../../sources/facts/format-value.ts';
import type { Page } from '../../layout/page.ts';
import { translateHours } from '../../layout/store-status.ts';
import { hasHours, listSpecialDays } from './special-days.ts';
import type { StorePartProps } from './store-part.ts';

/** An arbitrary Monday for weekday names; a static page does not know on which day it is read. */
const monday = '2024-01-01';
const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));

/** Weekly hours, and the holidays and special days of the weeks after the build. */
export function StoreHours({ page, store }: StorePartProps): ReactElement {
  const { t, locale } = page;
  const tHours = translateHours[locale];
  const special = listSpecialDays(page, store);
  return (
    <section className="store-hours" aria-labelledby="hours">
      <h2 className="heading" id="hours">
        {t('store:hours')}
      </h2>
      <div>
        {hasHours(store) ? (
          <table aria-labelledby="hours">
            <tbody>
              {week.map((date) => (
                <tr key={date}>
                  <th scope="row">{formatWeekday(date, tHours)}</th>
                  <td>{formatIntervals(store.hours[findWeekday(date)], tHours)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p>{tHours('hoursUnknown')}</p>
        )}
        {special.length > 0 ? <SpecialDays page={page} days={special} /> : null}
      </div>
    </section>
  );
}

function SpecialDays({ page, days }: { page: Page; days: readonly DayHours[] }): ReactElement {
  const { t, locale } = page;
  const tHours = translateHours[locale];
  return (
    <table>
      <caption className="label">{t('store:specialDays')}</caption>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">
              <time dateTime={day.date}>
                {t('store:dayAndDate', {
                  weekday: formatWeekday(day.date, tHours),
                  date: formatDate(day.date, locale),
                })}
              </time>
              <small>{describeDay(day, locale, tHours)}</small>
            </th>
            <td>{formatIntervals(day.intervals, tHours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
