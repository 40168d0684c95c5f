import { toDate, toDayStart } from './calendar-date.ts';
import type { ZoneOffsets } from './store-calendar.ts';

const minuteMs = 60_000;

/** A moment in a store's local time: the date, YYYY-MM-DD, and minutes since midnight. */
export interface LocalTime {
  date: string;
  minutes: number;
}

/** Minutes east of UTC at an instant (ms since 1970), without the browser's own zone data, which may be old. */
export function findOffset(zone: ZoneOffsets, instant: number): number {
  const current = zone.findLast(([from]) => from <= instant) ?? zone[0];
  return current?.[1] ?? 0;
}

/** The local time of a zone at an instant (ms since 1970). */
export function toLocalTime(zone: ZoneOffsets, instant: number): LocalTime {
  const local = instant + findOffset(zone, instant) * minuteMs;
  const date = toDate(local);
  return { date, minutes: Math.floor((local - toDayStart(date)) / minuteMs) };
}

/**
 * The instant (ms since 1970) of a zone's local time. Of a time that occurs twice, the first; a skipped time is shifted
 * forward by the length of the gap (Temporal's "compatible").
 */
export function toInstant(zone: ZoneOffsets, { date, minutes }: LocalTime): number {
  const local = toDayStart(date) + minutes * minuteMs;
  let before: number | undefined;
  let at = 0;
  for (const [from, offset] of zone) {
    const instant = local - offset * minuteMs;
    at += 1;
    const until = zone[at]?.[0] ?? Number.POSITIVE_INFINITY;
    if (instant < until) return instant >= from ? instant : (before ?? instant);
    before = instant;
  }
  return before ?? local;
}
