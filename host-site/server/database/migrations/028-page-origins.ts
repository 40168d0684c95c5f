import type { Migration } from './migration.ts';

/** Which other sites may send forms, beside the configured ones, and which tried to, by day; nothing of a person. */
export const pageOrigins: Migration = {
  id: '028-page-origins',
  sql: `
    create table allowed_origins (
      origin text primary key,
      allowed_at timestamptz not null default now()
    );
    create table refused_origins (
      day date not null,
      origin text not null,
      requests integer not null,
      primary key (day, origin)
    );
  `,
};
