import type { Migration } from './migration.ts';

/** The sign-up that ended, whose delivery may still be under way. Null in rows of an earlier version. */
export const unsubscribedSignUp: Migration = {
  id: '014-unsubscribed-sign-up',
  sql: 'alter table sealed_unsubscriptions add column sign_up_id uuid;',
};
