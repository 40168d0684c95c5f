import type { ContestDetails } from '../../../widgets/shared/submissions/contest-details.ts';

/** Tag name of the contest's entry form; contests with PINs use a different element (NM-01). */
export function findContestTag({ hasPin }: ContestDetails): string {
  return hasPin ? 'vitrine-new-movers' : 'vitrine-contest-entry';
}
