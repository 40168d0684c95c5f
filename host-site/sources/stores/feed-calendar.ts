import { toDate } from '../../../widgets/shared/stores/calendar-date.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import { findRegime, type StoreCalendar } from '../../../widgets/shared/stores/store-calendar.ts';
import { listHolidaysOf } from './province-holidays.ts';
import { type LawSubject, listWeekLimits } from './retail-laws.ts';
import { computeOffsets } from './zone-offsets.ts';

const day = 86_400_000;
/** How long a feed stays correct without a new build. */
const reach = 550 * day;

/**
 * Time zone offsets, holidays and legal hours of these stores for eighteen months, from two days before `now` (ms since
 * 1970), so that a visitor whose clock is slow still finds an offset.
 */
export function buildCalendar(stores: readonly Store[], now: number): StoreCalendar {
  const [from, until] = [now - 2 * day, now + reach];
  const [first, last] = [toDate(from), toDate(until)];
  const zones = [...new Set(stores.map(({ timeZone }) => timeZone))].sort();
  const regimes = [...new Map(stores.map((store) => [findRegime(store), store]))].sort(([a], [b]) => (a < b ? -1 : 1));
  const years = [-1, 0, 1, 2].map((more) => new Date(now).getUTCFullYear() + more);
  const readHolidays = (store: Store) =>
    listHolidaysOf(toSubject(store), years).filter(({ date }) => date >= first && date <= last);
  const weeks = regimes
    .map(([regime, store]) => [regime, listWeekLimits(toSubject(store), first, last)] as const)
    .filter(([, limits]) => limits.length > 0);
  return {
    zones: Object.fromEntries(zones.map((zone) => [zone, computeOffsets(zone, from, until)])),
    holidays: Object.fromEntries(regimes.map(([regime, store]) => [regime, readHolidays(store)])),
    ...(weeks.length > 0 ? { weeks: Object.fromEntries(weeks) } : {}),
  };
}

/** What the law tells apart, without the city: all stores of a regime have the same hours. */
const toSubject = ({ address: { province }, type, exemption }: Store): LawSubject => ({
  address: { province },
  type,
  exemption,
});
