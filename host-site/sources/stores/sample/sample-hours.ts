import type { Interval, Store } from '../../../../widgets/shared/stores/store.ts';
import { sampleStores as sample } from '../../../retailers/retailer-content.ts';

const weekdays = {
  'mon-fri': [1, 2, 3, 4, 5],
  'mon-sat': [1, 2, 3, 4, 5, 6],
  sat: [6],
  sun: [0],
} as const;

/** Hours by ranges of days. */
type Schedule = readonly { days: keyof typeof weekdays; hours: Interval }[];

/** A schedule of sample-stores.json as hours per weekday. Throws for an unknown schedule. */
export function spreadSchedule(
  name: string,
  schedules: Readonly<Record<string, unknown>> = sample.schedules,
): Store['hours'] {
  const hours: Record<0 | 1 | 2 | 3 | 4 | 5 | 6, readonly Interval[]> = {
    0: [],
    1: [],
    2: [],
    3: [],
    4: [],
    5: [],
    6: [],
  };
  const schedule = schedules[name] as Schedule | undefined;
  if (!schedule) throw new Error(`sample-stores.json: no schedule is called ${name}`);
  for (const { days, hours: interval } of schedule) {
    for (const day of weekdays[days]) hours[day] = [interval];
  }
  return hours;
}

/** A few stores differ: one is open past midnight, small ones in the North close at noon. */
export function varyHours(
  hours: Store['hours'],
  { isLate, isSmall }: { isLate: boolean; isSmall: boolean },
): Store['hours'] {
  if (isLate) return { ...hours, 4: [['09:30', '00:00']], 5: [['09:30', '01:00']], 6: [['09:30', '01:30']] };
  if (!isSmall) return hours;
  const split: Interval[] = [
    ['10:00', '12:30'],
    ['13:30', '18:00'],
  ];
  return { 0: [], 1: split, 2: split, 3: split, 4: split, 5: split, 6: [['11:00', '16:00']] };
}
