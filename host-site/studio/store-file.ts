import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownBrand } from '../../widgets/shared/brand/brands.ts';
import { deriveSlug, isObject, type Row } from '../sources/stores/complete-row.ts';
import { storeFolder } from '../sources/stores/find-feed.ts';
import { spreadSchedule } from '../sources/stores/sample/sample-hours.ts';
import { readSampleTowns } from '../sources/stores/sample/sample-town.ts';

const folder = storeFolder;

/** The file that holds the stores, as it is now. */
export interface StoreFile {
  path: string;
  /** The whole file with other rows. */
  replaceRows(rows: readonly Row[]): unknown;
  /** The stores as the file has them. */
  rows: readonly Row[];
  /** The same as rows of a feed. */
  feedRows: readonly Row[];
  /** Ends of the addresses of their pages, empty for what is no store. */
  slugs: readonly string[];
}

/** Stores of sample-stores.json as rows of a feed: with their schedule's hours, and a position that no check minds. */
function completeSample(rows: readonly Row[], schedules: Row): Row[] {
  const numbers = new Map(readSampleTowns().map(({ place, number }) => [`${place.province} ${place.name.fr}`, number]));
  return rows.map((row) => {
    const { province, city } = row.address as { province: string; city: string };
    return {
      hours: spreadSchedule(String(row.schedule), schedules),
      ...row,
      brand: ownBrand,
      number: String(numbers.get(`${province} ${city}`)),
      lat: 45,
      lng: -75,
    };
  });
}

/**
 * Path of the stores relative to the root: feed.json, else the sample; undefined where feed.csv is a spreadsheet, or the
 * retailer has neither.
 */
export function findStorePath(root: string): string | undefined {
  const has = (name: string) => existsSync(join(root, folder, name));
  if (has('feed.json')) return `${folder}/feed.json`;
  return has('feed.csv') || !has('sample-stores.json') ? undefined : `${folder}/sample-stores.json`;
}

function parseStores(path: string, text: string): StoreFile {
  const value = JSON.parse(text) as readonly Row[] | { stores: readonly Row[]; schedules: Row };
  const isList = Array.isArray(value);
  const rows: readonly Row[] = isList ? value : (value as { stores: readonly Row[] }).stores;
  const isFeed = path.endsWith('feed.json');
  // What is no store, such as null, has a place in the list but no fields; the feed's own check names it.
  const stores = rows.map((row) => (isObject(row) ? row : {}));
  const feedRows = isFeed ? stores : completeSample(stores, (value as { schedules: Row }).schedules);
  return {
    path,
    replaceRows: (changed) => (isList ? changed : { ...value, stores: changed }),
    rows,
    feedRows,
    slugs: feedRows.map((row, at) => (isObject(rows[at]) ? deriveSlug(row) : '')),
  };
}

/** The editor asks for every store by itself; a feed of hundreds is parsed once for all of them. */
let last: { key: string; file: StoreFile } | undefined;

/**
 * The retailer's feed.json, else the sample; undefined where the feed is a spreadsheet, feed.csv. Throws when it cannot
 * be read.
 */
export function openStoreFile(root: string): StoreFile | undefined {
  const path = findStorePath(root);
  if (!path) return undefined;
  const text = readFileSync(join(root, path), 'utf8');
  const key = `${root} ${path} ${text}`;
  if (last?.key !== key) last = { key, file: parseStores(path, text) };
  return last.file;
}
