import type { BrandKey } from '../../../widgets/shared/brand/brands.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import type { StoreCalendar } from '../../../widgets/shared/stores/store-calendar.ts';
import { buildCalendar } from './feed-calendar.ts';
import { type FeedSource, listBrandStores } from './public-feed.ts';

/** One brand's stores, for its pages. */
export interface StoreIndex extends Pick<FeedSource, 'isSample' | 'departmentNames'> {
  stores: readonly Store[];
  calendar: StoreCalendar;
}

/** A brand's stores with the calendar of their hours. */
export function openStoreIndex(brand: BrandKey, source: FeedSource): StoreIndex {
  const stores = listBrandStores(brand, source.stores);
  const { isSample, departmentNames, now } = source;
  return { stores, calendar: buildCalendar(stores, now), isSample, departmentNames };
}
