import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from './request-env.ts';

function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

/** Whether an absolute request target names the same host as the Host header. */
function isConsistent({ url = '', headers }: IncomingMessage): boolean {
  if (url.startsWith('/')) return true;
  if (!URL.canParse(url)) return false;
  const { host, username, password } = new URL(url);
  return host === headers.host?.toLowerCase() && username === '' && password === '';
}

/**
 * Responds with 400 to a request with more than one Host header or with contradicting hosts, since a proxy and this
 * server could pick different ones (RFC 9112, 3.2).
 */
export function rejectInvalidHosts(): MiddlewareHandler<RequestEnv> {
  return async (context, next) => {
    const { incoming } = context.env;
    if (incoming && (countHosts(incoming as IncomingMessage) > 1 || !isConsistent(incoming as IncomingMessage))) {
      return context.text('400', 400, { 'Cache-Control': 'no-store' });
    }
    return next();
  };
}
