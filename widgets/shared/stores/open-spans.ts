import type { DayHours } from './day-hours.ts';
import { toMinuteRange } from './minute-range.ts';
import type { ZoneOffsets } from './store-calendar.ts';
import { toInstant } from './zone-clock.ts';

/** Two instants, in ms since 1970. */
type Span = [start: number, end: number];

/** When the store is open on these days, in order; adjacent or overlapping intervals are merged. */
export function listSpans(days: readonly DayHours[], zone: ZoneOffsets): Span[] {
  const spans = days.flatMap(({ date, intervals }) =>
    intervals.map((interval): Span => {
      const [opens, closes] = toMinuteRange(interval);
      return [toInstant(zone, { date, minutes: opens }), toInstant(zone, { date, minutes: closes })];
    }),
  );
  const joined: Span[] = [];
  for (const [start, end] of spans.sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
