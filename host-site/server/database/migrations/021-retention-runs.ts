import type { Migration } from './migration.ts';

/** When expired rows were last deleted: the next run compares its clock with that. */
export const retentionRuns: Migration = {
  id: '021-retention-runs',
  sql: `
    create table retention_runs (
      id integer primary key check (id = 1),
      ran_at timestamptz not null
    );
  `,
};
