import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config.ts';
import { limitConcurrency } from '../database/concurrency-limit.ts';
import type { Database } from '../database/database.ts';
import { countRefusedOrigin, listAllowedOrigins } from '../database/page-origins.ts';
import { limitTime } from '../database/time-limit.ts';
import type { Metrics } from '../operators/monitoring/metrics.ts';
import { findClientKey } from './client-address.ts';
import { describeError } from './logging.ts';
import { createRateLimit } from './rate-limit.ts';
import type { RequestEnv } from './request-env.ts';

interface OriginServices {
  config: ServerConfig;
  database: Database;
  logger: Logger;
  now: () => number;
  metrics?: Metrics | undefined;
}

/** Other sites whose pages may send forms. */
export interface PageOrigins {
  /** The settings, with `allowedOrigins` as they are at the moment. */
  config: ServerConfig;
  /** Knows what operators have allowed before it lets a form's handler decide, and counts what that refuses. */
  watch: MiddlewareHandler<RequestEnv>;
}

/** Milliseconds for which what operators have allowed is not read again: a command takes effect after so long. */
export const keptFor = 2000;

/** What a request says of its page; `null` where the browser hides it, `other` for what is no origin. */
function nameOrigin(origin: string): string {
  if (origin === 'null') return origin;
  const url = URL.parse(origin);
  return url && /^https?:$/.test(url.protocol) && url.origin === origin ? origin : 'other';
}

/**
 * Keeps what operators have allowed in memory. While the database does not respond, what was known last counts. Counting
 * is limited by client, so that no one can use up the origins that are counted.
 */
export function openPageOrigins({ config, database, logger, now, metrics }: OriginServices): PageOrigins {
  const reading = limitTime(limitConcurrency(database, 2, 500), 1000);
  const limitCounts = createRateLimit('refused origin', config.rateLimitPerMinute, undefined, now);
  const configured = config.allowedOrigins;
  let allowed: readonly string[] = configured;
  let readAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  async function read(): Promise<void> {
    try {
      allowed = [...configured, ...(await listAllowedOrigins(reading))];
    } catch (error) {
      logger.warn(describeError(error), 'allowed origins not read');
    }
    readAt = performance.now();
  }
  async function refresh(): Promise<void> {
    if (performance.now() - readAt < keptFor) return;
    running ??= read().finally(() => {
      running = undefined;
    });
    await running;
  }
  async function count(origin: string, client: ReturnType<typeof findClientKey>): Promise<void> {
    const name = nameOrigin(origin);
    metrics?.countRefusedOrigin(name);
    if ((await limitCounts(client)) > 0) return;
    await countRefusedOrigin(reading, name, now()).catch((error) =>
      logger.warn(describeError(error), 'refused origin not counted'),
    );
  }
  return {
    config: {
      ...config,
      get allowedOrigins() {
        void refresh();
        return allowed;
      },
    },
    async watch(context, next) {
      const origin = context.req.header('Origin');
      if (origin !== undefined && origin !== config.publicOrigin && !configured.includes(origin)) await refresh();
      await next();
      // Nothing else that has an origin is answered with this status.
      if (origin === undefined || context.res.status !== 403) return;
      void count(origin, findClientKey(context, config.trustedProxies));
    },
  };
}
