import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { CheckedRows } from './check-rows.ts';
import { FeedFileError } from './read-feed-file.ts';

/** Name of the file with the size of the feed that was accepted last. */
export const acceptedFile = 'accepted-feed.json';

const schema = z.object({ stores: z.int().check(z.minimum(1)) });

/** Number of stores in the feed that was accepted last; undefined before the first. Throws for a broken record. */
export function readAccepted(folder: string): number | undefined {
  const path = join(folder, acceptedFile);
  if (!existsSync(path)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8'))).stores;
  } catch {
    throw new FeedFileError({ code: 'feedRecordBroken' }, path);
  }
}

/** Records the size of a feed, with which the next ones are compared. */
export function writeAccepted(folder: string, { stores }: CheckedRows): void {
  writeFileSync(join(folder, acceptedFile), `{ "stores": ${stores.length} }\n`);
}

/** A feed with less than this share of the stores before it is a broken export rather than news. */
const leastShare = 0.9;
/** One with less than this share of good rows is not accepted at all. */
const leastGood = 0.5;

/** Whether more than a tenth of the stores would be lost; `before` counts them. */
export const losesStores = (good: number, before: number): boolean => good < before * leastShare;

/** Whether so many rows have errors that the file has to be corrected first: more than a tenth, and not just one. */
export const losesRows = (good: number, rowCount: number): boolean =>
  rowCount - good > 1 && losesStores(good, rowCount);

/** Throws FeedFileError for a feed most of whose rows have errors. */
export function refuseMostlyBad({ stores, rowCount }: CheckedRows): void {
  if (stores.length < rowCount * leastGood)
    throw new FeedFileError({ code: 'feedMostlyBad', good: stores.length, rows: rowCount });
}

/**
 * Throws FeedFileError for a feed that would take more than a tenth of the stores from the site: of those that were
 * accepted last, or, before any were, of its own rows.
 */
export function refuseLoss(checked: CheckedRows, accepted: number | undefined): void {
  const { stores, rowCount } = checked;
  const good = stores.length;
  refuseMostlyBad(checked);
  if (accepted === undefined) {
    if (losesRows(good, rowCount)) throw new FeedFileError({ code: 'feedRowsLost', good, rows: rowCount });
  } else if (losesStores(good, accepted)) throw new FeedFileError({ code: 'feedStoresLost', good, before: accepted });
}
