import type { Migration } from './migration.ts';

/**
 * What drawn people send to claim their prizes. A row is there once someone has been written to; until they claim, it
 * has only their address. The columns are those of every table with personal data.
 */
export const prizeClaims: Migration = {
  id: '017-prize-claims',
  sql: `
    create table sealed_prize_claims (
      id uuid primary key,
      position bigint generated always as identity unique,
      entry_id uuid not null,
      contest text not null,
      draw_id bigint not null references contest_draws,
      place integer not null,
      claim_by timestamptz not null,
      claimed_at timestamptz,
      email text not null,
      email_key text not null,
      name text,
      street text,
      city text,
      province text,
      postal_code text,
      skill_answer text,
      data_key text not null,
      honeypot text,
      created_at timestamptz not null default now(),
      delivered_at timestamptz,
      undeliverable_at timestamptz,
      dropped_at timestamptz,
      unique (draw_id, place)
    );
    create index sealed_prize_claims_entry on sealed_prize_claims (entry_id);
    create index sealed_prize_claims_person on sealed_prize_claims (email_key);
    create index sealed_prize_claims_contest on sealed_prize_claims (contest, position);
  `,
};
