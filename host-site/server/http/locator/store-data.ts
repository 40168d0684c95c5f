import { ownBrand } from '../../../../widgets/shared/brand/retailer.ts';
import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { toDate } from '../../../../widgets/shared/stores/calendar-date.ts';
import { createGazetteer, type SearchResult } from '../../../../widgets/shared/stores/gazetteer.ts';
import { readFeed, readStores } from '../../../../widgets/shared/stores/read-feed.ts';
import { readText } from '../../../../widgets/shared/stores/read-text.ts';
import type { Store } from '../../../../widgets/shared/stores/store.ts';
import type { StoreFeed, StoreShard } from '../../../../widgets/shared/stores/store-feed.ts';
import { findNamedShards, listSearchKeys } from '../../../../widgets/shared/stores/store-lookup.ts';
import { memoizeLatest } from '../../../site/search/memoize-latest.ts';
import type { FileIndex } from '../static-files/file-index.ts';

/** The brand whose stores the site's own locator lists. */
const feedFile = `${ownBrand}.json`;
/** Maximum cached texts per language. */
const keptTexts = 300;

/** Stores and places, read from the files that the finder fetches. */
export interface StoreData {
  feed: StoreFeed;
  /** Stores in one file of a large chain. */
  readShard(shard: StoreShard): readonly Store[];
  /** What a text means, as the finder's search box takes it at `now` (ms since 1970). */
  search(text: string, locale: Locale, now: number): Promise<SearchResult>;
}

/** Reads the stores of a built site; undefined when there are none. */
export function openStoreData(files: FileIndex): StoreData | undefined {
  const readFile = (name: string): unknown => {
    const file = files.get(`stores/${name}`);
    return file && JSON.parse(new TextDecoder().decode(file.plain));
  };
  const feed = readFeed(readFile(feedFile));
  if (!feed) return undefined;
  const shards = new Map<string, readonly Store[]>();
  const readShard = ({ file }: StoreShard): readonly Store[] => {
    const stores = shards.get(file) ?? readStores(readFile(file));
    shards.set(file, stores);
    return stores;
  };
  const gazetteer = createGazetteer(async (name) => readFile(name));
  const understand = memoizeLatest(async (key) => {
    const [locale, today = '', text = ''] = key.split('\n');
    const named = await findNamedShards(feed, ownBrand, listSearchKeys(readText(text)), async (name) => readFile(name));
    const stores = named.length > 0 ? [...feed.stores, ...named.flatMap(readShard)] : feed.stores;
    return gazetteer.search(text, locale as Locale, stores, today);
  }, keptTexts);
  return {
    feed,
    readShard,
    search: (text, locale, now) => understand([locale, toDate(now), text.replaceAll('\n', ' ')].join('\n')),
  };
}
