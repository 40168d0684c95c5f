import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a retailer's own stores are in, beside the sample's. */
const files = ['feed.csv', 'feed.json', 'accepted-feed.json', 'import-mapping.json'];

/** Leaves a copy of the content with the sample's stores alone: a retailer may have put its own beside them. */
export function removeOwnFeed(storeFolder: string): void {
  for (const name of files) rmSync(join(storeFolder, name), { force: true });
}
