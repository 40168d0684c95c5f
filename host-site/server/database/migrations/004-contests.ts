import type { Migration } from './migration.ts';

/**
 * Contest entries with their consents, PINs of printed cards, and draws. `email_key` is the address in lower case: one
 * entry per person and period. An entry with `honeypot` is marked undeliverable from the start, does not prevent
 * another entry and takes part in no draw. A PIN is spent once it has an entry.
 */
export const contests: Migration = {
  id: '004-contests',
  sql: `
    create table contest_entries (
      id uuid primary key,
      position bigint generated always as identity unique,
      contest text not null,
      period text not null,
      email text not null,
      email_key text not null,
      postal_code text not null,
      chain text not null,
      language_preference text not null check (language_preference in ('en', 'fr')),
      loyalty_number text,
      skill_answer text,
      chances integer not null check (chances > 0),
      newsletter_opt_in boolean not null,
      result text,
      honeypot text,
      request_id text not null,
      created_at timestamptz not null default now(),
      delivered_at timestamptz,
      undeliverable_at timestamptz
    );
    create unique index contest_entries_person on contest_entries (contest, period, email_key) where honeypot is null;
    create index contest_entries_order on contest_entries (contest, position);
    create index contest_entries_waiting on contest_entries (position)
      where delivered_at is null and undeliverable_at is null;

    create table contest_consents (
      entry_id uuid not null references contest_entries on delete cascade,
      purpose text not null check (purpose in ('privacy', 'terms', 'newsletter')),
      name text,
      version text,
      language text,
      page text,
      agreed_at timestamptz,
      received_at timestamptz not null default now(),
      text_id bigint references consent_texts,
      primary key (entry_id, purpose)
    );

    create table contest_pins (
      contest text not null,
      pin text not null,
      prize text,
      entry_id uuid unique references contest_entries,
      loaded_at timestamptz not null default now(),
      primary key (contest, pin)
    );

    create table contest_draws (
      id bigint generated always as identity primary key,
      contest text not null,
      algorithm text not null,
      seed text not null,
      last_position bigint not null,
      entries integer not null,
      chances bigint not null,
      entries_digest text not null,
      winners integer not null,
      alternates integer not null,
      drawn_at timestamptz not null default now()
    );
    create table contest_draw_places (
      draw_id bigint not null references contest_draws,
      place integer not null,
      entry_id uuid not null,
      primary key (draw_id, place)
    );
  `,
};
