import type { Migration } from './migration.ts';

/**
 * People who have unsubscribed here and of whom the email service is to be told. A row is deleted once it is; the columns
 * are those of every table that is delivered.
 */
export const unsubscriptions: Migration = {
  id: '012-unsubscriptions',
  sql: `
    create table sealed_unsubscriptions (
      id uuid primary key,
      position bigint generated always as identity unique,
      chain integer not null,
      brand text not null,
      email text not null,
      email_key text not null,
      data_key text not null,
      honeypot text,
      created_at timestamptz not null default now(),
      delivered_at timestamptz,
      undeliverable_at timestamptz,
      dropped_at timestamptz
    );
    create index sealed_unsubscriptions_person on sealed_unsubscriptions (email_key);
  `,
};
