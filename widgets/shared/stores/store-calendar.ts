import type { LocalizedText } from '../locale/locale.ts';
import type { Interval, Store, Weekday } from './store.ts';

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

/** The longest hours that the law allows on weekdays; one that is absent is not limited. */
export interface WeekLimit {
  /** First day, YYYY-MM-DD; valid until the next limit. */
  from: string;
  hours: Readonly<Partial<Record<Weekday, readonly Interval[]>>>;
}

/** What opening hours depend on besides the store. */
export interface StoreCalendar {
  zones: Readonly<Record<string, ZoneOffsets>>;
  /** By `findRegime`. */
  holidays: Readonly<Partial<Record<string, readonly Holiday[]>>>;
  /** By `findRegime`, in order; none where the law leaves weekdays alone. */
  weeks?: Readonly<Partial<Record<string, readonly WeekLimit[]>>>;
}

/** The key of a store's rules in a calendar: its province, and the type and the exemption that the law tells apart. */
export function findRegime({ address, type, exemption }: Pick<Store, 'address' | 'type' | 'exemption'>): string {
  return type || exemption ? `${address.province} ${type ?? ''} ${exemption ?? ''}` : address.province;
}
