import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../../../tests/server/support/page-server.ts';
import { writeFiles } from '../../../../tests/server/support/temporary-folder.ts';
import { createSite } from '../../../../tests/server/support/test-site.ts';
import { sample } from '../../../../tests/support/samples.ts';
import { toMinuteRange, toMinutes } from '../../../../widgets/shared/stores/minute-range.ts';
import { getOpening, isOpenAt } from '../../../../widgets/shared/stores/opening.ts';
import { readFeed } from '../../../../widgets/shared/stores/read-feed.ts';
import { store as model, openDaily } from '../../../../widgets/shared/stores/store.fixture.ts';
import type { Interval, Store } from '../../../../widgets/shared/stores/store.ts';
import type { StoreFeed } from '../../../../widgets/shared/stores/store-feed.ts';
import { toInstant } from '../../../../widgets/shared/stores/zone-clock.ts';
import type { Page } from '../../../site/layout/page.ts';
import { describeStoreData } from '../../../site/pages/store/store-data.ts';
import { toStoreRoute } from '../../../sources/routes.ts';
import { findChosenDay } from '../../../sources/stores/province-holidays.ts';
import { buildBrandFeed } from '../../../sources/stores/public-feed.ts';
import { legalDays, readLegalDay } from '../../../sources/stores/retail-days.fixture.ts';
import { readStoreClock, writeStoreClock } from '../../../sources/stores/store-clock.ts';

const usual: Interval = ['07:00', '23:00'];
const zones = {
  QC: 'America/Toronto',
  NB: 'America/Moncton',
  NS: 'America/Halifax',
  MB: 'America/Winnipeg',
  PE: 'America/Halifax',
} as const;
const inProvinces = (['QC', 'NB', 'NS', 'MB', 'PE'] as const).map((province, at) => ({
  ...model,
  id: province,
  slug: province,
  number: String(at + 1),
  ...openDaily([usual]),
  address: { ...model.address, province },
  timeZone: zones[province],
}));
const times = ['06:30', '08:30', '12:30', '13:30', '16:30', '17:30', '22:30'];

/** Whether a store is open at a local time, by the table of the law that was copied by hand and what the retailer chose. */
function isListedOpen(province: keyof typeof zones, date: string, time: string): boolean {
  const isWithin = (interval: Interval) => {
    const [opens, closes] = toMinuteRange(interval);
    return opens <= toMinutes(time) && toMinutes(time) < closes;
  };
  const limits = [[usual], readLegalDay(province, date) ?? [usual], findChosenDay(province, date)?.hours ?? [usual]];
  return limits.every((limit) => limit.some(isWithin));
}

interface Specification {
  opens: string;
  closes: string;
  dayOfWeek?: string[];
  validFrom?: string;
  validThrough?: string;
}

/** Whether a store is open by the structured data of its page, as built with the feed, up to a year before. */
function isOpenInData(store: Store, feed: StoreFeed, date: string, time: string): boolean {
  const site = {
    origin: 'https://site.example',
    today: feed.generatedAt.slice(0, 10),
    stores: { calendar: feed },
    findCard: () => '/card.png',
  };
  const page = { route: toStoreRoute(store), locale: 'en', t: (key: string) => key, site } as unknown as Page;
  const data = describeStoreData(page, store) as unknown as Record<string, Specification[]>;
  const hours = data.openingHoursSpecification ?? [];
  const special = (data.specialOpeningHoursSpecification ?? []).filter(({ validFrom }) => validFrom === date);
  const weekday = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-CA', { weekday: 'long', timeZone: 'UTC' });
  const weekly = hours.filter(
    ({ dayOfWeek, validFrom = '', validThrough = '9' }) =>
      dayOfWeek?.includes(weekday) && validFrom <= date && date <= validThrough,
  );
  return (special.length > 0 ? special : weekly).some(({ opens, closes }) => {
    if (opens === closes) return false;
    return opens <= time && (closes === '00:00' || time < closes);
  });
}

describe.each([2026, 2027, 2028])('SF-08 on the legal closing days of %s, and on days of shorter hours', (year) => {
  // Up to a year before: nothing in it becomes wrong.
  const builtAt = Date.parse(`${year - 1}-12-29T12:00:00Z`);
  const source = { stores: inProvinces, isSample: false, departmentNames: {}, now: builtAt };
  const text = JSON.stringify(buildBrandFeed('vitrine', source).get('vitrine.json'));
  const feed = readFeed(JSON.parse(text)) as StoreFeed;
  const site = createSite();
  writeFiles(site.siteDir, {
    'en/storelocator.html':
      '<!doctype html><title>Stores</title><vitrine-store-finder><div id="all-stores"></div></vitrine-store-finder>',
    'stores/vitrine.json': text,
  });
  let now = builtAt;
  let server: PageServer;
  beforeAll(async () => {
    server = await startPageServer(site, { now: () => now });
  });
  afterAll(async () => {
    await server.close();
    site.remove();
  });

  async function listServed(isOpenOnly: boolean): Promise<Map<string, string>> {
    const query = `s=${model.lat},${model.lng}&km=50${isOpenOnly ? '&open=1' : ''}`;
    const html = await (await fetch(`${server.origin}/en/storelocator?${query}`)).text();
    // Where none is open, the list is of closed ones, and says so.
    if (isOpenOnly && html.includes('No store nearby is open right now')) return new Map();
    const cards = html.matchAll(/stores\/(\w\w)"[^>]*>[^<]*<\/a><\/h3><p[^>]*>([^<]*)/g);
    return new Map([...cards].map(([, slug = '', state = '']) => [slug, state]));
  }

  const days = inProvinces.flatMap(({ slug }) => Object.keys(legalDays[slug as keyof typeof zones]));
  // Weekends before, in and after the year in which Québec’s stores may open longer.
  const weekends = ['02-28', '03-14', '05-31', '12-13'].map((day) => `${year}-${day}`);
  const dates = [...new Set([...days, ...weekends])].filter((date) => date.startsWith(`${year}-`)).sort();

  it.each(sample(16, dates, year))(
    'the element, the server, the page, its structured data and the filter agree (%s)',
    async (date) => {
      for (const store of feed.stores) {
        for (const time of times) {
          now = toInstant(feed.zones[store.timeZone] ?? [], { date, minutes: toMinutes(time) });
          const served = await listServed(false);
          const openOnes = await listServed(true);
          const clock = readStoreClock(writeStoreClock(store, feed), 'en', now);
          const isOpen = isListedOpen(store.slug as keyof typeof zones, date, time);
          expect([store.slug, time, served.size]).toEqual([store.slug, time, feed.stores.length]);
          expect([
            ['element', getOpening(store, feed, now).state === 'open'],
            ['filter of the element', isOpenAt(store, feed, now)],
            ['server', served.get(store.slug)?.startsWith('Open until')],
            ['filter of the server', openOnes.has(store.slug)],
            ['page', clock.text.startsWith('Open until')],
            ['structured data', isOpenInData(store, feed, date, time)],
          ]).toEqual(
            ['element', 'filter of the element', 'server', 'filter of the server', 'page', 'structured data'].map(
              (consumer) => [consumer, isOpen],
            ),
          );
        }
      }
    },
  );
});
