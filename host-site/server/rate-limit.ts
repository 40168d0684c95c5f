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

function createLimiter(points: number, duration: number, database: Database) {
  const memory = new RateLimiterMemory({ points, duration });
  if (database.kind === 'pglite') return memory;
  return new RateLimiterPostgres({
    storeClient: createStoreClient(database),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: '',
    points,
    duration,
    insuranceLimiter: memory,
  });
}

// An address is personal data; the store needs only to tell clients apart.
const hideKey = (clientKey: string) => createHash('sha256').update(clientKey).digest('base64url');

async function consume(limiter: ReturnType<typeof createLimiter>, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    throw rejection;
  }
}

/** So many requests a minute for each client; in PostgreSQL counted over all server processes, else in memory. */
export function createRateLimit(perMinute: number, database: Database): RateLimit {
  if (perMinute === 0) return async () => 0;
  const limiter = createLimiter(perMinute, 60, database);
  return (clientKey) => consume(limiter, hideKey(clientKey));
}

export interface AttemptLimit {
  /** Counts an attempt: seconds to wait when there were too many, or 0 when this one may be made. */
  take: RateLimit;
  /** Takes the count back of an attempt that was no failure. */
  giveBack(clientKey: string): Promise<void>;
}

/** So many failures in a time of `seconds` for each client; `name` tells kinds of failure apart. 0 for no limit. */
export function createAttemptLimit(name: string, failures: number, seconds: number, database: Database): AttemptLimit {
  if (failures === 0) return { take: async () => 0, giveBack: async () => undefined };
  const limiter = createLimiter(failures, seconds, database);
  const nameKey = (clientKey: string) => hideKey(`${name} ${clientKey}`);
  return {
    take: (clientKey) => consume(limiter, nameKey(clientKey)),
    async giveBack(clientKey) {
      await limiter.reward(nameKey(clientKey));
    },
  };
}
