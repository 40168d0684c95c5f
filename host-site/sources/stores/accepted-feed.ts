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
    throw new FeedFileError(`${path} is not {"stores": a number}: run npm run stores -- accept`);
  }
}

/** Records the size of a feed, with which the next ones are compared. */
export function writeAccepted(folder: string, { stores }: CheckedRows): void {
  writeFileSync(join(folder, acceptedFile), `{ "stores": ${stores.length} }\n`);
}

/** A feed with less than this share of its rows, or of the accepted stores, is a broken export rather than news. */
const leastShare = 0.5;

/**
 * Throws FeedFileError for a feed that would take most stores from the site: most of its rows have errors, or it has far
 * fewer good stores than the one that was accepted last.
 */
export function refuseLoss({ stores, rowCount }: CheckedRows, accepted: number | undefined): void {
  const good = stores.length;
  if (good < rowCount * leastShare) {
    throw new FeedFileError(`${good} of ${rowCount} stores are good, and the rest have errors: correct them first`);
  }
  if (accepted !== undefined && good < accepted * leastShare) {
    throw new FeedFileError(
      `has ${good} good stores; the last accepted feed had ${accepted}. If so many have closed, run npm run stores -- accept`,
    );
  }
}
