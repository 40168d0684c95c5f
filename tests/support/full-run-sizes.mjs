/**
 * What `npm run test:full` sets: that nothing is a sample, and the sizes of the tests that count rounds.
 * @type {Record<string, string>}
 */
export const fullRunSizes = {
  FUZZ_RUNS: '100000',
  KILL_ROUNDS: '25',
  LOCK_ROUNDS: '50',
  PLANTED_VISITORS: '250',
  LIFE_RUNS: '2000',
  LEAK_ROUNDS: '500',
  FULL_RUN: '1',
};
