import type { ContestState } from '../../../widgets/shared/submissions/contest-details.ts';
import type { Contest } from './contest-file.ts';

/**
 * When a contest has ended (ms since 1970). One that closes at 11:59 p.m. is open for that minute, as its rules are read:
 * the last minute of an hour is the last one in which people may enter. Any other time is an end, such as noon.
 */
export function findContestEnd({ closes }: Pick<Contest, 'closes'>): number {
  const named = Date.parse(closes);
  const minute = 60_000;
  return /T\d\d:59\b/.test(closes) ? (Math.floor(named / minute) + 1) * minute : named;
}

/** The state at an instant (ms since 1970). Entries are accepted from `opens`, included, until the end, excluded. */
export function findContestState({ opens, closes }: Contest, now: number): ContestState {
  if (now < Date.parse(opens)) return 'before';
  return now < findContestEnd({ closes }) ? 'open' : 'closed';
}

interface LocalTime {
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  time: string;
}

/** Local date and time in a time zone. */
export function formatLocalTime(instant: number, zone: string): LocalTime {
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
 * The entry period of an instant, in which a person may enter once: the whole contest, or in the contest's time zone a
 * day or a week, named by its Monday.
 */
export function findPeriod({ period, zone }: Contest, now: number): string {
  if (period === 'contest') return 'contest';
  const { date } = formatLocalTime(now, zone);
  if (period === 'day') return date;
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
