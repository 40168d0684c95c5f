import { formatLocalTime } from './contest-state.ts';

const day = 86_400_000;

/** The instant at which a day, `YYYY-MM-DD`, begins in a time zone. */
function findMidnight(date: string, zone: string): number {
  const midnight = Date.parse(`${date}T00:00Z`);
  // Twice, because the offset may differ between the first guess and the result.
  let guess = midnight;
  for (let turn = 0; turn < 2; turn += 1) {
    const local = formatLocalTime(guess, zone);
    guess += midnight - Date.parse(`${local.date}T${local.time}Z`);
  }
  return guess;
}

/** The last day, `YYYY-MM-DD`, before an instant that ends it, in a time zone. */
export const findLastDay = (end: Date, zone: string): string => formatLocalTime(end.getTime() - 1, zone).date;

/** The end of the day that is `days` days after that of an instant, in a time zone. Instants are in milliseconds. */
export function findEndOfDay(instant: number, zone: string, days = 0): number {
  const { date } = formatLocalTime(instant, zone);
  const next = new Date(Date.parse(date) + (days + 1) * day).toISOString().slice(0, 10);
  return findMidnight(next, zone);
}
