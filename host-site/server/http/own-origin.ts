import type { Context } from 'hono';
import type { ServerConfig } from '../config.ts';
import type { RequestEnv } from './request-env.ts';

interface OriginHints {
  host: string | undefined;
  forwardedHost: string | undefined;
  forwardedProto: string | undefined;
}

/** Whether the outermost proxy received the request over TLS. */
export function isBehindTls(forwardedProto: string | undefined): boolean {
  return forwardedProto?.split(',')[0]?.trim().toLowerCase() === 'https';
}

/** The site's own origins: the configured one, else the requested host. */
export function listOwnOrigins(publicOrigin: string, trustsProxy: boolean, hints: OriginHints): string[] {
  if (publicOrigin) return [publicOrigin];
  const forwarded = trustsProxy ? hints.forwardedHost?.split(',')[0]?.trim() : undefined;
  const scheme = trustsProxy && isBehindTls(hints.forwardedProto) ? 'https' : 'http';
  const host = forwarded || hints.host;
  const address = `${scheme}://${host}`;
  return host && URL.canParse(address) ? [new URL(address).origin] : [];
}

/** The origin of a request from a page that is not ours; undefined when it is ours or hidden. */
export function findForeignOrigin(context: Context<RequestEnv>, config: ServerConfig): string | undefined {
  const origin = context.req.header('Origin');
  return origin === 'null' || readOwnOrigins(context, config).includes(origin ?? '') ? undefined : origin;
}

/** The site's own origins for a request. */
export function readOwnOrigins(context: Context<RequestEnv>, config: ServerConfig): string[] {
  return listOwnOrigins(config.publicOrigin, config.trustedProxies > 0, {
    host: context.req.header('Host'),
    forwardedHost: context.req.header('X-Forwarded-Host'),
    forwardedProto: context.req.header('X-Forwarded-Proto'),
  });
}
