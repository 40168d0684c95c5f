import { addDays } from '../../../../widgets/shared/stores/calendar-date.ts';
import type { Province, SpecialDay, Store } from '../../../../widgets/shared/stores/store.ts';
import { sampleWords as words } from '../../../retailers/retailer-content.ts';
import { findLegalDay } from '../retail-laws.ts';

/** Departments that only some stores have. */
export const specialties = ['kids', 'pets', 'garden', 'pantry'];

/** The next day, YYYY-MM-DD, with this month and day. */
function findComing(today: string, monthDay: string): string {
  const date = `${today.slice(0, 4)}-${monthDay}`;
  return date >= today ? date : `${Number(today.slice(0, 4)) + 1}-${monthDay}`;
}

/** Special days of the sample: shorter hours before the holidays where no law sets them, and some stocktaking days. */
export function generateSpecialDays(at: number, today: string, province: Province): SpecialDay[] {
  const eves: SpecialDay[] = [
    { date: findComing(today, '12-24'), intervals: [['09:00', '17:00']], label: words.christmasEve },
    { date: findComing(today, '12-31'), intervals: [['09:00', '17:00']], label: words.newYearsEve },
  ];
  const early = eves.filter(({ date }) => !findLegalDay({ address: { province } }, date));
  const inventory = { date: addDays(today, 3 + (at % 5)), intervals: [], label: words.inventory };
  return at % 29 === 7 ? [...early, inventory] : early;
}

/** Gives some stores an event in the coming weeks. */
export function generateEvents(at: number, today: string): Store['events'] {
  const title = words.events[at % words.events.length];
  if (at % 7 !== 2 || !title) return [];
  const start = addDays(today, at % 20);
  return [{ id: `event-${at}`, title, start, end: addDays(start, at % 3) }];
}

/** Makes a few stores temporarily closed, about to open, or newly open. */
export function generateStatus(
  at: number,
  today: string,
  findOpenDay: (from: string) => string,
): Pick<Store, 'status' | 'opensOn' | 'reopensOn'> {
  if (at % 41 === 11) return { status: 'temporarily-closed', reopensOn: addDays(today, 26) };
  if (at === 94) return { status: 'temporarily-closed' };
  if (at % 37 === 19) return { status: 'opening-soon', opensOn: findOpenDay(addDays(today, 12 + (at % 40))) };
  if (at % 29 === 4) return { status: 'open', opensOn: addDays(today, -8) };
  return { status: 'open' };
}

/** Opening events of a store. */
export function addGrandOpening(opensOn: string, lastDay: string): Store['events'] {
  return [{ id: `opening-${opensOn}`, title: words.openingParty, start: opensOn, end: lastDay }];
}
