import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toDate } from '../../widgets/shared/stores/calendar-date.ts';
import type { Store } from '../../widgets/shared/stores/store.ts';
import places from '../content/stores/places.json' with { type: 'json' };
import { facts } from '../facts/facts.ts';
import { isTimeZoneDataCurrent, oldestTimeZoneData } from '../time-zone-data.ts';
import type { FeedSource } from './public-feed.ts';
import { readFeedFile } from './read-feed-file.ts';
import { generateFeed } from './sample/sample-feed.ts';

const content = 'host-site/content/stores';

/** The retailer's stores, without rows that have errors; empty when there is no such file. */
function readOwnStores(): Store[] | undefined {
  const file = ['feed.json', 'feed.csv'].map((name) => join(content, name)).find((path) => existsSync(path));
  if (!file) return undefined;
  const { stores, problems, rowCount } = readFeedFile(file);
  for (const { row, field, message, level } of problems)
    console.warn(`${file} row ${row} ${level}: ${field} ${message}`);
  if (stores.length === 0 && rowCount > 0) throw new Error(`${file}: not one of ${rowCount} stores is good`);
  return stores;
}

const frenchNames: Partial<Record<string, { fr: string }>> = places.names;

/** Adds the French names of cities that have an official one. */
export function addFrenchCities(stores: readonly Store[]): Store[] {
  return stores.map((store) => {
    const { city, province } = store.address;
    const cityFr = frenchNames[`${province} ${city}`]?.fr;
    return cityFr && cityFr !== city ? { ...store, address: { ...store.address, cityFr } } : store;
  });
}

/**
 * Stores for pages and feeds: the retailer's own, else generated ones, which are the same for the same day. `now` is in
 * milliseconds since 1970. Throws when Node's time zone data is too old, or no store is valid.
 */
export function gatherStores(now: number): FeedSource {
  if (!isTimeZoneDataCurrent(process.versions.tz)) {
    throw new Error(
      `Node's time-zone data is ${process.versions.tz}; opening hours need ${oldestTimeZoneData} or later`,
    );
  }
  const own = readOwnStores();
  return {
    stores: addFrenchCities(own ?? generateFeed(toDate(now))),
    isSample: own === undefined,
    departmentNames: Object.fromEntries(Object.entries(facts.departments).map(([key, { text }]) => [key, text])),
    now,
  };
}
