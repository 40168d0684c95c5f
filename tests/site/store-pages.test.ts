import { describe, expect, it } from 'vitest';
import { formatTown } from '../../host-site/sources/facts/format-value.ts';
import { formatTorontoDate } from '../../host-site/sources/facts/service-hours.ts';
import type { Store } from '../../widgets/shared/stores/store.ts';
import { forEvery } from '../support/for-every.ts';
import { builtPages, findPage, readStoreFeed } from './support/built-site.ts';

const feed = readStoreFeed();
const locales = ['en', 'fr'] as const;
const storePages = builtPages.flatMap(({ route, ...page }) => (route.store ? [{ ...page, store: route.store }] : []));

function readStoreData(document: Document): Record<string, unknown> {
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const graph: Record<string, unknown>[] = JSON.parse(text)['@graph'];
  return graph.find((node) => node['@type'] === 'HomeGoodsStore') ?? {};
}

/** Stores that a page lists in its structured data, by the path of the page that describes them. */
function readListed(document: Document): string[] {
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  return [...text.matchAll(/\{"@type":"HomeGoodsStore","url":"([^"]+)"\}/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
}

const listLinks = (document: Document): string[] =>
  [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');

const today = formatTorontoDate(new Date());

/** A store's place on a sphere of radius 1. */
function toVector({ lat, lng }: Store): number[] {
  const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

interface HoursData {
  dayOfWeek?: string[];
  opens: string;
  closes: string;
  validFrom?: string;
  validThrough?: string;
}

/** Weekly hours in the structured data: day, opening and closing. */
function listWeek(data: Record<string, unknown>): string[] {
  const hours = data.openingHoursSpecification as HoursData[];
  return hours
    .flatMap(({ dayOfWeek = [], opens, closes }) => dayOfWeek.map((day) => `${day} ${opens} ${closes}`))
    .sort();
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const expectWeek = ({ hours }: Store): string[] =>
  weekdays.flatMap((day, at) => hours[at as 0].map(([opens, closes]) => `${day} ${opens} ${closes}`)).sort();

describe('store pages', () => {
  it('SF-03 exist for exactly the stores of the feed, which all have Vitrine, in both languages', () => {
    expect(feed.stores.length).toBeGreaterThan(20);
    expect(storePages.map(({ path }) => path).sort()).toEqual(
      feed.stores.flatMap(({ slug }) => locales.map((locale) => `/${locale}/stores/${slug}`)).sort(),
    );
    for (const { store } of storePages) expect(store.brands).toContain('vitrine');
  });

  it('have a note about sample data if and only if the data are samples', () => {
    for (const { document } of storePages) {
      expect(document.querySelectorAll('main .sample')).toHaveLength(feed.isSample ? 1 : 0);
    }
  });
});

describe('the page of every store', () => {
  const everyPage = forEvery(storePages, ({ path }) => path);
  everyPage('SF-03 has the store’s name, address, phone and comments', ({ document, locale, store }) => {
    expect(document.querySelector('h1')?.textContent).toBe(store.name[locale]);
    const text = document.querySelector('main')?.textContent ?? '';
    for (const part of [store.address.line1, formatTown(store.address, locale), store.comments?.[locale] ?? '']) {
      expect(text).toContain(part);
    }
    expect(listLinks(document)).toContain(`tel:+1${store.phone}`);
  });

  everyPage('SF-08 links to directions, and to the finder with the store selected', ({ document, locale, store }) => {
    const place = `${store.lat.toFixed(5)},${store.lng.toFixed(5)}`;
    const links = listLinks(document);
    expect(links).toContain(`https://www.google.com/maps/dir/?api=1&destination=${place}`);
    expect(links).toContain(`/${locale}/storelocator?s=${place}&store=${store.slug}`);
    const directions = document.querySelector('main a[href^="https://www.google.com"]');
    expect(directions?.getAttribute('rel')).toBe('external noopener');
    expect(directions?.textContent).toMatch(/another website|autre site Web/);
  });

  everyPage(
    'SF-03 has the hours of seven days, and says if the store opens soon or is temporarily closed',
    ({ document, store }) => {
      const days = document.querySelectorAll('.store-hours table:first-child tr');
      expect(days).toHaveLength(7);
      const status = document.querySelector('.store-opening .status')?.textContent ?? '';
      if (store.status === 'opening-soon') expect(status).toMatch(/^(Opening|Ouverture)/);
      if (store.status === 'temporarily-closed')
        expect(status).toMatch(/^(Temporarily closed|Reopening|Fermé temporairement|Réouverture)/);
      if (store.status === 'open' && !store.opensOn) expect(status).toBe('');
      // The server and the page's script say the rest, as of the visit.
      expect(status).not.toMatch(/today|tomorrow|aujourd’hui|demain/i);
      expect(document.querySelector('.open-now')?.textContent ?? '').toBe('');
      expect(document.querySelector('[aria-current=date]')).toBeNull();
    },
  );

  everyPage(
    'links to the three nearest other stores that are not closed, nearest first',
    ({ document, locale, store }) => {
      const others = listLinks(document).filter((href) => href.startsWith(`/${locale}/stores/`));
      // On the chord through a sphere, unlike what the page measures with.
      const measure = (other: Store) => {
        const [from, to] = [toVector(store), toVector(other)];
        return Math.hypot(...from.map((part, at) => part - (to[at] ?? 0)));
      };
      const nearest = feed.stores
        .filter(({ id, status, opensOn = 'never', reopensOn = 'never' }) => {
          const from = { 'opening-soon': opensOn, 'temporarily-closed': reopensOn, closed: 'never', open: '' }[status];
          return id !== store.id && from <= today;
        })
        .sort((a, b) => measure(a) - measure(b));
      expect([...new Set(others)]).toEqual(nearest.slice(0, 3).map(({ slug }) => `/${locale}/stores/${slug}`));
    },
  );

  everyPage(
    'has structured data with the store’s name, address, position and weekly hours',
    ({ document, locale, store, path }) => {
      const data = readStoreData(document);
      expect(data).toMatchObject({
        name: `Vitrine ${store.name[locale]}`,
        branchCode: store.number,
        telephone: `+1${store.phone}`,
        address: {
          '@type': 'PostalAddress',
          streetAddress: store.address.line1,
          addressRegion: store.address.province,
          postalCode: store.address.postalCode,
          addressCountry: 'CA',
        },
        geo: { '@type': 'GeoCoordinates', latitude: store.lat, longitude: store.lng },
      });
      expect(String(data.url)).toMatch(new RegExp(`${path}$`));
      const isUncertain = store.status === 'temporarily-closed' && !store.reopensOn;
      expect(listWeek(data)).toEqual(isUncertain ? [] : expectWeek(store));
    },
  );

  everyPage(
    'has the holidays and special days of its text in its structured data, except uncertain ones',
    ({ document }) => {
      const hours = (readStoreData(document).specialOpeningHoursSpecification ?? []) as HoursData[];
      const told = new Set(hours.flatMap(({ validThrough }) => validThrough ?? []));
      const shown = [...document.querySelectorAll('.store-hours time')].map(
        (time) => time.getAttribute('datetime') ?? '',
      );
      const uncertain = shown.filter((date) => !told.has(date));
      expect([...told].filter((date) => !shown.includes(date))).toEqual([]);
      for (const date of uncertain) {
        const row = document.querySelector(`.store-hours time[datetime="${date}"]`)?.closest('tr');
        expect(row?.textContent).toMatch(/hours may differ|heures peuvent changer/);
      }
    },
  );
});

it('a day that a store’s page shows as closed is closed in its structured data', () => {
  const closed = storePages.flatMap(({ document, path }) => {
    const rows = [...document.querySelectorAll('#special-hours tr')];
    return rows
      .filter((row) => /closed|fermé/.test(row.querySelector('td')?.textContent ?? ''))
      .map((row) => [path, row.querySelector('time')?.getAttribute('datetime') ?? ''] as const);
  });
  if (feed.isSample) expect(closed.length).toBeGreaterThan(10);
  for (const [path, date] of closed) {
    const data = readStoreData(findPage(path).document);
    // Google reads the one, schema.org has the other.
    for (const property of ['openingHoursSpecification', 'specialOpeningHoursSpecification']) {
      const day = (data[property] as HoursData[]).filter(
        ({ validFrom, dayOfWeek }) => validFrom === date && !dayOfWeek,
      );
      expect(day, `${path} ${date}`).toMatchObject([{ opens: '00:00', closes: '00:00', validThrough: date }]);
    }
  }
});

describe.each(locales)('the store locator in %s', (locale) => {
  const { document } = findPage(`/${locale}/storelocator`);
  const finder = document.querySelector('vitrine-store-finder');

  it('SF-07 has a card in its HTML for every store of the feed, with its page, address and phone', () => {
    const cards = [...(finder?.querySelectorAll('.store-card') ?? [])];
    expect(cards).toHaveLength(feed.stores.length);
    for (const store of feed.stores) {
      const link = finder?.querySelector(`h3 a[href="/${locale}/stores/${store.slug}"]`);
      expect(link?.textContent).toBe(store.name[locale]);
      const card = link?.closest('.store-card');
      expect(card?.textContent).toContain(store.address.line1);
      expect(card?.querySelector(`a[href="tel:+1${store.phone}"]`)).not.toBeNull();
    }
  });

  it('is linked from the homepage for exactly the provinces that it lists', () => {
    const ids = [...(finder?.querySelectorAll('h2') ?? [])].map(({ id }) => id);
    const links = [...findPage(`/${locale}`).document.querySelectorAll('.store-strip a[href*="#"]')];
    const ends = links.map((link) => link.getAttribute('href') ?? '');
    for (const end of ends) expect(end).toMatch(new RegExp(`^/${locale}/storelocator\\?prov=[A-Z]{2}#`));
    expect(ends.length).toBe(new Set(feed.stores.map(({ address }) => address.province)).size);
    // A province without open stores links to those that open soon.
    const provinces = ends.map((end) => end.replace(/.*#/, '')).filter((id) => id !== 'opening-soon');
    expect([...provinces, 'opening-soon']).toEqual(ids);
  });

  it('SF-08 lists the stores that open soon at the end, under their own heading, with their dates', () => {
    const soon = finder?.querySelector('section:last-of-type');
    expect(soon?.querySelector('h2')?.textContent).toBe(locale === 'en' ? 'Openings' : 'Ouvertures');
    const coming = feed.stores.filter(({ status }) => status === 'opening-soon');
    const cards = [...(soon?.querySelectorAll('.store-card') ?? [])];
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(
      coming.toSorted((a, b) => `${a.opensOn}`.localeCompare(`${b.opensOn}`)).map(({ name }) => name[locale]),
    );
    for (const card of cards) expect(card.querySelector('.status')?.textContent).toMatch(/Opening|Ouverture/);
    expect(new Set(readListed(document))).toEqual(new Set(feed.stores.map(({ slug }) => `/${locale}/stores/${slug}`)));
  });

  it('SF-01 has no search box in its header, while every other page has one', () => {
    expect(document.querySelector('header vitrine-store-search')).toBeNull();
    for (const { path, document: other } of builtPages.filter((page) => page.locale === locale)) {
      if (path.endsWith('/storelocator')) continue;
      const form = other.querySelector('header vitrine-store-search form');
      expect(form?.getAttribute('action'), path).toBe(`/${locale}/storelocator`);
      expect(form?.querySelector('input')?.getAttribute('name'), path).toBe('q');
      expect(form?.querySelector('label')?.textContent, path).toMatch(/\w/);
    }
  });
});
