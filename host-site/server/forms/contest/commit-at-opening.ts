import type { Contest } from '../../../sources/contests/contest-file.ts';
import { findContestState } from '../../../sources/contests/contest-state.ts';
import { countDrawnPrizes } from '../../../sources/contests/drawn-prize.ts';
import type { Database } from '../../database/database.ts';
import { commitSeed } from '../../database/draw-seeds.ts';

/**
 * Commits to the seed of a contest's draw once the contest is open: called before its first entry is stored, no one can have
 * chosen a seed by an entry. Asks the database once for each contest, until it has answered.
 */
export function createSeedCommitment(database: Database, now: () => number): (contest: Contest) => Promise<void> {
  const committed = new Map<string, Promise<unknown>>();
  return async (contest) => {
    const at = now();
    if (findContestState(contest, at) === 'before' || countDrawnPrizes(contest) === 0) return;
    const known = committed.get(contest.id);
    const commitment = known ?? database.transaction((session) => commitSeed(session, contest.id, new Date(at)));
    committed.set(contest.id, commitment);
    try {
      await commitment;
    } catch (error) {
      committed.delete(contest.id);
      throw error;
    }
  };
}
