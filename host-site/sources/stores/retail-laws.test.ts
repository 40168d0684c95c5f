import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../tests/support/samples.ts';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { readDay } from '../../../widgets/shared/stores/day-hours.ts';
import { limitHours } from '../../../widgets/shared/stores/minute-range.ts';
import { openDaily } from '../../../widgets/shared/stores/store.fixture.ts';
import type { Province, SpecialDay, Store } from '../../../widgets/shared/stores/store.ts';
import type { StoreCalendar } from '../../../widgets/shared/stores/store-calendar.ts';
import { provinces } from '../../../widgets/shared/submissions/provinces.ts';
import { describeProblem } from '../problems/problem.ts';
import { checkRows } from './check-rows.ts';
import { buildCalendar } from './feed-calendar.ts';
import { findChosenDay } from './province-holidays.ts';
import { always, dates, readLegalDay, storeIn } from './retail-days.fixture.ts';
import { findLegalDay } from './retail-laws.ts';

/** Calendars as they are published, each for the days after its build. */
const starts = ['2026-01-01', '2027-01-01', '2028-01-01'];
function openCalendars(store: Store): (date: string) => StoreCalendar {
  const calendars = starts.map((start) => buildCalendar([store], Date.parse(start)));
  return (date) => calendars[Number(date.slice(0, 4)) - 2026] as StoreCalendar;
}

describe.each(provinces)('the retail law of %s on every day of 2026 to 2028', (province) => {
  /** In the quick run the law of four provinces, Québec's among them, goes through all that uses it. */
  const tags = sample(4, provinces, provinces.indexOf('QC')).includes(province) ? [] : ['full'];

  it('SF-08 limits the hours of exactly the days and weekdays of the table', () => {
    expect(dates.at(-1)).toBe('2028-12-31');
    const wrong = dates.filter(
      (date) => String(findLegalDay(storeIn(province), date)?.hours) !== String(readLegalDay(province, date)),
    );
    expect(wrong).toEqual([]);
  });

  it('SF-08 limits what is published of a store that never closes, beside what the retailer chose', { tags }, () => {
    const store = storeIn(province);
    const findCalendar = openCalendars(store);
    const wrong = dates.flatMap((date) => {
      const { intervals } = readDay(store, findCalendar(date), date);
      const chosen = findChosenDay(province, date)?.hours ?? always;
      const allowed = limitHours(chosen, readLegalDay(province, date) ?? always);
      return String(intervals) === String(allowed) ? [] : [[date, intervals, allowed]];
    });
    expect(wrong).toEqual([]);
  });

  it('SF-08 refuses longer special days of a store, and allows the same or shorter ones', { tags }, () => {
    const days = dates.flatMap((date) => ({ date, legal: readLegalDay(province, date) }));
    const limited = days.filter(({ legal = always }) => String(legal) !== String(always));
    const check = (list: readonly SpecialDay[]) =>
      checkWith(province, list).problems.filter(({ field }) => field.startsWith('exceptions'));
    const long = check(limited.map(({ date }) => ({ date, intervals: always })));
    expect(long.map(({ level }) => level)).toEqual(limited.map(() => 'refused'));
    expect(check(limited.map(({ date, legal = [] }) => ({ date, intervals: legal })))).toEqual([]);
    expect(check(limited.map(({ date }) => ({ date, intervals: [] })))).toEqual([]);
    const free = days.filter(({ legal }) => !legal);
    expect(check(free.map(({ date }) => ({ date, intervals: always })))).toEqual([]);
  });
});

const places: Record<Province, [postalCode: string, lat: number, lng: number]> = {
  AB: ['T2P 0A1', 51.05, -114.07],
  BC: ['V6Z 0A1', 49.28, -123.12],
  MB: ['R3C 0A1', 49.9, -97.14],
  NB: ['E1C 1A1', 46.09, -64.78],
  NL: ['A1C 1A1', 47.56, -52.71],
  NS: ['B3J 0A7', 44.64, -63.57],
  NT: ['X1A 1A1', 62.45, -114.37],
  NU: ['X0A 0A0', 63.75, -68.52],
  ON: ['L5B 1A1', 43.59, -79.64],
  PE: ['C1A 1A1', 46.24, -63.13],
  QC: ['H2X 1Y4', 45.51, -73.57],
  SK: ['S7K 0N2', 52.13, -106.67],
  YT: ['Y1A 1A1', 60.72, -135.05],
};

interface Given {
  city?: string;
  hours?: Store['hours'];
  type?: string;
  exemption?: string;
  today?: string;
}

function checkWith(province: Province, exceptions: readonly SpecialDay[], given: Given = {}) {
  const [postalCode, lat, lng] = places[province];
  const { city = 'Springfield', today = '2026-11-30', ...fields } = given;
  const address = { line1: '1 A Street', city, province, postalCode };
  const row = { number: '1', brand: 'vitrine', name: { en: 'One', fr: 'Un' }, address, lat, lng };
  return checkRows([{ ...row, ...openDaily([['09:30', '17:00']]), exceptions, ...fields }], 1, today);
}
const listTold = (...given: Parameters<typeof checkWith>) =>
  checkWith(...given).problems.map(({ field, level, problem }) => [field, level, problem.code]);

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
          loi: 'Loi sur les heures et les jours d’admission dans les établissements commerciaux, RLRQ, c. H-2.1, art. 2(3)',
          hours: '13:00-17:00',
          date: '2026-12-26',
        },
        level: 'refused',
      },
    ]);
    const [store] = stores as [Store];
    expect(store.exceptions).toEqual([inventory]);
    expect(readDay(store, openCalendars(store)('2026-12-26'), '2026-12-26').intervals).toEqual([['13:00', '17:00']]);
  });

  it('SF-03 is explained in the studio in both languages', () => {
    const explain = (special: SpecialDay, locale: Locale) =>
      checkWith('QC', [special]).problems.map(({ problem }) => describeProblem(problem, locale));
    expect(explain(wide, 'fr')).toEqual([
      expect.stringMatching(/^La loi ne permet d’ouvrir que 13:00-17:00 le 2026-12-26 \(Loi sur .*art\. 2\(3\)\)/),
    ]);
    expect(explain({ ...wide, date: '2026-07-01' }, 'en')).toEqual([
      expect.stringMatching(/^By law, stores are closed on 2026-07-01 \(Act.*s\. 3\(5\)\)\./),
    ]);
  });

  it('SF-03 is refused by the rule of the city, where a city has its own', () => {
    const canadaDay: SpecialDay = { date: '2026-07-01', intervals: [['09:00', '17:00']] };
    const readLaw = (city: string) => {
      const [{ problem } = { problem: undefined }] = checkWith('ON', [canadaDay], { city }).problems;
      return problem?.code === 'closedByLaw' ? problem.law : '';
    };
    expect(readLaw('Mississauga')).toContain('Retail Business Holidays Act');
    expect(readLaw('Toronto')).toContain('Toronto Municipal Code, Chapter 510');
    expect(readLaw('toronto ')).toContain('Toronto Municipal Code, Chapter 510');
  });
});

describe('weekly hours that are longer than the law allows', () => {
  const late = {
    0: [],
    1: [],
    2: [],
    3: [],
    4: [['09:30', '22:00']],
    5: [],
    6: [['09:00', '18:00']],
  } as Store['hours'];

  it('SF-03 are refused with the rule if it is in force, and told of if it will be', () => {
    expect(listTold('QC', [], { hours: late })).toEqual([
      ['hours.4', 'refused', 'weekLimitedByLaw'],
      ['hours.6', 'warning', 'weekLimitedFrom'],
    ]);
    expect(listTold('QC', [], { hours: late, today: '2027-03-11' })).toEqual([
      ['hours.4', 'refused', 'weekLimitedByLaw'],
      ['hours.6', 'refused', 'weekLimitedByLaw'],
    ]);
    expect(listTold('PE', [], { hours: { ...late, 0: [['10:00', '18:00']] } })).toEqual([
      ['hours.0', 'refused', 'weekLimitedByLaw'],
    ]);
    expect(listTold('ON', [], { hours: late })).toEqual([]);
  });

  it('SF-08 are published as the law of each day has them', () => {
    const [store] = checkWith('QC', [], { hours: late }).stores as [Store];
    const { weeks = {} } = buildCalendar([store], Date.parse('2026-11-30'));
    expect(weeks.QC?.map(({ from }) => from)).toEqual(['2026-11-28', '2027-03-11']);
    const read = (date: string) => readDay(store, buildCalendar([store], Date.parse('2026-11-30')), date).intervals;
    expect([read('2027-03-04'), read('2027-03-06')]).toEqual([[['09:30', '21:00']], [['09:00', '18:00']]]);
    expect([read('2027-03-11'), read('2027-03-13')]).toEqual([[['09:30', '21:00']], [['09:00', '17:00']]]);
  });
});

describe('the type and the exemption of a store', () => {
  const wide: SpecialDay = { date: '2027-07-01', intervals: [['10:00', '18:00']] };

  it('SF-03 allow what the act allows a store of that type, or exempt for that reason', () => {
    expect(listTold('QC', [wide])).toEqual([['exceptions.0.intervals', 'refused', 'closedByLaw']]);
    expect(listTold('QC', [wide], { exemption: 'tourist-area' })).toEqual([]);
    expect(listTold('QC', [wide], { exemption: 'Tourist area' })).toEqual([]);
    expect(listTold('QC', [wide], { type: 'bookstore' })).toEqual([]);
    expect(listTold('QC', [wide], { type: 'general' })).toHaveLength(1);
    expect(listTold('NB', [wide], { type: 'garden-centre' })).toEqual([]);
    expect(listTold('ON', [wide], { exemption: 'tourist-area' })).toEqual([]);
  });

  it('SF-08 leave the retailer’s own holidays, and lift the limits of weekdays', () => {
    const change = { exemption: 'tourist-area', hours: { ...openDaily([['09:00', '23:00']]).hours } };
    const store = storeIn('QC', change);
    const calendar = buildCalendar([store, storeIn('QC')], Date.parse('2026-11-30'));
    const read = (each: Store, date: string) => readDay(each, calendar, date).intervals;
    const other = storeIn('QC', { hours: change.hours });
    expect([read(store, '2026-12-03'), read(other, '2026-12-03')]).toEqual([
      [['09:00', '23:00']],
      [['09:00', '21:00']],
    ]);
    expect([read(store, '2026-12-26'), read(other, '2026-12-26')]).toEqual([
      [['09:00', '23:00']],
      [['13:00', '17:00']],
    ]);
    expect([read(store, '2026-12-25'), read(other, '2026-12-25')]).toEqual([[], []]);
  });

  it('SF-03 do not lift a day that the act keeps for everyone', () => {
    const christmas: SpecialDay = { date: '2026-12-25', intervals: [['10:00', '18:00']] };
    for (const city of ['Windsor', 'Toronto']) {
      expect(listTold('ON', [christmas], { city, exemption: 'tourist-area' })).toHaveLength(1);
    }
  });

  it('SF-03 are left out with the known ones where the law knows no such thing', () => {
    expect(listTold('QC', [], { type: 'zoo', exemption: 'whim' })).toEqual([
      ['type', 'refused', 'storeTypeUnknown'],
      ['exemption', 'refused', 'exemptionUnknown'],
    ]);
    expect(listTold('ON', [], { city: 'Toronto', exemption: 'municipal-by-law' })).toEqual([
      ['exemption', 'refused', 'exemptionUnknown'],
    ]);
    expect(listTold('AB', [], { exemption: 'tourist-area' })).toEqual([['exemption', 'refused', 'exemptionNeedless']]);
    const [store] = checkWith('QC', [], { type: 'zoo', exemption: 'whim' }).stores as [Store];
    expect([store.type, store.exemption]).toEqual([undefined, undefined]);
  });
});

it('SF-08 the night after a morning that the law limits stays open, the one before a closed day ends at midnight', () => {
  const late = (province: Province) => storeIn(province, openDaily([['18:00', '02:00']]));
  const read = (store: Store, date: string) => readDay(store, openCalendars(store)(date), date).intervals;
  expect(read(late('MB'), '2026-11-10')).toEqual([['18:00', '02:00']]);
  expect(read(late('MB'), '2026-11-11')).toEqual([['18:00', '02:00']]);
  expect(read(late('NS'), '2026-12-31')).toEqual([['18:00', '00:00']]);
  // Noon on Sundays: Saturday’s night is over at midnight.
  expect(read(late('PE'), '2026-11-28')).toEqual([['18:00', '00:00']]);
  expect(read(late('PE'), '2026-11-27')).toEqual([['18:00', '02:00']]);
});

it('SF-03 npm run stores -- check ends with 1 and the rule for a special day that is longer than the law allows', {
  tags: ['full'],
}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-law-'));
  const file = join(folder, 'feed.csv');
  writeFileSync(
    file,
    'number,brand,name_en,name_fr,line1,city,province,postalCode,lat,lng,mon,exceptions,type,exemption\n' +
      '1,vitrine,One,Un,1 Rue A,Montréal,QC,H2X 1Y4,45.51,-73.57,9:00-21:00,2027-06-24 09:00-17:00,,\n' +
      '2,vitrine,Two,Deux,2 Rue A,Montréal,QC,H2X 1Y4,45.51,-73.57,9:00-21:00,2027-06-24 09:00-17:00,,tourist-area\n' +
      '3,vitrine,Three,Trois,3 Rue A,Montréal,QC,H2X 1Y4,45.51,-73.57,9:00-21:00,2027-06-24 09:00-17:00,Bookstore,\n',
  );
  const { status, stdout } = spawnSync(process.execPath, ['host-site/sources/stores/run-command.ts', 'check', file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stdout).toMatch(
    /^row 2 {2}refused {2}exceptions\.0\.intervals: By law, stores are closed on .* \(Act .* s\. 3\(4\)\)/,
  );
  expect(stdout).not.toMatch(/^row [34]/m);
  expect(status).toBe(1);
});
