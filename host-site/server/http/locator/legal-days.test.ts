import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../../../tests/server/support/page-server.ts';
import { writeFiles } from '../../../../tests/server/support/temporary-folder.ts';
import { createSite } from '../../../../tests/server/support/test-site.ts';
import { sample } from '../../../../tests/support/samples.ts';
import { addDays } from '../../../../widgets/shared/stores/calendar-date.ts';
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
import { buildBrandFeed } from '../../../sources/stores/public-feed.ts';
import { legalDays, retailerDays } from '../../../sources/stores/retail-days.fixture.ts';
import { readStoreClock, writeStoreClock } from '../../../sources/stores/store-clock.ts';

const usual: Interval = ['07:00', '23:00'];
const zones = { QC: 'America/Toronto', NB: 'America/Moncton', NS: 'America/Halifax', MB: 'America/Winnipeg' } as const;
const inProvinces = (['QC', 'NB', 'NS', 'MB'] as const).map((province, at) => ({
  ...model,
  id: province,
  slug: province,
  number: String(at + 1),
  ...openDaily([usual]),
  address: { ...model.address, province },
  timeZone: zones[province],
}));
const times = ['06:30', '08:30', '12:30', '13:30', '16:30', '17:30', '22:30'];

/** Whether a store is open at a local time, by the table of days that was copied by hand. */
function isListedOpen(province: keyof typeof zones, date: string, time: string): boolean {
  const day = { ...retailerDays[province], ...legalDays[province] }[date];
  const isWithin = (interval: Interval) => {
    const [opens, closes] = toMinuteRange(interval);
    return opens <= toMinutes(time) && toMinutes(time) < closes;
  };
  return isWithin(usual) && (day ?? [usual]).some(isWithin);
}

interface Specification {
  opens: string;
  closes: string;
  dayOfWeek?: string[];
  validFrom?: string;
}

/** Whether a store is open by the structured data of its page, as built the day before. */
function isOpenInData(store: Store, feed: StoreFeed, date: string, time: string): boolean {
  const site = {
    origin: 'https://site.example',
    today: addDays(date, -1),
    stores: { calendar: feed },
    findCard: () => '/card.png',
  };
  const page = { route: toStoreRoute(store), locale: 'en', t: (key: string) => key, site } as unknown as Page;
  const data = describeStoreData(page, store) as { openingHoursSpecification?: unknown };
  const hours = data.openingHoursSpecification as Specification[];
  const special = hours.filter(({ dayOfWeek, validFrom }) => !dayOfWeek && validFrom === date);
  const weekday = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-CA', { weekday: 'long', timeZone: 'UTC' });
  const weekly = hours.filter(({ dayOfWeek }) => dayOfWeek?.includes(weekday));
  return (special.length > 0 ? special : weekly).some(({ opens, closes }) => {
    if (opens === closes) return false;
    return opens <= time && (closes === '00:00' || time < closes);
  });
}

describe.each([2026, 2027])('SF-08 on every legal closing day of %s', (year) => {
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
    const cards = html.matchAll(/stores\/(\w\w)"[^>]*>[^<]*<\/a><\/h3><p[^>]*>([^<]*)/g);
    return new Map([...cards].map(([, slug = '', state = '']) => [slug, state]));
  }

  const days = Object.values({ ...legalDays }).flatMap((table) => Object.keys(table));
  const dates = [...new Set(days)].filter((date) => date.startsWith(`${year}-`)).sort();

  it.each(sample(3, dates, year))(
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
