import { describe, expect, it } from 'vitest';
import { store as model, openDaily } from '../../../../widgets/shared/stores/store.fixture.ts';
import type { Store } from '../../../../widgets/shared/stores/store.ts';
import type { StoreCalendar } from '../../../../widgets/shared/stores/store-calendar.ts';
import { toStoreRoute } from '../../../sources/routes.ts';
import type { Page } from '../../layout/page.ts';
import { describeStoreData } from './store-data.ts';

const calendar: StoreCalendar = {
  zones: {},
  holidays: {
    ON: [
      { date: '2026-12-25', name: { en: 'Christmas Day', fr: 'Noël' }, hours: [] },
      { date: '2026-12-26', name: { en: 'Boxing Day', fr: 'Lendemain de Noël' } },
    ],
  },
};

/** Hours that a store's page would give search engines on November 21, 2026. */
const readHours = (changes: Partial<Store>): unknown => readData(changes).openingHoursSpecification;

function readData(changes: Partial<Store>): Record<string, unknown> {
  const store = { ...model, ...changes };
  const page = {
    route: toStoreRoute(store),
    locale: 'en',
    t: (key: string) => key,
    site: { origin: 'https://site.example', today: '2026-11-21', stores: { calendar }, findCard: () => '/cards/a.png' },
  } as unknown as Page;
  return describeStoreData(page, store) as unknown as Record<string, unknown>;
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const closed = { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' };

describe('structured data opening hours', () => {
  it('group days with the same hours and include a holiday on which the store is closed', () => {
    expect(readHours({})).toMatchObject([{ dayOfWeek: week, opens: '09:00', closes: '21:00' }, closed]);
  });

  it('cover a midday break, closing after midnight and a day of 24 hours', () => {
    const hours = {
      ...model.hours,
      1: [
        ['09:00', '12:00'],
        ['13:00', '17:00'],
      ],
      5: [['09:00', '01:00']],
      6: [['00:00', '00:00']],
    } as const;
    expect(readHours({ hours })).toMatchObject([
      { dayOfWeek: ['Monday'], opens: '09:00', closes: '12:00' },
      { dayOfWeek: ['Monday'], opens: '13:00', closes: '17:00' },
      { dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Sunday'] },
      { dayOfWeek: ['Friday'], opens: '09:00', closes: '01:00' },
      { dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' },
      closed,
    ]);
  });

  it('prefer the store’s special day to the holiday, and omit a holiday whose hours are unknown', () => {
    const exceptions = [{ date: '2026-12-25', intervals: [['10:00', '14:00']] }] as const;
    expect(readHours({ exceptions })).toMatchObject([
      {},
      { opens: '10:00', closes: '14:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
    ]);
  });

  it('start on the opening or reopening day, and are empty while the reopening day is unknown', () => {
    expect(readHours({ status: 'opening-soon', opensOn: '2027-02-01' })).toMatchObject([{ validFrom: '2027-02-01' }]);
    expect(readHours({ status: 'temporarily-closed', reopensOn: '2027-02-01' })).toMatchObject([
      { validFrom: '2027-02-01' },
    ]);
    expect(readHours({ status: 'temporarily-closed' })).toEqual([]);
  });

  it('contain only the special days of a store without weekly hours', () => {
    const exceptions = [{ date: '2026-12-24', intervals: [['10:00', '14:00']] }] as const;
    expect(readHours(openDaily([]))).toEqual([]);
    expect(readHours({ ...openDaily([]), exceptions })).toMatchObject([{ validFrom: '2026-12-24', opens: '10:00' }]);
  });
});

it.each([
  [undefined, '+19025550108'],
  ['12', '+19025550108;ext=12'],
])('structured data has the telephone with the extension %s', (extension, telephone) => {
  expect(readData({ phone: '9025550108', ...(extension && { extension }) }).telephone).toBe(telephone);
});
