import type { Event, HomeGoodsStore, PostalAddress } from 'schema-dts';
import { storeType } from '../../../../widgets/shared/brand/retailer.ts';
import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { nameCity } from '../../../../widgets/shared/stores/name-city.ts';
import type { Store, StoreEvent } from '../../../../widgets/shared/stores/store.ts';
import { isGrandOpening, listComingEvents } from '../../../../widgets/shared/stores/store-news.ts';
import { formatPath, toStoreRoute } from '../../../sources/routes.ts';
import { formatLanguage, type Page } from '../../layout/page.ts';

/** Absolute address of a store's page. */
function formatStoreUrl({ site, locale }: Page, store: Store): string {
  return `${site.origin}${formatPath(toStoreRoute(store), locale)}`;
}

/** JSON-LD of a store's address, with the name of its city in the page's language. */
export function describeAddress({ address }: Store, locale: Locale): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: [address.line1, address.line2].filter(Boolean).join(', '),
    addressLocality: nameCity(address, locale),
    addressRegion: address.province,
    postalCode: address.postalCode,
    addressCountry: 'CA',
  };
}

/** JSON-LD of a store's event; `location` is the store, or refers to one described in the same data. */
export function describeEvent(
  page: Page,
  store: Store,
  event: StoreEvent,
  location: HomeGoodsStore | { '@id': string },
): Event {
  const { site, locale } = page;
  return {
    '@type': 'Event',
    name: event.title[locale],
    startDate: event.start,
    endDate: event.end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location,
    organizer: { '@id': `${site.origin}/#organization` },
    image: site.origin + site.findCard('shopfront'),
    inLanguage: formatLanguage(locale),
    url: event.url ?? formatStoreUrl(page, store),
  };
}

/** Opening events of stores that open soon or opened lately, each with the store and its address. */
export function describeOpeningEvents(page: Page): Event[] {
  const { site, locale, t } = page;
  return site.stores.stores
    .filter((store) => isGrandOpening(store, site.today))
    .flatMap((store) => {
      const place: HomeGoodsStore = {
        '@type': storeType as 'HomeGoodsStore',
        name: `${t('site:name')} ${store.name[locale]}`,
        url: formatStoreUrl(page, store),
        address: describeAddress(store, locale),
      };
      return listComingEvents(store, site.today).map((event) => describeEvent(page, store, event, place));
    });
}
