import type { ReactElement } from 'react';
import { addDays, findWeekday } from '../../../../widgets/shared/stores/calendar-date.ts';
import type { DayHours } from '../../../../widgets/shared/stores/day-hours.ts';
import { describeDay, formatWeekday } from '../../../../widgets/shared/stores/format-days.ts';
import { formatIntervals } from '../../../../widgets/shared/stores/format-hours.ts';
import { hasHours, listSpecialDays } from '../../../../widgets/shared/stores/special-days.ts';
import { formatDate } from '../../../sources/facts/format-value.ts';
import { writeTerm } from '../../../sources/stores/store-clock.ts';
import { listUsualWeeks, type UsualWeek } from '../../../sources/stores/usual-weeks.ts';
import type { Page } from '../../layout/page.ts';
import { translateHours } from '../../layout/store-status.ts';
import type { StorePartProps } from './store-part.ts';

/** An arbitrary Monday for weekday names; a static page does not know on which day it is read. */
const monday = '2024-01-01';
const weekdays = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));

/**
 * Weekly hours, and the holidays and special days of the months after the build. Each part has the term in which a page
 * shows it (`data-shown`), and each row the day on which it is the day's (`data-day`).
 */
export function StoreHours({ page, store }: StorePartProps): ReactElement {
  const { t, locale, site } = page;
  const special = listSpecialDays(store, site.stores.calendar, site.today);
  const weeks = listUsualWeeks(store, site.stores.calendar, site.today);
  return (
    <section className="store-hours" aria-labelledby="hours">
      <h2 className="heading" id="hours">
        {t('store:hours')}
      </h2>
      <div>
        {hasHours(store) ? (
          weeks.map((week) => <Week key={week.from ?? ''} page={page} week={week} />)
        ) : (
          <p>{translateHours[locale]('hoursUnknown')}</p>
        )}
        {special.length > 0 ? <SpecialDays page={page} days={special} /> : null}
      </div>
    </section>
  );
}

/** When the week is valid, in words; none for a week that no change of the law begins or ends. */
function nameWeek({ t, locale }: Page, { from, until }: UsualWeek): string | undefined {
  const [first, last] = [from, until].map((date) => (date ? formatDate(date, locale) : ''));
  if (first && last) return t('store:weekBetween', { first, last });
  if (first) return t('store:weekFrom', { date: first });
  return last ? t('store:weekUntil', { date: last }) : undefined;
}

function Week({ page, week }: { page: Page; week: UsualWeek }): ReactElement {
  const tHours = translateHours[page.locale];
  const { from, until, hours } = week;
  const name = nameWeek(page, week);
  const term = `${from ?? ''}/${until ?? ''}`;
  return (
    <table
      aria-labelledby={name ? undefined : 'hours'}
      data-shown={name && (from ? `${writeTerm(from).split('/')[0]}/${until ?? ''}` : term)}
    >
      {name ? <caption className="label">{name}</caption> : null}
      <tbody>
        {weekdays.map((date) => (
          <tr key={date} data-day={`${findWeekday(date)} ${term}`}>
            <th scope="row">{formatWeekday(date, tHours)}</th>
            <td>{formatIntervals(hours[findWeekday(date)], tHours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SpecialDays({ page, days }: { page: Page; days: readonly DayHours[] }): ReactElement {
  const { t, locale } = page;
  const tHours = translateHours[locale];
  return (
    <table id="special-hours" data-shown={days.map(({ date }) => writeTerm(date)).join(' ')}>
      <caption className="label">{t('store:specialDays')}</caption>
      <tbody>
        {days.map((day) => (
          <tr key={day.date} data-day={day.date} data-shown={writeTerm(day.date)}>
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
