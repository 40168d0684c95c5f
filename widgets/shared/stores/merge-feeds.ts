import type { StoreFeed } from './store-feed.ts';

/** Merges several brands' feeds; a store with several brands is in each feed and counts once. */
export function mergeFeeds([first, ...others]: readonly [StoreFeed, ...StoreFeed[]]): StoreFeed {
  const feeds = [first, ...others];
  const stores = new Map(feeds.flatMap((feed) => feed.stores.map((store) => [store.id, store])));
  return {
    ...first,
    zones: Object.assign({}, ...feeds.map((feed) => feed.zones)),
    departmentNames: Object.assign({}, ...feeds.map((feed) => feed.departmentNames)),
    holidays: Object.assign({}, ...feeds.map((feed) => feed.holidays)),
    weeks: Object.assign({}, ...feeds.map((feed) => feed.weeks)),
    stores: [...stores.values()],
    shards: feeds.flatMap((feed) => feed.shards),
  };
}
