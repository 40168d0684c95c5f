import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../../../../../widgets/shared/stores/store.ts';
import type { Problem } from '../../../problems/problem.ts';
import { acceptedFile, losesRows, losesStores, readAccepted, writeAccepted } from '../../accepted-feed.ts';
import { mappingFile } from '../../find-feed.ts';
import { FeedFileError, readFeedFile } from '../../read-feed-file.ts';
import { formatMapping } from '../columns/mapping.ts';
import { formatFeed } from '../format-feed.ts';
import type { ImportResult } from '../import-stores.ts';
import { formatReport, type ReportedProblem } from '../report.ts';

const feedNames = ['feed.csv', 'feed.json'] as const;

/** The feed of a folder: the one that is there, else feed.csv. */
export function findTarget(folder: string): string {
  return join(folder, feedNames.find((name) => existsSync(join(folder, name))) ?? feedNames[0]);
}

/** Stores of the feed that an import replaces; none where there is no feed that can be read. */
export function readPublished(folder: string): Store[] {
  const path = findTarget(folder);
  if (!existsSync(path)) return [];
  try {
    return readFeedFile(path).stores;
  } catch (error) {
    if (error instanceof FeedFileError) return [];
    throw error;
  }
}

/**
 * Why an import must not be written, unless someone accepts the loss: more than a tenth of the stores would go. `isOwn`:
 * into the retailer's folder, where the build would take the rest for all stores.
 */
export function findLoss({ stores, refused }: ImportResult, folder: string, isOwn: boolean): Problem | undefined {
  const before = Math.max(readAccepted(folder) ?? 0, readPublished(folder).length);
  const good = stores.length;
  const rows = good + refused;
  if (losesStores(good, before)) return { code: 'storesLost', good, before };
  return isOwn && losesRows(good, rows) ? { code: 'mostRefused', refused, rows } : undefined;
}

/** The stores of feed.json in its own form: a list, or an object with `stores`. */
function formatJson(path: string, stores: readonly Store[]): string {
  const before: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return `${JSON.stringify(Array.isArray(before) ? stores : { ...(before as object), stores }, null, 2)}\n`;
}

/** Writes feed.csv into a folder; returns its path. */
export function writeFeed(folder: string, { stores, given }: ImportResult): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, feedNames[0]);
  writeFileSync(path, formatFeed(stores, given));
  return path;
}

/**
 * Writes the feed into the retailer's folder, in the form of the one that is there, records its number of stores, and keeps
 * the mapping for next time. Returns the paths, the feed's first.
 */
export function publishFeed(folder: string, { stores, given, mapping }: ImportResult): [string, ...string[]] {
  mkdirSync(folder, { recursive: true });
  const path = findTarget(folder);
  writeFileSync(path, path.endsWith('.json') ? formatJson(path, stores) : formatFeed(stores, given));
  writeAccepted(folder, { stores, problems: [], rowCount: stores.length });
  const kept = join(folder, mappingFile);
  writeFileSync(kept, formatMapping(mapping));
  return [path, join(folder, acceptedFile), kept];
}

/** Writes report.json. */
export function writeReport(
  folder: string,
  accepted: number,
  refused: number,
  problems: readonly ReportedProblem[],
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(formatReport(accepted, refused, problems), null, 2)}\n`);
}
