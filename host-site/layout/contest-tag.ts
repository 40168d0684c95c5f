import type { ContestDetails } from '../../widgets/shared/submissions/contest-details.ts';

/** The element that takes a contest's entries: one with PINs has its own (NM-01). */
export function findContestTag({ hasPin }: ContestDetails): string {
  return hasPin ? 'vitrine-new-movers' : 'vitrine-contest-entry';
}
