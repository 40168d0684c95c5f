import { compareDates } from './calendar-date.ts';
import type { Store } from './store.ts';

/** Whether a store has not opened by the date `today` (YYYY-MM-DD at the store), so that no one can shop there yet. */
export function isComing({ status, opensOn }: Store, today: string): boolean {
  return status === 'opening-soon' && (opensOn === undefined || today < opensOn);
}

/** Sorts coming stores, which have their own heading after the open ones: soonest first, without a date last. */
export function sortComing<Item extends Pick<Store, 'opensOn'>>(stores: readonly Item[]): Item[] {
  return stores.toSorted((a, b) => compareDates(a.opensOn ?? '9', b.opensOn ?? '9'));
}
