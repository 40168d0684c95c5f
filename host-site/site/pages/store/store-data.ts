import type { HomeGoodsStore, OpeningHoursSpecification } from 'schema-dts';
import { storeType } from '../../../../widgets/shared/brand/retailer.ts';
import { listSpecialDays } from '../../../../widgets/shared/stores/special-days.ts';
import type { Interval, Store, Weekday } from '../../../../widgets/shared/stores/store.ts';
import { listComingEvents } from '../../../../widgets/shared/stores/store-news.ts';
import { formatPath } from '../../../sources/routes.ts';
import { listUsualWeeks } from '../../../sources/stores/usual-weeks.ts';
import type { Page } from '../../layout/page.ts';
import { describeAddress, describeEvent } from './event-data.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Opening hours for search engines: round the clock ends one minute early, closed is from 0:00 to 0:00. */
function toTimes([opens, closes]: Interval): { opens: string; closes: string } {
  return opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes };
}

/** The later of two days, or the one that is given. */
const findLater = (one = '', other = '') => (one > other ? one : other);

/**
 * Weekly hours within the law, grouped by equal days; valid from a future opening or reopening on, and where the law
 * changes until that day.
 */
function listWeeklyHours({ site }: Page, store: Store): OpeningHoursSpecification[] {
  const { status, opensOn, reopensOn } = store;
  const start = status === 'opening-soon' ? opensOn : status === 'temporarily-closed' ? reopensOn : '';
  if (start === undefined) return [];
  return listUsualWeeks(store, site.stores.calendar, site.today)
    .filter(({ until }) => !until || until >= start)
    .flatMap(({ from, until, hours }) => {
      const days = new Map<string, Weekday[]>();
      for (const day of [1, 2, 3, 4, 5, 6, 0] as const) {
        for (const interval of hours[day]) days.set(interval.join(), [...(days.get(interval.join()) ?? []), day]);
      }
      const validFrom = findLater(start, from);
      return [...days].map(([interval, list]): OpeningHoursSpecification => {
        const [opens = '', closes = ''] = interval.split(',');
        return {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: list.map((day) => weekdays[day]),
          ...toTimes([opens, closes]),
          ...(validFrom ? { validFrom } : {}),
          ...(until ? { validThrough: until } : {}),
        };
      });
    });
}

/** Holidays and special days; weekly hours apply on a holiday with unknown hours. */
function listSpecialHours({ site }: Page, store: Store): OpeningHoursSpecification[] {
  return listSpecialDays(store, site.stores.calendar, site.today)
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
  const { phone, extension, lat, lng, number, approximate } = store;
  const url = `${site.origin}${formatPath(page.route, locale)}`;
  const special = listSpecialHours(page, store);
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
    ...(phone ? { telephone: `+1${phone}${extension ? `;ext=${extension}` : ''}` } : {}),
    // The property for special days is schema.org's; Google reads them among the others.
    openingHoursSpecification: [...listWeeklyHours(page, store), ...special],
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
    ...(events.length > 0 ? { event: events } : {}),
  };
}
