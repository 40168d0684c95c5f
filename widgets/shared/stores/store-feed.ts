import type { Point } from './distance.ts';
import type { L10n, Province, Store } from './store.ts';
import type { StoreCalendar } from './store-calendar.ts';

/** A store as the feed holds it: what is empty, and `open`, is left out. */
export type FeedStore = Omit<Store, ListField | 'status'> & Partial<Pick<Store, ListField | 'status'>>;
type ListField = 'exceptions' | 'brands' | 'departments' | 'specialtyDepartments' | 'events';

/** A file of a large chain's stores. */
export interface StoreShard {
  /** Name below `stores/`. */
  file: string;
  count: number;
  /** Around them, in degrees. */
  box: readonly [south: number, west: number, north: number, east: number];
  /** Of their positions the mean. */
  middle: Point;
  /** Those that they are in. */
  provinces: readonly Province[];
}

/** `stores/<brand>.json`: the stores, or for a large chain the files that they are in. */
export interface StoreFeed extends StoreCalendar {
  version: 1;
  /** ISO instant. */
  generatedAt: string;
  /** The stores are invented. */
  isSample?: boolean;
  /** Names of the departments that the stores have, by their keys. */
  departmentNames: Readonly<Record<string, L10n>>;
  stores: readonly Store[];
  shards: readonly StoreShard[];
}
