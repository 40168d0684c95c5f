import { ownBrand } from '../../../../widgets/shared/brand/brands.ts';
import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import {
  type CompiledMessages,
  createTranslate,
  type MessageKey,
  type Translate,
} from '../../../../widgets/shared/locale/messages.ts';
import { addDays } from '../../../../widgets/shared/stores/calendar-date.ts';
import { describeClosedNow } from '../../../../widgets/shared/stores/closed-now.ts';
import { formatDistance } from '../../../../widgets/shared/stores/distance.ts';
import type { StoreHoursTranslate } from '../../../../widgets/shared/stores/format-hours.ts';
import { getOpening } from '../../../../widgets/shared/stores/opening.ts';
import { describeOpening } from '../../../../widgets/shared/stores/opening-status.ts';
import { formatPhoneAddress } from '../../../../widgets/shared/stores/phone-address.ts';
import { listSpecialDays, specialDaysAhead } from '../../../../widgets/shared/stores/special-days.ts';
import type { Store } from '../../../../widgets/shared/stores/store.ts';
import type { StoreFeed } from '../../../../widgets/shared/stores/store-feed.ts';
import { messages as hoursEn } from '../../../../widgets/shared/stores/store-messages.en.ts';
import { messages as hoursFr } from '../../../../widgets/shared/stores/store-messages.fr.ts';
import { findToday } from '../../../../widgets/shared/stores/store-news.ts';
import { createMarkup, type Markup } from '../../../site/search/markup.ts';
import { formatPhone, formatTown } from '../../../sources/facts/format-value.ts';
import type { ListedStore, StoreResponse } from './find-stores.ts';
import en from './locator.en.json' with { type: 'json' };
import fr from './locator.fr.json' with { type: 'json' };

// The bundler compiles the messages, which the type of the JSON files does not show.
const compile = <Key extends string>(messages: unknown): Translate<Key> =>
  createTranslate(messages as CompiledMessages);

/** Messages of the locator's responses. */
export const translateLocator: Record<Locale, Translate<MessageKey<typeof en>>> = { en: compile(en), fr: compile(fr) };
const translateHours: Record<Locale, StoreHoursTranslate> = { en: compile(hoursEn), fr: compile(hoursFr) };

interface Context {
  feed: StoreFeed;
  locale: Locale;
  /** Milliseconds since 1970. */
  now: number;
}

/** A store as the locator's own list shows it, with its current opening state and its distance. */
function renderStore({ store, distance }: ListedStore, { feed, locale, now }: Context): Markup {
  const { name, slug, brands, phone, address } = store;
  const { line1, line2 } = address;
  const opening = getOpening(store, feed, now);
  const isSpecial = opening.state === 'opening-soon' || opening.state === 'temporarily-closed';
  const away =
    distance === undefined
      ? []
      : [
          createMarkup(
            'p',
            { class: 'distance' },
            translateLocator[locale]('distance', { distance: formatDistance(distance, locale) }),
          ),
        ];
  // Stores of other brands have no page on this site.
  const heading = brands.includes(ownBrand)
    ? createMarkup('a', { href: `/${locale}/stores/${slug}`, translate: 'no' }, name[locale])
    : name[locale];
  return createMarkup(
    'li',
    { class: 'store-card' },
    ...away,
    createMarkup('h3', {}, heading),
    createMarkup('p', isSpecial ? { class: 'status' } : {}, describeOpening(opening, locale, translateHours[locale])),
    createMarkup(
      'p',
      {},
      createMarkup(
        'span',
        { translate: 'no' },
        line2 ? `${line1}, ${line2}` : line1,
        createMarkup('br', {}),
        formatTown(address, locale),
      ),
    ),
    ...(phone
      ? [
          createMarkup(
            'p',
            {},
            createMarkup('a', { href: formatPhoneAddress(store) }, formatPhone(phone, locale, store.extension)),
          ),
        ]
      : []),
    ...linkHolidays(store, { feed, locale, now }),
  );
}

/** A link to the hours of the coming holidays, on the store's page; nothing without any. */
function linkHolidays(store: Store, { feed, locale, now }: Context): Markup[] {
  const today = findToday(store, feed, now);
  const days = listSpecialDays(store, feed, today, addDays(today, specialDaysAhead));
  if (days.length === 0 || !store.brands.includes(ownBrand)) return [];
  const href = `/${locale}/stores/${store.slug}#hours`;
  return [createMarkup('p', {}, createMarkup('a', { href }, translateHours[locale]('holidayHours')))];
}

function renderSection(id: string, heading: string, ...content: Markup[]): Markup {
  return createMarkup(
    'section',
    { class: 'province', 'aria-labelledby': id },
    createMarkup('h2', { class: 'heading', id }, heading),
    createMarkup('div', {}, ...content),
  );
}

function formatHeading(response: Exclude<StoreResponse, { offers: unknown }>, locale: Locale): string {
  const t = translateLocator[locale];
  const { kind, place, found, coming, count, isFar, closed } = response;
  if (closed && !isFar) return place ? t('noneOpenNow', { place }) : t('noneOpenNowNearby');
  // Only stores that have not opened yet are near; the open ones are far away.
  if (isFar && found.length > 0 && coming.length > 0) return place ? t('noneOpenNear', { place }) : t('noneOpenNearby');
  if (isFar) return place ? t('noneNear', { place }) : t('noneNearby');
  if (count === 0) return t('noneMatch');
  if (!place) return t('nearPoint', { count });
  return t(kind === 'province' ? 'inProvince' : 'near', { count, place });
}

/** Links to the pages before and after, where a province's stores have several. */
function renderPager({ pages }: Exclude<StoreResponse, { offers: unknown }>, locale: Locale): Markup[] {
  if (!pages) return [];
  const t = translateLocator[locale];
  const { province, at, count } = pages;
  const link = (page: number, rel: string, text: string) =>
    createMarkup('a', { class: 'more', rel, href: `/${locale}/storelocator?prov=${province}&page=${page}` }, text);
  return [
    createMarkup(
      'nav',
      { class: 'pager', 'aria-label': t('pages') },
      ...(at > 1 ? [link(at - 1, 'prev', t('previousPage'))] : []),
      createMarkup('span', {}, t('pageOf', { page: at, pages: count })),
      ...(at < count ? [link(at + 1, 'next', t('nextPage'))] : []),
    ),
  ];
}

/** Heading and advice of a text that is no place of ours, or not surely one. */
const advice = {
  unknown: ['unknown', 'unknownNext'],
  abroad: ['abroad', 'abroadNext'],
  postal: ['noPostal', 'noPostalNext'],
  position: ['noPosition', 'noPositionNext'],
} as const;

function renderUnfound({ kind, text, offers }: Extract<StoreResponse, { offers: unknown }>, locale: Locale): Markup {
  const t = translateLocator[locale];
  const links = offers.map(({ label, query }) =>
    createMarkup('li', {}, createMarkup('a', { href: `/${locale}/storelocator${query}` }, label)),
  );
  const [heading, next] = advice[kind];
  const list = createMarkup('ul', { class: 'offers' }, ...links);
  if (kind === 'unknown' && links.length > 0) {
    return renderSection('answer', t('unsure', { text }), createMarkup('p', {}, t('allBelow')), list);
  }
  const offered = links.length > 0 ? [createMarkup('p', {}, t('instead')), list] : [];
  return renderSection('answer', t(heading, { text }), createMarkup('p', {}, t(next)), ...offered);
}

/** What the page shows of a response; the heading repeats the search. */
export function describeStores(response: StoreResponse, context: Context): Markup[] {
  const { locale } = context;
  const t = translateLocator[locale];
  const all = `/${locale}/storelocator`;
  if ('offers' in response) return [renderUnfound(response, locale)];
  const list = (stores: readonly ListedStore[]) =>
    createMarkup('ul', { class: 'store-list' }, ...stores.map((listed) => renderStore(listed, context)));
  const { found, coming, count, isFar, closed } = response;
  const shown = found.length + coming.length;
  return [
    renderSection(
      'answer',
      formatHeading(response, locale),
      ...(response.isPartly && response.place
        ? [createMarkup('p', { class: 'sample' }, t('searchedFor', { place: response.place }))]
        : []),
      ...(closed
        ? [createMarkup('p', { class: 'status' }, describeClosedNow(closed, locale, translateHours[locale]))]
        : []),
      ...(isFar ? [createMarkup('p', { class: 'sample' }, t('nearestAll'))] : []),
      ...(shown < count && !response.pages
        ? [createMarkup('p', { class: 'sample' }, t('shown', { shown, count }))]
        : []),
      ...(found.length > 0 ? [list(found)] : []),
    ),
    ...(coming.length > 0 ? [renderSection('opening-soon', translateHours[locale]('openingSoon'), list(coming))] : []),
    ...renderPager(response, locale),
    createMarkup('p', {}, createMarkup('a', { class: 'more', href: all }, t('showAll'))),
  ];
}
