import type { Collection } from './collection.ts';
import { jsonCollections } from './json-collections.ts';
import { pageCollections } from './page-collections.ts';
import { storeCollection } from './store-collection.ts';

/** Everything that the studio edits. */
export const collections: readonly Collection[] = [...pageCollections, ...jsonCollections, storeCollection];
