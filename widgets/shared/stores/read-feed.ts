import type { Store } from './store.ts';
import type { FeedStore, StoreFeed } from './store-feed.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isFeedStore(value: unknown): value is FeedStore {
  if (!isObject(value)) return false;
  const { lat, lng, hours, address, name } = value;
  return typeof lat === 'number' && typeof lng === 'number' && [hours, address, name].every(isObject);
}

function fillStore(store: FeedStore): Store {
  return {
    exceptions: [],
    brands: [store.brand],
    departments: [],
    specialtyDepartments: [],
    events: [],
    status: 'open',
    ...store,
  };
}

/** The stores of a file of stores; what is no store is left out. */
export function readStores(list: unknown): Store[] {
  return Array.isArray(list) ? list.filter(isFeedStore).map(fillStore) : [];
}

/** A feed from parsed JSON, or nothing when it is none. The build has checked every store; this only survives half an answer. */
export function readFeed(json: unknown): StoreFeed | undefined {
  if (!isObject(json) || json.version !== 1 || !isObject(json.zones) || !Array.isArray(json.stores)) return undefined;
  const { holidays, departmentNames, shards } = json;
  return {
    ...(json as unknown as StoreFeed),
    holidays: isObject(holidays) ? holidays : {},
    departmentNames: isObject(departmentNames) ? (departmentNames as StoreFeed['departmentNames']) : {},
    stores: readStores(json.stores),
    shards: Array.isArray(shards) ? shards : [],
  };
}
