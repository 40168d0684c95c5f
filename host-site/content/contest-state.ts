import type { ContestState } from '../../widgets/shared/submissions/contest-details.ts';
import type { Contest } from './contest-file.ts';

/** Whether entries are taken at an instant, in milliseconds since the epoch: from `opens` on, until just before `closes`. */
export function findContestState({ opens, closes }: Contest, now: number): ContestState {
  if (now < Date.parse(opens)) return 'before';
  return now < Date.parse(closes) ? 'open' : 'closed';
}

interface LocalTime {
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  time: string;
}

/** The date and time that a clock in a zone shows. */
export function toLocalTime(instant: number, zone: string): LocalTime {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/**
 * What an instant counts for: a person may enter once in each. The contest as a whole, a day of the contest's zone, or a
 * week of it, named by its Monday.
 */
export function findPeriod({ period, zone }: Contest, now: number): string {
  if (period === 'contest') return 'contest';
  const { date } = toLocalTime(now, zone);
  if (period === 'day') return date;
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
