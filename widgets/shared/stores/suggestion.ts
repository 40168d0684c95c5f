import type { PostalPlace } from './find-postal.ts';
import type { Place } from './gazetteer-rows.ts';
import type { Province, Store } from './store.ts';

/** A possible meaning of a search, to choose from a list. */
export type Suggestion = (
  | { kind: 'place'; place: Place }
  | { kind: 'store'; store: Store }
  | { kind: 'province'; province: Province }
  | ({ kind: 'postal'; code: string } & PostalPlace)
) & {
  /** How sure it is that it was meant, from 0 to 1. */
  confidence: number;
};

/** From here on a meaning is taken; below it is only offered. */
export const sureEnough = 0.5;
/** From here on a meaning is worth an offer, and not only a line in a list while someone types. */
export const worthOffering = 0.2;

/** What a search means. */
export interface Meaning {
  /** Best first. */
  found: readonly Suggestion[];
  /** A place of another country that was named. */
  abroad?: string;
  /** The visitor asks for what is near: « près de moi ». */
  asksPosition: boolean;
  /** Not all that was typed is in the first meaning: the visitor is told what was searched for. */
  isPartly: boolean;
}
