import type { Weekday } from './store.ts';

const dayMs = 86_400_000;

/** Milliseconds since 1970 of a date's first moment in UTC. */
export function toDayStart(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The calendar date, YYYY-MM-DD, of an instant as UTC sees it. */
export function toDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** The date so many days later, or earlier when `days` is negative. */
export function addDays(date: string, days: number): string {
  return toDate(toDayStart(date) + days * dayMs);
}

/** Whole days from one date to another; negative when the second is earlier. */
export function countDays(from: string, to: string): number {
  return (toDayStart(to) - toDayStart(from)) / dayMs;
}

/** 0 is Sunday. */
export function findWeekday(date: string): Weekday {
  return new Date(toDayStart(date)).getUTCDay() as Weekday;
}
