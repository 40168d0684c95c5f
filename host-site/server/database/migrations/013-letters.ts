import type { Migration } from './migration.ts';

/**
 * Mail of our own: emails that wait to be sent, and sign-ups that wait until someone follows the link in one. Both have
 * the columns of every table that is delivered.
 */
export const letters: Migration = {
  id: '013-letters',
  sql: `
    create table sealed_letters (
      id uuid primary key,
      position bigint generated always as identity unique,
      letter text not null,
      language_preference text not null,
      email text not null,
      email_key text not null,
      details text not null,
      data_key text not null,
      honeypot text,
      created_at timestamptz not null default now(),
      delivered_at timestamptz,
      undeliverable_at timestamptz,
      dropped_at timestamptz
    );
    create index sealed_letters_person on sealed_letters (email_key);
    create table sealed_pending_sign_ups (
      id uuid primary key,
      position bigint generated always as identity unique,
      chain integer not null,
      brand text not null,
      email text not null,
      email_key text not null,
      postal_code text not null,
      language_preference text not null,
      request_id text not null,
      consent text,
      confirm_by timestamptz not null,
      data_key text not null,
      honeypot text,
      created_at timestamptz not null default now(),
      delivered_at timestamptz,
      undeliverable_at timestamptz,
      dropped_at timestamptz,
      unique (email_key, chain)
    );
    alter table sealed_sign_ups add column confirmed_at timestamptz;
    alter table contest_draw_places add column notified_at timestamptz;
  `,
};
