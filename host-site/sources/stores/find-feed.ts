import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../../retailers/retailer-content.ts';
import type { Problem } from '../problems/problem.ts';
import { acceptedFile } from './accepted-feed.ts';
import { FeedFileError } from './read-feed-file.ts';

/** The folder of the retailer's feed, and of the other sources of stores. */
export const storeFolder = `${contentFolder}/stores`;

const feedNames: readonly string[] = ['feed.json', 'feed.csv'];
/** The mapping of columns of the last import, which the next one uses. */
export const mappingFile = 'import-mapping.json';

/** Files that come with the project, and what its commands write. */
const ownFiles = new Set([
  ...['README.md', 'holidays.json', acceptedFile, mappingFile, 'report.json'],
  ...['sample-stores.json', 'sample-towns.csv', 'sample-words.json'],
]);

/** Notes, and backups and lock files of editors and spreadsheets: .feed.csv.swp, ~$feed.xlsx, .~lock.feed.csv#, feed.csv~. */
const isLeftover = (name: string) => /^[.~]|~$|\.(bak|orig|tmp|swp|md)$/i.test(name);

/** Whatever else is beside the feed may have been meant as one: Feed.csv, feed.csv.txt, stores.xlsx, liste.txt. */
const isUnknown = (name: string): boolean => !ownFiles.has(name) && !isLeftover(name);

/** What is wrong with a file of a name that the build doesn't read, with the remedy. */
function describeName(name: string): Problem {
  if (/\.(xls|xlsx|xlsm|ods|numbers)$/i.test(name)) return { code: 'feedWorkbookName', name };
  return { code: 'feedOtherName', name, feed: /\.json$/i.test(name) ? 'feed.json' : 'feed.csv' };
}

/**
 * Path of the retailer's feed in a folder; undefined when nothing but the project's own files is there. Throws FeedFileError for a name
 * that the build doesn't read, which would silently leave the sample on the site, and for two feeds, of which one would
 * silently win.
 */
export function findFeed(folder: string): string | undefined {
  // Names as they are: on macOS and Windows, existsSync('feed.csv') is true for Feed.csv as well.
  if (!existsSync(folder)) return undefined;
  const found = readdirSync(folder).filter(isUnknown).sort();
  const [name] = found;
  if (name === undefined) return undefined;
  if (found.length > 1) throw new FeedFileError({ code: 'feedTwice', names: found.join(', ') }, folder);
  if (!feedNames.includes(name)) throw new FeedFileError(describeName(name), folder);
  return join(folder, name);
}
