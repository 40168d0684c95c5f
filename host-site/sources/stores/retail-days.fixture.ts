import { addDays } from '../../../widgets/shared/stores/calendar-date.ts';
import { store as model, openDaily } from '../../../widgets/shared/stores/store.fixture.ts';
import type { Interval, Province, Store } from '../../../widgets/shared/stores/store.ts';

/** The 1,096 days of 2026 to 2028. */
export const dates: readonly string[] = Array.from({ length: 1096 }, (_, at) => addDays('2026-01-01', at));

/** The hours of a store that never closes. */
export const always: readonly Interval[] = [['00:00', '00:00']];

/** A store in a province that never closes, unless it is changed. */
export const storeIn = (province: Province, change: Partial<Store> = {}): Store => ({
  ...model,
  ...openDaily(always),
  ...change,
  address: { ...model.address, city: 'Springfield', province },
});

const closed: readonly Interval[] = [];
const none = {};

/** The same on each of these days, as `MM-DD` separated by blanks. */
const on = (year: number, days: string, hours = closed): Record<string, readonly Interval[]> =>
  Object.fromEntries(days.split(' ').map((day) => [`${year}-${day}`, hours]));

/** “From 8 a.m. to 5 p.m.”, “from 1 p.m. to 9 p.m.”, “from 1 p.m. to 5 p.m.” of sections 2(2) and 2(3). */
const [until5, from1, from1Until5]: (readonly Interval[])[] = [
  [['08:00', '17:00']],
  [['13:00', '21:00']],
  [['13:00', '17:00']],
];

/** “No retail business between 9 a.m. and 1 p.m.” */
const beforeAndAfterCeremony: readonly Interval[] = [
  ['00:00', '09:00'],
  ['13:00', '00:00'],
];

/**
 * Days of 2026 to 2028 on which a law limits the hours of an ordinary store, copied by hand from calendars and these
 * pages, independently of retail-laws.json:
 *
 * - Manitoba: fact sheets “Sunday and Holiday Shopping Hours” and “Remembrance Day” (manitoba.ca): no retail business
 *   between 9 a.m. and 1 p.m. on November 11; since 2020-12-12 no other day is limited.
 * - New Brunswick: “What are the 11 prescribed days of rest?” (gnb.ca, Days of Rest Act FAQ).
 * - Newfoundland and Labrador: ten days (statutoryholidays.com), with Good Friday and Easter Sunday
 *   (retailcouncil.org).
 * - Nova Scotia: “Designated retail closing days” and “Remembrance Day” (novascotia.ca).
 * - Ontario: “Mandatory retail business closures on holidays” (ontario.ca): nine days.
 * - Prince Edward Island: eight designated holidays (payroll-reporter.com).
 * - Québec: chapter H-2.1, sections 2 and 3 (legisquebec.gouv.qc.ca), and the ministry’s notices of 2025-06-17 and
 *   2025-12-16 (newswire.ca). December 26 is a Saturday in 2026, a Sunday in 2027, a Tuesday in 2028.
 */
export const legalDays: Record<Province, Record<string, readonly Interval[]>> = {
  AB: none,
  BC: none,
  MB: {
    '2026-11-11': beforeAndAfterCeremony,
    '2027-11-11': beforeAndAfterCeremony,
    '2028-11-11': beforeAndAfterCeremony,
  },
  NB: {
    ...on(2026, '01-01 02-16 04-03 05-18 07-01 08-03 09-07 10-12 11-11 12-25 12-26'),
    ...on(2027, '01-01 02-15 03-26 05-24 07-01 08-02 09-06 10-11 11-11 12-25 12-26'),
    ...on(2028, '01-01 02-21 04-14 05-22 07-01 08-07 09-04 10-09 11-11 12-25 12-26'),
  },
  NL: {
    ...on(2026, '01-01 04-03 04-05 05-18 07-01 09-07 10-12 11-11 12-25 12-26'),
    ...on(2027, '01-01 03-26 03-28 05-24 07-01 09-06 10-11 11-11 12-25 12-26'),
    ...on(2028, '01-01 04-14 04-16 05-22 07-01 09-04 10-09 11-11 12-25 12-26'),
  },
  NS: {
    ...on(2026, '01-01 02-16 04-03 04-05 07-01 09-07 10-12 11-11 12-25 12-26'),
    ...on(2027, '01-01 02-15 03-26 03-28 07-01 09-06 10-11 11-11 12-25 12-26'),
    ...on(2028, '01-01 02-21 04-14 04-16 07-01 09-04 10-09 11-11 12-25 12-26'),
  },
  NT: none,
  NU: none,
  ON: {
    ...on(2026, '01-01 02-16 04-03 04-05 05-18 07-01 09-07 10-12 12-25'),
    ...on(2027, '01-01 02-15 03-26 03-28 05-24 07-01 09-06 10-11 12-25'),
    ...on(2028, '01-01 02-21 04-14 04-16 05-22 07-01 09-04 10-09 12-25'),
  },
  PE: {
    ...on(2026, '01-01 02-16 04-03 09-07 10-12 11-11 12-25 12-26'),
    ...on(2027, '01-01 02-15 03-26 09-06 10-11 11-11 12-25 12-26'),
    ...on(2028, '01-01 02-21 04-14 09-04 10-09 11-11 12-25 12-26'),
  },
  QC: {
    ...on(2026, '01-01 04-05 06-24 07-01 09-07 12-25'),
    ...on(2027, '01-01 03-28 06-24 07-01 09-06 12-25'),
    ...on(2028, '01-01 04-16 06-24 07-01 09-04 12-25'),
    ...on(2026, '12-24 12-31', until5),
    ...on(2027, '12-24 12-31', until5),
    ...on(2028, '12-24 12-31', until5),
    '2026-12-26': from1Until5,
    '2027-12-26': from1Until5,
    '2028-12-26': from1,
  } as Record<string, readonly Interval[]>,
  SK: none,
  YT: none,
};

/** The longest hours of a weekday and of a Saturday or Sunday, in order, each from its first day on. */
interface Week {
  from: string;
  weekday?: Interval;
  saturday?: Interval;
  sunday?: Interval;
}

/**
 * Weeks that a law limits, from the same pages: Québec’s section 2(1), and the ministry’s release of 2026-02-23 on the
 * hours of one year from March 11, 2026; on Prince Edward Island “at noon on Sundays year round”.
 */
const legalWeeks: Partial<Record<Province, readonly Week[]>> = {
  PE: [{ from: '2026-01-01', sunday: ['12:00', '00:00'] }],
  QC: [
    { from: '2026-01-01', weekday: ['08:00', '21:00'], saturday: ['08:00', '17:00'], sunday: ['08:00', '17:00'] },
    { from: '2026-03-11', weekday: ['06:00', '21:00'], saturday: ['06:00', '21:00'], sunday: ['06:00', '21:00'] },
    { from: '2027-03-11', weekday: ['08:00', '21:00'], saturday: ['08:00', '17:00'], sunday: ['08:00', '17:00'] },
  ],
};

/** The longest hours that the tables above allow on a date of 2026 to 2028; undefined where no law limits them. */
export function readLegalDay(province: Province, date: string): readonly Interval[] | undefined {
  const day = legalDays[province][date];
  if (day) return day;
  const week = legalWeeks[province]?.findLast(({ from }) => from <= date);
  const name = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-CA', { weekday: 'long', timeZone: 'UTC' });
  const hours =
    { Saturday: week?.saturday, Sunday: week?.sunday }[name] ?? (/^S/.test(name) ? undefined : week?.weekday);
  return hours && [hours];
}
