import type { Contest } from './contest-file.ts';
import { formatLocalTime } from './contest-state.ts';

const day = 86_400_000;

/** The instant at which a day, `YYYY-MM-DD`, begins in a time zone. */
function findMidnight(date: string, zone: string): number {
  const midnight = Date.parse(`${date}T00:00Z`);
  // Twice, because the offset may differ between the first guess and the answer.
  let guess = midnight;
  for (let turn = 0; turn < 2; turn += 1) {
    const local = formatLocalTime(guess, zone);
    guess += midnight - Date.parse(`${local.date}T${local.time}Z`);
  }
  return guess;
}

/**
 * First instant at which a prize can no longer be claimed: the end of the last of `days` days after `now`, in the contest's
 * time zone. Both in milliseconds.
 */
export function findClaimDeadline({ zone }: Contest, now: number, days: number): number {
  const { date } = formatLocalTime(now, zone);
  const next = new Date(Date.parse(date) + (days + 1) * day).toISOString().slice(0, 10);
  return findMidnight(next, zone);
}
