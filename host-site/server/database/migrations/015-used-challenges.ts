import type { Migration } from './migration.ts';

/** Random ids of solved challenges, until they expire: each is accepted once, by all processes together. */
export const usedChallenges: Migration = {
  id: '015-used-challenges',
  sql: `
    create table used_challenges (
      id text primary key,
      expires_at timestamptz not null
    );
    create index used_challenges_expiry on used_challenges (expires_at);
  `,
};
