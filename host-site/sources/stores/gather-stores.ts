import { toDate } from '../../../widgets/shared/stores/calendar-date.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import places from '../../content/stores/places.json' with { type: 'json' };
import { facts } from '../facts/facts.ts';
import { readPublicOrigin } from '../public-origin.ts';
import { isTimeZoneDataCurrent, oldestTimeZoneData } from '../time-zone-data.ts';
import { isUnreachable } from '../unreachable-host.ts';
import { acceptedFile, readAccepted, refuseLoss } from './accepted-feed.ts';
import { findFeed, storeFolder } from './find-feed.ts';
import type { FeedSource } from './public-feed.ts';
import { FeedFileError, readFeedFile } from './read-feed-file.ts';
import { generateFeed } from './sample/sample-feed.ts';
import { summarizeProblems } from './summarize-problems.ts';

/**
 * The retailer's stores, without rows that have errors; undefined when no file in the folder looks like a feed. Throws
 * FeedFileError for a feed that is empty, broken, misnamed or far smaller than the last.
 */
export function readOwnStores(folder: string): Store[] | undefined {
  const file = findFeed(folder);
  const accepted = readAccepted(folder);
  if (!file && accepted === undefined) return undefined;
  if (!file) throw new FeedFileError({ code: 'feedGone', before: accepted ?? 0, file: acceptedFile }, folder);
  try {
    const checked = readFeedFile(file);
    for (const line of summarizeProblems(checked.problems)) console.warn(`${file} ${line}`);
    refuseLoss(checked, accepted);
    return checked.stores;
  } catch (error) {
    if (error instanceof FeedFileError) throw new FeedFileError(error.problem, file, { cause: error });
    throw error;
  }
}

/** Whether visitors can reach a site: it has HTTPS and a name of its own. Throws for what is no origin. */
function isPublic(origin: string): boolean {
  if (!URL.canParse(origin)) {
    throw new Error(`PUBLIC_ORIGIN is ${origin}, which is not an origin such as https://www.vitrine.example`);
  }
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' && !isUnreachable(hostname);
}

/**
 * Throws when a site for visitors would be built from a feed that no one has accepted: a file that was cut off between two
 * rows shows only in the number of its stores.
 */
export function refuseUnaccepted(folder: string, origin: string): void {
  if (readAccepted(folder) !== undefined || !isPublic(origin)) return;
  throw new FeedFileError({ code: 'feedNeverAccepted', file: acceptedFile }, folder);
}

/** Throws when a site for visitors, which has HTTPS and a name of its own, would have invented stores. */
export function refuseSample(folder: string, origin: string): void {
  if (!isPublic(origin)) return;
  throw new FeedFileError({ code: 'feedInvented', origin }, folder);
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
 * milliseconds since 1970. Throws when Node's time zone data is too old, the feed is doubtful, or a site for visitors has
 * none.
 */
export function gatherStores(now: number): FeedSource {
  if (!isTimeZoneDataCurrent(process.versions.tz)) {
    throw new Error(
      `Node's time-zone data is ${process.versions.tz}; opening hours need ${oldestTimeZoneData} or later`,
    );
  }
  const own = readOwnStores(storeFolder);
  const origin = readPublicOrigin(process.env);
  if (own) refuseUnaccepted(storeFolder, origin);
  else refuseSample(storeFolder, origin);
  return {
    stores: addFrenchCities(own ?? generateFeed(toDate(now))),
    isSample: own === undefined,
    departmentNames: Object.fromEntries(Object.entries(facts.departments).map(([key, { text }]) => [key, text])),
    now,
  };
}
