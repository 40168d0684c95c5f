import type { Migration } from './migration.ts';

/** Whether a script other than ours, such as a browser's translator, had changed words of the form that showed a consent. */
export const alteredConsents: Migration = {
  id: '024-altered-consents',
  sql: `
    alter table consents add column altered boolean not null default false;
    alter table erasure_proofs add column altered boolean not null default false;
  `,
};
