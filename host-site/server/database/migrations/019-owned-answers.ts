import type { Migration } from './migration.ts';

/**
 * Stored responses belong to a person: a submission's `email_key`. Those of an earlier version have none, and end by
 * age.
 */
export const ownedAnswers: Migration = {
  id: '019-owned-answers',
  sql: `
    alter table idempotent_answers add column email_key text;
    create index idempotent_answers_person on idempotent_answers (email_key) where email_key is not null;
  `,
};
