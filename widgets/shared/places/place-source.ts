import type { Locale } from '../locale/locale.ts';
import type { Point } from '../stores/distance.ts';
import type { Province, Store } from '../stores/store.ts';

/** Something that was typed may mean, to be chosen from a list. */
export interface PlaceChoice {
  /** Unlike that of every other choice in its list. */
  id: string;
  kind: 'place' | 'postal' | 'point' | 'province' | 'store' | 'google';
  /** What the box shows once it is chosen: `Guelph, Ontario`. */
  label: string;
  /** Said beside it in smaller type: what kind of thing it is, or near what. */
  note?: string;
  /** Address of a small picture in one colour (Google's places bring one). */
  icon?: string;
  /** Where it is; Google's places get theirs once they are chosen. */
  point?: Point;
  province?: Province;
  store?: Store;
}

/** Where suggestions come from: the offline gazetteer, or Google. */
export interface PlaceSource {
  /** What the text may mean, best first, Canada only; rejects when it cannot tell. */
  suggest(typed: string, locale: Locale): Promise<PlaceChoice[]>;
  /** The choice with its position, and the end of a search; rejects when it cannot be told. */
  locate(choice: PlaceChoice): Promise<PlaceChoice>;
}
