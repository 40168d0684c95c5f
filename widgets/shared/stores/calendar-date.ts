import type { Weekday } from './store.ts';

const dayMs = 86_400_000;

/** Start of a date in UTC, in milliseconds since 1970. */
export function toDayStart(date: string): number {
  // Datejs and MooTools replace `Date.parse` by one that guesses.
  return new Date(`${date}T00:00:00Z`).getTime();
}

/** The UTC calendar date, YYYY-MM-DD, of an instant. */
export function toDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** The date this many days later, or earlier if `days` is negative. */
export function addDays(date: string, days: number): string {
  return toDate(toDayStart(date) + days * dayMs);
}

/** Sorts dates, YYYY-MM-DD, the earliest first; `localeCompare` would make a collator for them. */
export function compareDates(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

/** Whole days from one date to another; negative if the second is earlier. */
export function countDays(from: string, to: string): number {
  return (toDayStart(to) - toDayStart(from)) / dayMs;
}

/** 0 is Sunday. */
export function findWeekday(date: string): Weekday {
  return new Date(toDayStart(date)).getUTCDay() as Weekday;
}
