import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { findClientSecret } from '../database/client-secrets.ts';
import type { Database, SqlValue } from '../database/database.ts';
import type { ClientKey } from './client-address.ts';

/** Seconds until the next request is allowed, or 0 when this one is. */
export type RateLimit = (client: ClientKey) => Promise<number>;

/** How many times more requests an IPv6 network may send than one client. */
const networkFactor = 10;

interface LimitSettings {
  /** Namespace of the counters. */
  name: string;
  points: number;
  /** Seconds. */
  duration: number;
}

/** The part of node-postgres that the limiter's store uses. */
function createStoreClient(database: Database) {
  return {
    async query({ text, values }: { text: string; values: SqlValue[] }) {
      const rows = await database.query(text, values);
      return { rows, rowCount: rows.length };
    },
  };
}

function createLimiter({ points, duration }: LimitSettings, database: Database | undefined) {
  const memory = new RateLimiterMemory({ points, duration });
  if (database?.kind !== 'postgres') return memory;
  return new RateLimiterPostgres({
    storeClient: createStoreClient(database),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: '',
    points,
    duration,
    insuranceLimiter: memory,
    // The server deletes expired rows itself, more often than the library's hourly timer.
    clearExpiredByTimeout: false,
  });
}

/**
 * Hashes keys with the secret of the day: an address is personal data, and a plain hash of IPv4 can be reversed by
 * brute force. Processes that count together share the secret; while the database is unavailable, this process uses its
 * own.
 */
function createHideKey(database: Database | undefined, now: () => number): (key: string) => Promise<string> {
  const own = randomBytes(32).toString('base64url');
  let known = { day: '', secret: Promise.resolve('') };
  const findSecret = (day: string): Promise<string> => {
    // In memory nothing outlives the process, so the date alone separates the days.
    if (database?.kind !== 'postgres') return Promise.resolve(own + day);
    if (known.day !== day) {
      const secret = findClientSecret(database, day);
      known = { day, secret };
      secret.catch(() => {
        known = { day: '', secret };
      });
    }
    return known.secret.catch(() => own);
  };
  return async (key) => {
    const secret = await findSecret(new Date(now()).toISOString().slice(0, 10));
    return createHmac('sha256', secret).update(key).digest('base64url');
  };
}

interface Count {
  /** Seconds to wait when over the limit, or 0. */
  wait: number;
  /** Share of the limit that is used, from 0 to 1. */
  used: number;
}

async function consume(limiter: ReturnType<typeof createLimiter>, key: string): Promise<Count> {
  try {
    const { consumedPoints } = await limiter.consume(key);
    return { wait: 0, used: consumedPoints / limiter.points };
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return { wait: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)), used: 1 };
  }
}

/** Result of counting; for a client in a network, of whichever is nearer to its limit. */
export interface Attempt extends Count {
  /** Takes the count back. */
  giveBack(): Promise<void>;
}

/** Counts an attempt of a client. */
export type CountAttempt = (client: ClientKey) => Promise<Attempt>;

const withoutLimit: CountAttempt = async () => ({ wait: 0, used: 0, giveBack: async () => undefined });

/** Counts for the client and, with a higher limit, for the surrounding network. */
function createCounter(settings: LimitSettings, database: Database | undefined, now: () => number) {
  const limiter = createLimiter(settings, database);
  const networks = createLimiter({ ...settings, points: settings.points * networkFactor }, database);
  const hideKey = createHideKey(database, now);
  return async ({ client, network }: ClientKey): Promise<Attempt> => {
    const key = await hideKey(`${settings.name} ${client}`);
    const own = await consume(limiter, key);
    // A client over its own limit must not use up its neighbours' share.
    const networkKey = network && own.wait === 0 ? await hideKey(`${settings.name} ${network}`) : undefined;
    const shared = networkKey ? await consume(networks, networkKey) : own;
    return {
      wait: shared.wait,
      used: Math.max(own.used, shared.used),
      async giveBack() {
        await limiter.reward(key);
        if (networkKey) await networks.reward(networkKey);
      },
    };
  };
}

/** Counts the form posts of each client in a minute; 0 disables the limit. Where, see createRateLimit. */
export function createPostLimit(perMinute: number, database: Database, now = Date.now): CountAttempt {
  if (perMinute === 0) return withoutLimit;
  return createCounter({ name: 'form', points: perMinute, duration: 60 }, database, now);
}

/**
 * Limits requests per minute and client; `name` separates kinds of requests. PostgreSQL counts across all server
 * processes; PGlite, or no database, counts in memory.
 */
export function createRateLimit(
  name: string,
  perMinute: number,
  database: Database | undefined,
  now = Date.now,
): RateLimit {
  if (perMinute === 0) return async () => 0;
  const count = createCounter({ name, points: perMinute, duration: 60 }, database, now);
  return async (client) => (await count(client)).wait;
}

/**
 * Limits failures per client in `seconds`; each attempt counts before its result is known. `name` separates kinds of
 * failures; 0 disables the limit.
 */
export function createAttemptLimit(
  name: string,
  failures: number,
  seconds: number,
  database: Database,
  now = Date.now,
): CountAttempt {
  if (failures === 0) return withoutLimit;
  return createCounter({ name, points: failures, duration: seconds }, database, now);
}
