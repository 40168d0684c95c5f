import type { Interval } from './store.ts';

/** Minutes in a day. */
export const dayMinutes = 1440;

/** Converts `HH:mm` to minutes since midnight. */
export function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Opening and closing in minutes since the day's midnight; past 1440 is the next day. */
export function toMinuteRange([opens, closes]: Interval): [opens: number, closes: number] {
  const [start, end] = [toMinutes(opens), toMinutes(closes)];
  return [start, end > start ? end : end + dayMinutes];
}

const toTime = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * Limits a store's usual hours to those that a holiday allows: never longer than usual. Hours that are allowed until
 * midnight may go on for `nightMinutes` of the next day.
 */
export function limitHours(
  usual: readonly Interval[],
  allowed: readonly Interval[],
  nightMinutes = dayMinutes,
): Interval[] {
  return usual.flatMap((interval) =>
    allowed.flatMap((limit): Interval[] => {
      const [ours, theirs] = [toMinuteRange(interval), toMinuteRange(limit)];
      const latest = theirs[1] === dayMinutes ? dayMinutes + nightMinutes : theirs[1];
      const [start, end] = [Math.max(ours[0], theirs[0]), Math.min(ours[1], latest)];
      return start < end ? [[toTime(start), toTime(end)]] : [];
    }),
  );
}
