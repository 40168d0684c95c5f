import type { Migration } from './migration.ts';

/**
 * What the public sees of a draw besides its row: the list of its entries without personal data, the position of each place
 * in it, and why another draw was made. Null or missing for draws of an earlier version.
 */
export const publicDraws: Migration = {
  id: '027-public-draws',
  sql: `
    create table contest_draw_lists (
      draw_id bigint primary key references contest_draws on delete cascade,
      list text not null
    );
    alter table contest_draw_places add column list_position integer;
    alter table contest_draws add column reason_en text, add column reason_fr text;
  `,
};
