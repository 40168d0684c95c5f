import type { Migration } from './migration.ts';

/** People whose PIN won claim their prize too, once per entry: without a draw, and with the prize of the PIN. */
export const pinClaims: Migration = {
  id: '018-pin-claims',
  sql: `
    alter table sealed_prize_claims alter column draw_id drop not null;
    alter table sealed_prize_claims alter column place drop not null;
    alter table sealed_prize_claims add column pin_prize text;
    create unique index sealed_prize_claims_pin on sealed_prize_claims (entry_id) where draw_id is null;
  `,
};
