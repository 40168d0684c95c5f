import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from './request-env.ts';

const header = 'X-Request-Id';

/** Gives every request an id, which the response repeats. A proxy's id is kept when proxies are trusted. */
export function identifyRequests(trustsProxy: boolean): MiddlewareHandler<RequestEnv> {
  return async (context, next) => {
    const given = trustsProxy ? (context.req.header(header) ?? '') : '';
    const id = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    context.set('requestId', id);
    await next();
    context.res.headers.set(header, id);
  };
}
