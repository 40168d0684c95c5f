import type { Store } from './store.ts';
import type { FeedStore, StoreFeed } from './store-feed.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Checks only the fields that reading relies on; the build has checked all. */
function isFeed(json: unknown): json is StoreFeed {
  return isObject(json) && json.version === 1 && isObject(json.zones) && Array.isArray(json.stores);
}

function isFeedStore(value: unknown): value is FeedStore {
  if (!isObject(value)) return false;
  const { lat, lng, hours, address, name } = value;
  return typeof lat === 'number' && typeof lng === 'number' && [hours, address, name].every(isObject);
}

function fillStore(store: FeedStore, at: number): Store {
  return {
    rank: { en: at, fr: at },
    exceptions: [],
    brands: [store.brand],
    departments: [],
    specialtyDepartments: [],
    events: [],
    status: 'open',
    ...store,
  };
}

/** Reads the stores of a file and skips what is not a store. */
export function readStores(list: unknown): Store[] {
  return Array.isArray(list) ? list.filter(isFeedStore).map(fillStore) : [];
}

/**
 * Reads a feed from parsed JSON; undefined if invalid. The build checks every store; this guards against half of a
 * response.
 */
export function readFeed(json: unknown): StoreFeed | undefined {
  if (!isFeed(json)) return undefined;
  const { holidays, weeks, departmentNames, shards }: Partial<Record<keyof StoreFeed, unknown>> = json;
  return {
    ...json,
    holidays: isObject(holidays) ? (holidays as StoreFeed['holidays']) : {},
    weeks: isObject(weeks) ? (weeks as NonNullable<StoreFeed['weeks']>) : {},
    departmentNames: isObject(departmentNames) ? (departmentNames as StoreFeed['departmentNames']) : {},
    stores: readStores(json.stores),
    shards: Array.isArray(shards) ? shards : [],
  };
}
