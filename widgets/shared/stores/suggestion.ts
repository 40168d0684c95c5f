import type { PostalPlace } from './find-postal.ts';
import type { Place, PostalRows } from './gazetteer-rows.ts';
import type { Province, Store } from './store.ts';

/** A possible meaning of a query, to choose from a list. */
export type Suggestion =
  | { kind: 'place'; place: Place }
  | { kind: 'store'; store: Store }
  | { kind: 'province'; province: Province }
  | ({ kind: 'postal'; code: string } & PostalPlace);

/** The data to search; places and postal areas only from the loaded files. */
export interface SearchData {
  stores: readonly Store[];
  places: readonly Place[];
  postal: PostalRows;
  /** The date, YYYY-MM-DD, by which a store must have opened; without it every store counts as open. */
  today?: string;
}
