import type { Migration } from './migration.ts';

/**
 * Sign-ups with their consent. `email_key` is the address in lower case: one row per address and chain.
 * `consents.text_id` is null when the receipt names a text that this service never served (unverified).
 */
export const newsletterSignUps: Migration = {
  id: '001-newsletter-sign-ups',
  sql: `
    create table sign_ups (
      id uuid primary key,
      position bigint generated always as identity unique,
      chain integer not null,
      brand text not null,
      email text not null,
      email_key text not null,
      postal_code text not null,
      language_preference text not null check (language_preference in ('en', 'fr')),
      request_id text not null,
      created_at timestamptz not null default now(),
      delivered_at timestamptz,
      undeliverable_at timestamptz,
      unique (email_key, chain)
    );
    create index sign_ups_waiting on sign_ups (position) where delivered_at is null and undeliverable_at is null;

    create table consent_texts (
      id bigint generated always as identity primary key,
      name text not null,
      version text not null,
      language text not null,
      wording text not null,
      first_served_at timestamptz not null default now(),
      unique (name, version, language, wording)
    );

    create table consents (
      id bigint generated always as identity primary key,
      sign_up_id uuid not null unique references sign_ups on delete cascade,
      name text not null,
      version text not null,
      language text not null,
      page text not null,
      agreed_at timestamptz not null,
      received_at timestamptz not null default now(),
      text_id bigint references consent_texts
    );

    create table quarantined_sign_ups (
      id uuid primary key,
      position bigint generated always as identity unique,
      chain integer not null,
      brand text not null,
      email text not null,
      email_key text not null,
      postal_code text not null,
      language_preference text not null,
      honeypot text not null,
      request_id text not null,
      created_at timestamptz not null default now(),
      unique (email_key, chain)
    );
  `,
};
