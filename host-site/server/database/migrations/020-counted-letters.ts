import type { Migration } from './migration.ts';

/** How many emails have asked for an unconfirmed sign-up, and when the last was asked for; null in an earlier version's. */
export const countedLetters: Migration = {
  id: '020-counted-letters',
  sql: `
    alter table sealed_pending_sign_ups
      add column letters integer not null default 1,
      add column asked_at timestamptz;
  `,
};
