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
  /** What was typed, where it says more than the choice, or something else: the visitor is told what was searched for. */
  typed?: string;
}

/** What a text means. */
export interface PlaceAnswer {
  /** Best first. */
  choices: readonly PlaceChoice[];
  /** The first of them is meant, as far as one can tell. */
  isSure: boolean;
  /** Those that may be meant, where none is sure: “Did you mean …?”. */
  offers: readonly PlaceChoice[];
  /** Why nothing is found: the text names a place of another country, or a postal code that no one has. */
  missing?: { kind: 'abroad' | 'postal'; text: string };
  /** The visitor asks for what is near: « près de moi ». */
  asksPosition: boolean;
  /** Only what was in memory could be searched, for want of a connection. */
  isIncomplete: boolean;
}

/** Where suggestions of places come from: Google. */
export interface PlaceSource {
  /** Possible meanings of the text, best first, Canada only; rejects on failure. */
  suggest(typed: string, locale: Locale): Promise<PlaceChoice[]>;
  /** Adds the position to the choice and ends the search; rejects on failure. */
  locate(choice: PlaceChoice): Promise<PlaceChoice>;
}

/** The stores of a page. */
export interface StoreSource {
  /** Those that have loaded; a new array whenever there are more. */
  list: () => readonly Store[];
  /** Loads those of a large chain that keys name (store-lookup.ts); rejects when a file does not load. */
  loadNamed: (keys: readonly string[]) => Promise<void>;
}

/** What a search box asks: our own places and stores, perhaps with Google's. */
export interface SearchSource extends Pick<PlaceSource, 'locate'> {
  /**
   * What the text means; rejects when it could not be looked up. While someone types, a large chain's stores are not
   * looked up by name.
   */
  search(typed: string, locale: Locale, isTyping?: boolean): Promise<PlaceAnswer>;
  /** The name of the town nearest to a point that is known within so many kilometres, or of a city; none far from all. */
  nameAround(point: Point, kilometres: number, locale: Locale): Promise<string | undefined>;
}

/** An answer of these choices alone, the first of which is meant. */
export function answerWith(choices: readonly PlaceChoice[]): PlaceAnswer {
  return { choices, isSure: choices.length > 0, offers: [], asksPosition: false, isIncomplete: false };
}
