import type { LocalizedText } from '../locale/locale.ts';
import type { Point } from './distance.ts';
import type { Province, Store } from './store.ts';
import type { StoreCalendar } from './store-calendar.ts';

/** A store as the feed holds it; empty lists, the status `open` and a rank that is the place in its file are omitted. */
export type FeedStore = Omit<Store, ListField | 'status'> & Partial<Pick<Store, ListField | 'status'>>;
type ListField = 'exceptions' | 'brands' | 'departments' | 'specialtyDepartments' | 'events';

/** A file of a large chain's stores. */
export interface StoreShard {
  /** Name below `stores/`. */
  file: string;
  count: number;
  /** Their bounding box, in degrees. */
  box: readonly [south: number, west: number, north: number, east: number];
  /** The mean of their positions. */
  middle: Point;
  /** Their provinces. */
  provinces: readonly Province[];
}

/** `stores/<brand>.json`: the stores, or for a large chain the files that hold them. */
export interface StoreFeed extends StoreCalendar {
  version: 1;
  /** ISO instant. */
  generatedAt: string;
  /** Whether the stores are fictitious. */
  isSample?: boolean;
  /** Names of the stores' departments by key. */
  departmentNames: Readonly<Record<string, LocalizedText>>;
  stores: readonly Store[];
  shards: readonly StoreShard[];
  /** Number of files in which a large chain's stores are looked up by their numbers and names (store-lookup.ts). */
  lookup?: number;
}
