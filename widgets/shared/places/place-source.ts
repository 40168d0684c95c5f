import type { Locale } from '../locale/locale.ts';
import type { Point } from '../stores/distance.ts';
import type { Province, Store } from '../stores/store.ts';

/** A possible meaning of the typed text, to choose from a list. */
export interface PlaceChoice {
  /** Unique in its list. */
  id: string;
  kind: 'place' | 'postal' | 'point' | 'province' | 'store' | 'google';
  /** The text that the box shows once it is chosen: `Guelph, Ontario`. */
  label: string;
  /** A note in smaller type: its kind, or a larger place near by. */
  note?: string;
  /** Address of a small single-colour picture (Google's places have one). */
  icon?: string;
  /** Its position; Google's places get one once they are chosen. */
  point?: Point;
  province?: Province;
  store?: Store;
}

/** Where suggestions come from: the offline gazetteer, or Google. */
export interface PlaceSource {
  /** Possible meanings of the text, best first, Canada only; rejects on failure. */
  suggest(typed: string, locale: Locale): Promise<PlaceChoice[]>;
  /** Adds the position to the choice and ends the search; rejects on failure. */
  locate(choice: PlaceChoice): Promise<PlaceChoice>;
}
