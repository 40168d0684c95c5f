import type { Migration } from './migration.ts';

/**
 * Secrets that hash the keys of the rate limits, one per day (YYYY-MM-DD, UTC). Earlier counters were hashed without a
 * secret, so their addresses could be found by brute force.
 */
export const clientSecrets: Migration = {
  id: '005-client-secrets',
  sql: `
    create table client_secrets (
      day text primary key,
      secret text not null
    );
    delete from rate_limits;
    create index rate_limits_age on rate_limits (expire);
  `,
};
