import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { addDays } from '../../../widgets/shared/stores/calendar-date.ts';
import { readDay } from '../../../widgets/shared/stores/day-hours.ts';
import { store as model, openDaily } from '../../../widgets/shared/stores/store.fixture.ts';
import type { Interval, Province, SpecialDay, Store } from '../../../widgets/shared/stores/store.ts';
import { provinces } from '../../../widgets/shared/submissions/provinces.ts';
import laws from '../../content/stores/retail-laws.json' with { type: 'json' };
import { holidaySettings as holidays } from '../../retailers/retailer-content.ts';
import { isCalendarDate } from '../calendar.ts';
import { describeProblem } from '../problems/problem.ts';
import { listHolidayProblems } from './check-holidays.ts';
import { checkRows } from './check-rows.ts';
import { listHolidays, listUnnamedDays } from './province-holidays.ts';
import { legalDays, retailerDays } from './retail-days.fixture.ts';

const calendar = { zones: {}, holidays: listHolidays([2026, 2027, 2028]) };
const storeIn = (province: Province, change: Partial<Store> = {}): Store => ({
  ...model,
  ...openDaily([['00:00', '00:00']]),
  ...change,
  address: { ...model.address, province },
});
const read = (store: Store, date: string) => readDay(store, calendar, date).intervals;
/** The 730 days of 2026 and 2027. */
const dates = Array.from({ length: 730 }, (_, at) => addDays('2026-01-01', at));

describe.each(['QC', 'NB', 'NS', 'MB'] as const)('retail law of %s in 2026 and 2027', (province) => {
  const table: Record<string, readonly Interval[]> = { ...retailerDays[province], ...legalDays[province] };

  it('SF-08 limits the hours of exactly its days', () => {
    const open = storeIn(province);
    expect(dates.at(-1)).toBe('2027-12-31');
    const published = Object.fromEntries(
      dates.map((date) => [date, read(open, date)]).filter(([, intervals]) => String(intervals) !== '00:00,00:00'),
    );
    expect(published).toEqual(table);
  });

  it('SF-08 refuses longer hours of a store of its own, and allows the same or shorter ones', () => {
    for (const [date, hours] of Object.entries(legalDays[province])) {
      expect([date, checkDay(province, { date, intervals: [['00:00', '00:00']] })]).toEqual([date, ['refused']]);
      expect([date, checkDay(province, { date, intervals: hours })]).toEqual([date, []]);
      expect([date, checkDay(province, { date, intervals: [] })]).toEqual([date, []]);
    }
    for (const date of Object.keys(retailerDays[province]))
      expect([date, checkDay(province, { date, intervals: [['00:00', '00:00']] })]).toEqual([date, []]);
  });
});

const places = {
  QC: ['H2X 1Y4', 45.51, -73.57],
  NB: ['E1C 1A1', 46.09, -64.78],
  NS: ['B3J 0A7', 44.64, -63.57],
  MB: ['R3C 0A1', 49.9, -97.14],
  ON: ['M5V 0A1', 43.65, -79.38],
} as const;

function checkWith(province: keyof typeof places, exceptions: readonly SpecialDay[]) {
  const [postalCode, lat, lng] = places[province];
  const address = { line1: '1 A Street', city: 'City', province, postalCode };
  const row = { number: '1', brand: 'vitrine', name: { en: 'One', fr: 'Un' }, address, lat, lng };
  return checkRows([{ ...row, ...openDaily([['09:30', '21:00']]), exceptions }], 1);
}
const checkDay = (province: keyof typeof places, day: SpecialDay) =>
  checkWith(province, [day]).problems.map(({ level }) => level);

describe('a special day that is longer than the law allows', () => {
  const wide: SpecialDay = { date: '2026-12-26', intervals: [['09:00', '17:00']] };
  const inventory: SpecialDay = { date: '2026-12-28', intervals: [] };

  it('SF-03 is left out with the name of the rule; the store stays, with the hours of the law', () => {
    const { stores, problems } = checkWith('QC', [wide, inventory]);
    expect(problems).toEqual([
      {
        row: 1,
        field: 'exceptions.0.intervals',
        problem: {
          code: 'limitedByLaw',
          law: 'Act respecting hours and days of admission to commercial establishments, CQLR c. H-2.1, s. 2(3)',
          hours: '13:00-17:00',
          date: '2026-12-26',
        },
        level: 'refused',
      },
    ]);
    const [store] = stores as [Store];
    expect(store.exceptions).toEqual([inventory]);
    expect(read(store, '2026-12-26')).toEqual([['13:00', '17:00']]);
  });

  it('SF-03 is explained in the studio in both languages', () => {
    const explain = (day: SpecialDay, locale: Locale) =>
      checkWith('QC', [day]).problems.map(({ problem }) => describeProblem(problem, locale));
    expect(explain(wide, 'fr')).toEqual([
      expect.stringMatching(/^La loi ne permet d’ouvrir que 13:00-17:00 le 2026-12-26 \(Act/),
    ]);
    expect(explain({ ...wide, date: '2026-07-01' }, 'en')).toEqual([
      expect.stringMatching(/^By law, stores are closed on 2026-07-01 \(Act.*s\. 3\(5\)\)\.$/),
    ]);
  });

  it('SF-03 is only a warning where municipalities have rules of their own, such as Toronto', () => {
    const { stores, problems } = checkWith('ON', [{ ...wide, date: '2026-07-01' }]);
    expect(problems.map(({ level }) => level)).toEqual(['warning']);
    expect(stores[0]?.exceptions).toHaveLength(1);
  });
});

it('SF-08 the night after a morning that the law limits stays open, the one before a closed day ends at midnight', () => {
  const late = storeIn('MB', openDaily([['18:00', '02:00']]));
  expect(read(late, '2026-11-10')).toEqual([['18:00', '02:00']]);
  expect(read(late, '2026-11-11')).toEqual([['18:00', '02:00']]);
  expect(read(storeIn('NS', openDaily([['18:00', '02:00']])), '2026-12-31')).toEqual([['18:00', '00:00']]);
});

it('SF-03 npm run stores -- check ends with 1 and the rule for a special day that is longer than the law allows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-law-'));
  const file = join(folder, 'feed.csv');
  writeFileSync(
    file,
    'number,brand,name_en,name_fr,line1,city,province,postalCode,lat,lng,mon,exceptions\n' +
      '1,vitrine,One,Un,1 Rue A,Montréal,QC,H2X 1Y4,45.51,-73.57,9:00-21:00,2027-06-24 09:00-17:00\n',
  );
  const { status, stdout } = spawnSync(process.execPath, ['host-site/sources/stores/run-command.ts', 'check', file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stdout).toMatch(
    /^row 2 {2}refused {2}exceptions\.0\.intervals: by law \(Act .* s\. 3\(4\)\) stores are closed/,
  );
  expect(status).toBe(1);
});

describe('the table of retail laws', () => {
  const acts = Object.entries(laws.provinces).flatMap(([province, list]) => list.map((act) => ({ province, ...act })));

  it.each(acts)('has a source, a day and a certainty for $province, $act', ({ province, ...act }) => {
    expect(provinces).toContain(province);
    expect(act.source).toMatch(/^https:\/\//);
    expect(isCalendarDate(act.checked)).toBe(true);
    expect(['statute', 'government', 'secondary']).toContain(act.certainty);
    expect(['refused', 'doubted']).toContain(act.widerHours);
    // What was not read in an official text is never a reason to refuse a retailer's hours.
    if (act.certainty === 'secondary') expect(act.widerHours).toBe('doubted');
    for (const { section } of act.days) expect(section).toMatch(/./);
  });

  it('SF-08 needs a name in holidays.json for each of its days, and the studio says which is missing', () => {
    expect(listUnnamedDays(holidays.days)).toEqual([]);
    const days = holidays.days.map((day) =>
      day.rule === '07-01' ? { ...day, closed: day.closed?.filter((province) => province !== 'QC') } : day,
    );
    expect(listHolidayProblems({ ...holidays, days } as never)).toEqual([
      { field: 'days', problem: { code: 'provinceMissing', province: 'QC', rule: '07-01' } },
    ]);
  });
});
