import type { PostalPlace } from './find-postal.ts';
import type { Place, PostalRows } from './gazetteer-rows.ts';
import type { Province, Store } from './store.ts';

/** Something that a query may mean, to be chosen from a list. */
export type Suggestion =
  | { kind: 'place'; place: Place }
  | { kind: 'store'; store: Store }
  | { kind: 'province'; province: Province }
  | ({ kind: 'postal'; code: string } & PostalPlace);

/** What a query is looked up in; places and postal areas as far as their files are loaded. */
export interface SearchData {
  stores: readonly Store[];
  places: readonly Place[];
  postal: PostalRows;
}
