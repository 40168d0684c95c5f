import type { Migration } from './migration.ts';

/**
 * When the retention job last ran by a clock that seemed right, and since when it refuses, if it does: the next run compares
 * its clock with both.
 */
export const retentionRuns: Migration = {
  id: '021-retention-runs',
  sql: `
    create table retention_runs (
      id integer primary key check (id = 1),
      ran_at timestamptz,
      refused_at timestamptz
    );
  `,
};
