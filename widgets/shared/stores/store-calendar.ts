import type { LocalizedText } from '../locale/locale.ts';
import type { Interval, Province } from './store.ts';

/**
 * Minutes east of UTC from each instant (ms since 1970) on, in ascending order; the first also applies before it.
 * Computed where the time-zone data is current: a visitor's device may not know the zone's latest rules.
 */
export type ZoneOffsets = readonly (readonly [from: number, minutes: number])[];

/** A province's public holiday. Without `hours`, stores keep their usual hours, which may differ; `[]` is closed. */
export interface Holiday {
  /** YYYY-MM-DD */
  date: string;
  name: LocalizedText;
  /** The longest hours that a store may keep. */
  hours?: readonly Interval[];
}

/** What opening hours depend on besides the store. */
export interface StoreCalendar {
  zones: Readonly<Record<string, ZoneOffsets>>;
  holidays: Readonly<Partial<Record<Province, readonly Holiday[]>>>;
}
