import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database, SqlValue } from './database/database.ts';

/** Seconds to wait before the next request, or 0 when this one may pass. */
export type RateLimit = (clientKey: string) => Promise<number>;

/** The part of node-postgres that the limiter's store speaks to. */
function createStoreClient(database: Database) {
  return {
    async query({ text, values }: { text: string; values: SqlValue[] }) {
      const rows = await database.query(text, values);
      return { rows, rowCount: rows.length };
    },
  };
}

/** So many requests a minute for each client; in PostgreSQL counted over all server processes, else in memory. */
export function createRateLimit(perMinute: number, database: Database): RateLimit {
  if (perMinute === 0) return async () => 0;
  const memory = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const limiter =
    database.kind === 'pglite'
      ? memory
      : new RateLimiterPostgres({
          storeClient: createStoreClient(database),
          storeType: 'client',
          tableName: 'rate_limits',
          tableCreated: true,
          keyPrefix: '',
          points: perMinute,
          duration: 60,
          insuranceLimiter: memory,
        });
  return async (clientKey) => {
    // An address is personal data; the store needs only to tell clients apart.
    const key = createHash('sha256').update(clientKey).digest('base64url');
    try {
      await limiter.consume(key);
      return 0;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
      throw rejection;
    }
  };
}
