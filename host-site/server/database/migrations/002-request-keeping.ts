import type { Migration } from './migration.ts';

/**
 * First responses by idempotency key, and the counters of the rate limit. The second table has the columns that
 * rate-limiter-flexible expects; it is created here because the library's own creation races between processes.
 */
export const requestKeeping: Migration = {
  id: '002-request-keeping',
  sql: `
    create table idempotent_answers (
      key uuid primary key,
      fingerprint text not null,
      answer text,
      created_at timestamptz not null default now()
    );
    create index idempotent_answers_age on idempotent_answers (created_at);

    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
  `,
};
