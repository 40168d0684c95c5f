import type { Migration } from './migration.ts';

/**
 * Seeds of draws that have not taken place, encrypted; their digests are in the record of operators' actions before anyone
 * sees the entries. A draw of an earlier version has no such seed.
 */
export const drawSeeds: Migration = {
  id: '022-draw-seeds',
  sql: `
    create table draw_seeds (
      id bigint generated always as identity primary key,
      contest text not null,
      seed text not null,
      digest text not null unique,
      committed_at timestamptz not null default now()
    );
    create index draw_seeds_contest on draw_seeds (contest);
    alter table contest_draws add column seed_id bigint unique references draw_seeds;
  `,
};
