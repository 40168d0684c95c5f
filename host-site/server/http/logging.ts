import type { MiddlewareHandler } from 'hono';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { RequestEnv } from './request-env.ts';
import { findTraceId } from './trace-context.ts';

/**
 * The parts of an error that may be logged: class, code and origin. Messages and details are omitted, since a database
 * puts the values of the failing row there.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error ? String(error.code) : '';
  return {
    error: error.name,
    code: /^[\w.-]{1,60}$/.test(code) ? code : undefined,
    at: listFrames(error).slice(0, 4),
  };
}

const frame = /^\s+at (?:[\w$.<>[\] #]+ \()?(?:file:\/\/|node:|wasm:|\/|[A-Z]:\\)(?:\/@|[^\s"'@])*:\w+\)?$/;

/** Frames of the stack. It starts with the message, whose lines may look like frames. */
function listFrames({ stack = '', message }: Error): string[] {
  let begin = 0;
  // A library may have appended to the message since, in brackets.
  for (let end = message.length; end > 0 && begin === 0; end = message.lastIndexOf(' (', end - 1)) {
    const at = stack.indexOf(message.slice(0, end));
    if (at >= 0) begin = at + end;
  }
  const lines = stack.slice(begin).split('\n');
  return lines.filter((line) => frame.test(line)).map((line) => line.trim());
}

const isPlain = (value: unknown) =>
  value === null ||
  typeof value !== 'object' ||
  (Array.isArray(value) && value.every((part) => typeof part === 'string'));

/** Whitelist of numbers, texts and lists of texts. A connection object, for example, contains its cancel key. */
function keepPlain(details: unknown): unknown {
  if (details instanceof Error) return describeError(details);
  if (typeof details !== 'object' || details === null) return details;
  return Object.fromEntries(Object.entries(details).filter(([, value]) => isPlain(value)));
}

/** JSON lines to standard output, or to `destination`, with the id of the trace. No object is ever logged whole. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    mixin: () => ({ traceId: findTraceId() }),
    hooks: {
      logMethod([details, message], write) {
        write.apply(this, [keepPlain(details) as object, typeof message === 'string' ? message : undefined]);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * One line per request. The path is logged only when it is one of ours (`isKnownPath`); any other is something that a
 * visitor typed, and the query may contain an address.
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
