import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../../tests/server/support/page-server.ts';
import { writeFiles } from '../../../tests/server/support/temporary-folder.ts';
import { createSite } from '../../../tests/server/support/test-site.ts';
import { type Locale, locales } from '../../../widgets/shared/locale/locale.ts';
import { createTranslate } from '../../../widgets/shared/locale/messages.ts';
import { addDays } from '../../../widgets/shared/stores/calendar-date.ts';
import { isBeforeStart, readDay } from '../../../widgets/shared/stores/day-hours.ts';
import { formatIntervals } from '../../../widgets/shared/stores/format-hours.ts';
import { getOpening } from '../../../widgets/shared/stores/opening.ts';
import { describeOpening } from '../../../widgets/shared/stores/opening-status.ts';
import { store as model, openDaily } from '../../../widgets/shared/stores/store.fixture.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import { messages as en } from '../../../widgets/shared/stores/store-messages.en.ts';
import { messages as fr } from '../../../widgets/shared/stores/store-messages.fr.ts';
import { toInstant } from '../../../widgets/shared/stores/zone-clock.ts';
import type { Page } from '../../site/layout/page.ts';
import { StoreNews } from '../../site/layout/store-card.tsx';
import { StoreEvents } from '../../site/pages/store/store-events.tsx';
import { StoreHours } from '../../site/pages/store/store-hours.tsx';
import { loadTranslations } from '../../sources/i18n.ts';
import { buildCalendar } from '../../sources/stores/feed-calendar.ts';
import { writeStoreClock } from '../../sources/stores/store-clock.ts';
import { freshenFile } from './fresh-stores.ts';

const builtOn = '2026-11-30';
const hours = { ...openDaily([['09:00', '21:00']]).hours, 6: [['09:00', '18:00']] as const };
const inQuebec = { ...model, hours, address: { ...model.address, city: 'Laval', province: 'QC' } as const };
const stores: Record<string, Store> = {
  plain: inQuebec,
  coming: { ...inQuebec, status: 'opening-soon', opensOn: '2026-12-12' },
  closed: { ...inQuebec, status: 'temporarily-closed', reopensOn: '2027-02-01' },
  late: { ...inQuebec, ...openDaily([['18:00', '02:00']]), exemption: 'tourist-area' },
  busy: {
    ...inQuebec,
    exceptions: [{ date: '2027-01-20', intervals: [], label: { en: 'Inventory', fr: 'Inventaire' } }],
    events: [
      { id: 'one', title: { en: 'First', fr: 'Première' }, start: '2026-12-05', end: '2026-12-06' },
      { id: 'two', title: { en: 'Second', fr: 'Seconde' }, start: '2027-03-05', end: '2027-03-06' },
    ],
  },
};
const calendar = buildCalendar(Object.values(stores), Date.parse(builtOn));
const translate = { en: createTranslate(en as never), fr: createTranslate(fr as never) };
const translations = await loadTranslations();

/** What depends on the day in the page of a store, as the build writes it. */
function writePage(store: Store, locale: Locale): string {
  const site = { today: builtOn, stores: { calendar } };
  const page = { locale, t: translations[locale], site } as unknown as Page;
  const parts = [
    createElement(StoreNews, { page, store }),
    createElement('p', { className: 'open-now', 'data-clock': writeStoreClock(store, calendar) }),
    createElement(StoreHours, { page, store }),
    createElement(StoreEvents, { page, store }),
  ];
  return `<!doctype html><title>A store</title>${renderToStaticMarkup(createElement('main', {}, ...parts))}`;
}

const site = createSite();
const pages = Object.fromEntries(
  Object.entries(stores).flatMap(([slug, store]) =>
    locales.map((locale) => [`${locale}/stores/${slug}.html`, writePage(store, locale)]),
  ),
);
writeFiles(site.siteDir, pages);
let now = 0;
let server: PageServer;
beforeAll(async () => {
  server = await startPageServer(site, { now: () => now });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

const setClock = (date: string, minutes: number) => {
  now = toInstant(calendar.zones['America/Toronto'] ?? [], { date, minutes });
};
async function visit(slug: string, locale: Locale) {
  const response = await fetch(`${server.origin}/${locale}/stores/${slug}`);
  const page = parse(await response.text());
  const read = (selector: string) =>
    page
      .querySelectorAll(selector)
      .filter((element) => !element.hasAttribute('hidden'))
      .map(({ textContent }) => textContent);
  return { response, page, read };
}

/** The days of a visit: of the build, around openings, holidays and the change of Québec’s law, and months later. */
const dates = [
  builtOn,
  '2026-12-11',
  '2026-12-12',
  '2026-12-26',
  '2027-01-20',
  '2027-02-01',
  '2027-03-13',
  '2027-11-20',
];

describe.each(dates)('a store’s page of November 30, 2026 that is asked for on %s', (date) => {
  it.each(Object.keys(stores))('SF-08 says what the finder’s element says (%s)', async (slug) => {
    const store = stores[slug] as Store;
    for (const locale of locales) {
      for (const minutes of [600, 1110, 1350]) {
        setClock(date, minutes);
        const { read } = await visit(slug, locale);
        const told = [...read('.status'), ...read('.open-now')].filter((text) => !/^(New|Nouveau)/.test(text));
        expect(told).toEqual([describeOpening(getOpening(store, calendar, now), locale, translate[locale])]);
      }
    }
  });

  it.each(Object.keys(stores))('SF-08 marks the hours of the day, and has the coming weeks’ (%s)', async (slug) => {
    const store = stores[slug] as Store;
    setClock(date, 720);
    const { page, read } = await visit(slug, 'en');
    const marked = page.querySelectorAll('[aria-current=date]');
    expect(marked).toHaveLength(1);
    const isOpenYet = !isBeforeStart(store, date);
    const { intervals } = readDay(store, calendar, date);
    if (isOpenYet) expect(marked[0]?.querySelector('td')?.textContent).toBe(formatIntervals(intervals, translate.en));
    const shown = page
      .querySelectorAll('#special-hours tr')
      .filter((row) => !row.hasAttribute('hidden'))
      .map((row) => row.querySelector('time')?.getAttribute('datetime') ?? '');
    const expected = Array.from({ length: 61 }, (_, at) => addDays(date, at)).filter((day) => {
      const { label } = readDay(store, calendar, day);
      return label !== undefined && !isBeforeStart(store, day);
    });
    // Nights that end early are there as well.
    expect(shown).toEqual(expect.arrayContaining(expected));
    for (const day of shown) expect([day, date <= day && day <= addDays(date, 60)]).toEqual([day, true]);
    expect(read('#special-hours').length).toBe(shown.length > 0 ? 1 : 0);
  });
});

describe('a store’s page', () => {
  it('SF-08 tells of an opening and a new store while they are news', async () => {
    const read = async (slug: string, date: string, locale: Locale) => {
      setClock(date, 720);
      return (await visit(slug, locale)).read('.status').map((text) => text.replaceAll('\u00A0', ' '));
    };
    expect(await read('coming', '2026-12-11', 'en')).toEqual(['Opens December 12']);
    expect(await read('coming', '2026-12-12', 'en')).toEqual(['New: opened December 12']);
    expect(await read('coming', '2026-12-12', 'fr')).toEqual(['Nouveau : ouvert depuis le 12 décembre']);
    expect(await read('coming', '2027-02-01', 'en')).toEqual([]);
    expect(await read('closed', '2027-01-31', 'fr')).toEqual(['Fermé temporairement, réouverture le 1er février']);
    expect(await read('closed', '2027-02-01', 'fr')).toEqual([]);
  });

  it('SF-08 has events until their last day', async () => {
    const read = async (date: string) => {
      setClock(date, 720);
      const { read } = await visit('busy', 'en');
      return [read('.store-events').length, ...read('.store-events li').map((text) => /First|Second/.exec(text)?.[0])];
    };
    expect(await read('2026-12-06')).toEqual([1, 'First', 'Second']);
    expect(await read('2026-12-07')).toEqual([1, 'Second']);
    expect(await read('2027-03-07')).toEqual([0]);
  });

  it('SF-08 has the weekly hours that the law will allow, sixty days ahead and then alone', async () => {
    const read = async (date: string) => {
      setClock(date, 720);
      return (await visit('plain', 'en')).read('caption').map((text) => text.replaceAll('\u00A0', ' '));
    };
    const [before, after] = ['Until March 10, 2027', 'From March 11, 2027'];
    const { page } = await visit('plain', 'en');
    expect(page.querySelectorAll('.store-hours table').length).toBe(3);
    const isShown = (caption: string, list: readonly string[]) => list.includes(caption);
    for (const [date, first, second] of [
      ['2026-12-01', true, false],
      ['2027-01-15', true, true],
      ['2027-03-11', false, true],
    ] as const) {
      setClock(date, 720);
      const shown = (await visit('plain', 'en')).page
        .querySelectorAll('.store-hours table')
        .filter((table) => !table.hasAttribute('hidden'))
        .map((table) => table.querySelector('caption')?.textContent.replaceAll('\u00A0', ' ') ?? '');
      expect([date, isShown(before, shown), isShown(after, shown)]).toEqual([date, first, second]);
    }
    expect(await read('2027-03-11')).toContain(after);
  });

  it('SF-08 has nothing in its file that time makes false', () => {
    for (const [name, html] of Object.entries(pages)) {
      const page = parse(html);
      expect(page.querySelector('.open-now')?.textContent).toBe('');
      expect(page.querySelectorAll('[aria-current]')).toEqual([]);
      const news = page.querySelector('.status')?.textContent ?? '';
      if (news) expect([name, news]).toEqual([name, expect.stringMatching(/ 20\d\d$/)]);
      // Every day has its year.
      for (const time of page.querySelectorAll('time')) expect(time.textContent).toMatch(/ 20\d\d$/);
    }
  });

  it('SF-08 keeps its tag while nothing changes, and changes it with the store’s state', async () => {
    const readTag = async (date: string, minutes: number) => {
      setClock(date, minutes);
      return (await visit('plain', 'en')).response.headers.get('ETag');
    };
    const morning = await readTag('2026-12-03', 600);
    expect(await readTag('2026-12-03', 601)).toBe(morning);
    expect(await readTag('2026-12-03', 1261)).not.toBe(morning);
    expect(await readTag('2026-12-04', 600)).not.toBe(morning);
  });

  it('SF-08 keeps what visitors ask for, and not each page of a large chain that a crawler asks for once', () => {
    const list = Array.from({ length: 600 }, () => ({
      ...{ type: 'text/html; charset=utf-8', hash: '', encoded: {} },
      plain: new TextEncoder().encode(Object.values(pages)[0]),
    }));
    const fill = (file: (typeof list)[number] | undefined) => file && freshenFile('en/stores/plain.html', file, 0);
    const [first] = list;
    const filled = fill(first);
    expect(fill(first)).toBe(filled);
    for (const file of list.slice(1)) fill(file);
    expect(fill(first)).not.toBe(filled);
    expect(fill(first)?.hash).toBe(filled?.hash);
  });
});
