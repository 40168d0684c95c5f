import { describe, expect, it } from 'vitest';
import { readDay } from '../../../widgets/shared/stores/day-hours.ts';
import type { Province } from '../../../widgets/shared/stores/store.ts';
import { provinces } from '../../../widgets/shared/submissions/provinces.ts';
import laws from '../../content/stores/retail-laws.json' with { type: 'json' };
import { holidaySettings as holidays } from '../../retailers/retailer-content.ts';
import { isCalendarDate } from '../calendar.ts';
import { listHolidayProblems } from './check-holidays.ts';
import { buildCalendar } from './feed-calendar.ts';
import { listUnnamedDays } from './province-holidays.ts';
import { always, dates, legalDays, storeIn } from './retail-days.fixture.ts';
import { findLegalDay, storeTypes } from './retail-laws.ts';

const day = 86_400_000;

describe('the table of retail laws', () => {
  const acts = Object.entries(laws.provinces).flatMap(([province, list]) =>
    list.map((act, at) => ({ province, at, name: act.act.en, ...act })),
  );

  it('has each province once, with its acts or with a source for their absence', () => {
    expect([...Object.keys(laws.provinces), ...Object.keys(laws.withoutLaw)].sort()).toEqual([...provinces].sort());
    for (const { source, checked, note } of Object.values(laws.withoutLaw)) {
      expect([source, isCalendarDate(checked), note]).toEqual([
        expect.stringMatching(/^https:/),
        true,
        expect.any(String),
      ]);
    }
    for (const province of provinces) {
      const isThere = Object.hasOwn(laws.provinces, province);
      expect([province, Object.keys(legalDays[province]).length > 0]).toEqual([province, isThere]);
    }
  });

  it.each(acts)('has a source, a day and a certainty for $province, $name ($at)', ({ province, ...act }) => {
    expect(provinces).toContain(province);
    expect(act.source).toMatch(/^https?:\/\//);
    expect(isCalendarDate(act.checked)).toBe(true);
    expect(['statute', 'government', 'secondary']).toContain(act.certainty);
    // What was not read in an official text says so.
    if (act.certainty === 'secondary') expect('note' in act && act.note).toMatch(/could not be/);
    const { weeks = [], types = [], exempt = {} } = act as { weeks?: unknown[]; types?: string[]; exempt?: object };
    for (const { section } of [...act.days, ...(weeks as { section: unknown }[])]) expect(section).toBeTruthy();
    for (const type of [...types, ...Object.keys(exempt)]) expect(Object.keys(storeTypes)).toContain(type);
  });

  it('has the same days for a city with a by-law of its own as for its province, whose calendar it shares', () => {
    const cities = acts.flatMap((act) => ('cities' in act ? act.cities.map((city) => ({ ...act, city })) : []));
    expect(cities.length).toBeGreaterThan(0);
    for (const { province, city } of cities) {
      const [own, other] = [city, 'Springfield'].map((name) =>
        dates.map((date) => {
          const address = { province: province as Province, city: name };
          return String(findLegalDay({ address }, date)?.hours);
        }),
      );
      expect([city, own]).toEqual([city, other]);
    }
  });

  it('SF-08 follows a Canada Day that is a Sunday: July 2 in two provinces, July 1 in the rest', () => {
    const closedOn = (date: string) =>
      provinces.filter((province) => findLegalDay({ address: { province } }, date)?.hours.length === 0);
    expect(closedOn('2029-07-01')).toEqual(expect.arrayContaining(['NL', 'NS', 'QC']));
    expect(closedOn('2029-07-01')).toHaveLength(3);
    expect(closedOn('2029-07-02').toSorted()).toEqual(['NB', 'ON']);
    const store = storeIn('ON');
    const calendar = buildCalendar([store], Date.parse('2029-06-01') + day);
    expect(readDay(store, calendar, '2029-07-02')).toMatchObject({ intervals: [], holiday: { en: 'Canada Day' } });
    expect(readDay(store, calendar, '2029-07-01').intervals).toEqual(always);
  });

  it('SF-08 needs a name in holidays.json for each of its days, and the studio says which is missing', () => {
    expect(listUnnamedDays(holidays.days)).toEqual([]);
    const days = holidays.days.map((each) =>
      each.rule === '07-01' ? { ...each, closed: each.closed?.filter((province) => province !== 'QC') } : each,
    );
    expect(listHolidayProblems({ ...holidays, days } as never)).toEqual([
      { field: 'days', problem: { code: 'provinceMissing', province: 'QC', rule: '07-01' } },
    ]);
  });
});
