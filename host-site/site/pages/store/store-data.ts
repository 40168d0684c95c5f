import type { HomeGoodsStore, OpeningHoursSpecification } from 'schema-dts';
import { storeType } from '../../../../widgets/shared/brand/retailer.ts';
import type { Interval, Store, Weekday } from '../../../../widgets/shared/stores/store.ts';
import { listComingEvents } from '../../../../widgets/shared/stores/store-news.ts';
import { formatPath } from '../../../sources/routes.ts';
import type { Page } from '../../layout/page.ts';
import { describeAddress, describeEvent } from './event-data.ts';
import { listSpecialDays } from './special-days.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Opening hours for search engines: round the clock ends one minute early, closed is from 0:00 to 0:00. */
function toTimes([opens, closes]: Interval): { opens: string; closes: string } {
  return opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes };
}

/** Weekly hours, grouped by equal days; valid from a future opening or reopening on. */
function listWeeklyHours({ hours, status, opensOn, reopensOn }: Store): OpeningHoursSpecification[] {
  const start = status === 'opening-soon' ? opensOn : status === 'temporarily-closed' ? reopensOn : '';
  if (start === undefined) return [];
  const days = new Map<string, Weekday[]>();
  for (const day of [1, 2, 3, 4, 5, 6, 0] as const) {
    for (const interval of hours[day]) days.set(interval.join(), [...(days.get(interval.join()) ?? []), day]);
  }
  return [...days].map(([interval, list]) => {
    const [opens = '', closes = ''] = interval.split(',');
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: list.map((day) => weekdays[day]),
      ...toTimes([opens, closes]),
      ...(start ? { validFrom: start } : {}),
    };
  });
}

/** Holidays and special days; weekly hours apply on a holiday with unknown hours. */
function listSpecialHours(page: Page, store: Store): OpeningHoursSpecification[] {
  return listSpecialDays(page, store)
    .filter(({ mayDiffer }) => !mayDiffer)
    .flatMap(({ date, intervals }) => {
      const times = intervals.length > 0 ? intervals.map(toTimes) : [{ opens: '00:00', closes: '00:00' }];
      return times.map(
        (time): OpeningHoursSpecification => ({
          '@type': 'OpeningHoursSpecification',
          ...time,
          validFrom: date,
          validThrough: date,
        }),
      );
    });
}

/** A store as JSON-LD (schema.org), in the language of its page. */
export function describeStoreData(page: Page, store: Store): HomeGoodsStore {
  const { site, locale, t } = page;
  const { phone, lat, lng, number, approximate } = store;
  const url = `${site.origin}${formatPath(page.route, locale)}`;
  const events = listComingEvents(store, site.today).map((event) =>
    describeEvent(page, store, event, { '@id': `${url}#store` }),
  );
  return {
    '@type': storeType as 'HomeGoodsStore',
    '@id': `${url}#store`,
    name: `${t('site:name')} ${store.name[locale]}`,
    url,
    branchCode: number,
    parentOrganization: { '@id': `${site.origin}/#organization` },
    image: site.origin + site.findCard('shopfront'),
    address: describeAddress(store, locale),
    // The middle of a postal area is no position of a store.
    ...(approximate ? {} : { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
    ...(phone ? { telephone: `+1${phone}` } : {}),
    openingHoursSpecification: [...listWeeklyHours(store), ...listSpecialHours(page, store)],
    ...(events.length > 0 ? { event: events } : {}),
  };
}
