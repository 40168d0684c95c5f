import { toDate } from '../../../widgets/shared/stores/calendar-date.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import type { StoreCalendar } from '../../../widgets/shared/stores/store-calendar.ts';
import { listHolidays } from './province-holidays.ts';
import { computeOffsets } from './zone-offsets.ts';

const day = 86_400_000;
/** How long a feed stays correct without a new build. */
const reach = 550 * day;

/**
 * Time zone offsets and holidays of these stores for eighteen months, from two days before `now` (ms since 1970), so
 * that a visitor whose clock is slow still finds an offset.
 */
export function buildCalendar(stores: readonly Store[], now: number): StoreCalendar {
  const [from, until] = [now - 2 * day, now + reach];
  const zones = [...new Set(stores.map(({ timeZone }) => timeZone))].sort();
  const present = new Set<string>(stores.map(({ address }) => address.province));
  const years = [-1, 0, 1, 2].map((more) => new Date(now).getUTCFullYear() + more);
  const holidays = Object.entries(listHolidays(years))
    .filter(([province]) => present.has(province))
    .map(([province, days]) => [province, days.filter(({ date }) => date >= toDate(from) && date <= toDate(until))]);
  return {
    zones: Object.fromEntries(zones.map((zone) => [zone, computeOffsets(zone, from, until)])),
    holidays: Object.fromEntries(holidays),
  };
}
