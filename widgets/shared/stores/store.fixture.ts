import fc from 'fast-check';
import type { Interval, Store } from './store.ts';

/** The middle of Toronto. */
export const toronto = { lat: 43.6532, lng: -79.3832 };
/** Any position in Canada. */
export const inCanada = fc.record({
  lat: fc.double({ min: 42, max: 75, noNaN: true }),
  lng: fc.double({ min: -140, max: -53, noNaN: true }),
});

/** The hours of a day from nine to nine. */
export const defaultHours: readonly Interval[] = [['09:00', '21:00']];

/** The same hours on every day of the week. */
export function openDaily(intervals: readonly Interval[]): Pick<Store, 'hours'> {
  return {
    hours: { 0: intervals, 1: intervals, 2: intervals, 3: intervals, 4: intervals, 5: intervals, 6: intervals },
  };
}

/** A store in Toronto that is open from nine to nine, for tests to change. */
export const store: Store = {
  id: 'vitrine-1',
  number: '1',
  brand: 'vitrine',
  slug: 'one',
  name: { en: 'One', fr: 'Un' },
  address: { line1: '1 A Street', city: 'Toronto', province: 'ON', postalCode: 'M5V 0A1' },
  ...toronto,
  timeZone: 'America/Toronto',
  ...openDaily(defaultHours),
  exceptions: [],
  status: 'open',
  brands: ['vitrine'],
  departments: [],
  specialtyDepartments: [],
  events: [],
};
