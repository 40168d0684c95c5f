import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brandKeys } from '../../widgets/shared/brand/brands.ts';
import type { Store } from '../../widgets/shared/stores/store.ts';
import { facts } from '../content/facts.ts';
import { isTimeZoneDataCurrent, oldestTimeZoneData } from '../server/time-zone-data.ts';
import { buildGazetteer } from './gazetteer/build-gazetteer.ts';
import { buildBrandFeed } from './public-feed.ts';
import { readFeedFile } from './read-feed-file.ts';
import { inventFeed } from './sample/sample-feed.ts';

// The step of the build that writes dist/site/stores/: the brands' feeds and the gazetteer.

const content = 'host-site/content/stores';
const folder = 'dist/site/stores';
const now = Date.now();
const readText = (path: string) => readFileSync(path, 'utf8');

/** The retailer's stores, without the rows that have errors; none when there is no such file. */
function readOwnStores(): Store[] | undefined {
  const file = ['feed.json', 'feed.csv'].map((name) => join(content, name)).find((path) => existsSync(path));
  if (!file) return undefined;
  const { stores, problems, rowCount } = readFeedFile(file);
  for (const { row, field, message, level } of problems)
    console.warn(`${file} row ${row} ${level}: ${field} ${message}`);
  if (stores.length === 0 && rowCount > 0) throw new Error(`${file}: not one of ${rowCount} stores is good`);
  return stores;
}

function write(name: string, content: unknown): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
}

if (!isTimeZoneDataCurrent(process.versions.tz)) {
  throw new Error(`Node's time-zone data is ${process.versions.tz}; opening hours need ${oldestTimeZoneData} or later`);
}
const own = readOwnStores();
const stores = own ?? inventFeed(new Date(now).toISOString().slice(0, 10));
const departmentNames = Object.fromEntries(Object.entries(facts.departments).map(([key, { text }]) => [key, text]));
const files = brandKeys.flatMap((brand) => [
  ...buildBrandFeed(brand, { stores, isSample: own === undefined, departmentNames, now }),
]);
for (const [name, feed] of [...files, ...buildGazetteer()]) write(name, feed);
writeFileSync(join(folder, 'NOTICE.txt'), ['NOTICE', 'node_modules/zipcodes/LICENSE'].map(readText).join('\n'));
process.stdout.write(`Wrote ${stores.length} ${own ? '' : 'invented '}stores and the gazetteer into ${folder}\n`);
