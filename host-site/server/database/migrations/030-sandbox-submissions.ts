import type { Migration } from './migration.ts';

/** What was tried in the sandbox, apart from everything real; personal columns are encrypted as in every other table. */
export const sandboxSubmissions: Migration = {
  id: '030-sandbox-submissions',
  sql: `
    create table sealed_sandbox_submissions (
      id uuid primary key,
      position bigint generated always as identity unique,
      form text not null,
      outcome text not null,
      site text not null,
      email text not null,
      email_key text not null,
      mailbox_key text,
      fields text not null,
      honeypot text,
      request_id text not null,
      data_key text not null,
      created_at timestamptz not null default now(),
      delivered_at timestamptz,
      undeliverable_at timestamptz,
      uncertain_at timestamptz,
      dropped_at timestamptz
    );
    create index sealed_sandbox_submissions_person on sealed_sandbox_submissions (email_key);
    create index sealed_sandbox_submissions_mailbox on sealed_sandbox_submissions (mailbox_key)
      where mailbox_key is not null;
  `,
};
