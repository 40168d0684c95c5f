import type { Contract } from '../shared/element/contract.ts';

/** A widget's contract, and the names of the events that it sends. */
export interface KnownContract extends Contract {
  events: readonly string[];
}
