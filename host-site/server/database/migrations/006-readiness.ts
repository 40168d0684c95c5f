import type { Migration } from './migration.ts';

/** One row for test writes; its filler is stored uncompressed so that it takes its full size. */
export const readiness: Migration = {
  id: '006-readiness',
  sql: `
    create table readiness (
      id integer primary key,
      checked_at timestamptz not null,
      filler text
    );
    alter table readiness alter column filler set storage external;
  `,
};
