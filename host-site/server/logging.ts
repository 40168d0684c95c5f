import type { MiddlewareHandler } from 'hono';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { RequestEnv } from './request-env.ts';

/** JSON lines to standard output, or to `destination`. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return destination ? pino({ level }, destination) : pino({ level });
}

/**
 * What a log may hold of an error: its class, its code and where it arose. Messages and details are left out, since a
 * database puts the values of the failing row there.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    code: 'code' in error ? String(error.code) : undefined,
    at: frames.slice(0, 4).map((line) => line.trim()),
  };
}

/**
 * One line per request. The path is written only when it is one of ours (`isKnownPath`): anything else is what a
 * visitor typed, and the query may hold an address.
 */
export function logRequests(
  logger: Logger,
  now: () => number,
  isKnownPath: (path: string) => boolean,
): MiddlewareHandler<RequestEnv> {
  return async (context, next) => {
    const start = now();
    await next();
    const path = new URL(context.req.url).pathname;
    logger.info({
      requestId: context.get('requestId'),
      method: context.req.method,
      path: isKnownPath(path) ? path : '(unknown)',
      status: context.res.status,
      ms: Math.round(now() - start),
    });
  };
}
