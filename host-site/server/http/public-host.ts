import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { ServerConfig } from '../config.ts';
import type { RequestEnv } from './request-env.ts';

// What other sites load from any name of the host, and what balancers ask. A form's handlers have rules of their own.
const anyHost =
  /^\/(?:(?:healthz|readyz|oembed|tracking\.json)$|(?:widgets|assets|articles|cards|stores|handlers|webhooks|Contest)\/|(?:(?:en|fr)\/)?embed(?:\/|$))|\.\w+$/;

/** Whether a host may be the public name of a site: not an address, nor a name of this machine or its network. */
function isPublicName(hostname: string): boolean {
  return (
    hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[') && !hostname.endsWith('.localhost')
  );
}

const withoutWww = (hostname: string) => hostname.replace(/^www\./, '');

/**
 * Leads the pages of other names of this host to PUBLIC_ORIGIN, where forms are accepted. A proxy that says nothing of the
 * name that it was asked for may ask under one of its own; a redirect would then lead back to it for ever.
 */
export function redirectOtherHosts({ publicOrigin, trustedProxies }: ServerConfig): MiddlewareHandler<RequestEnv> {
  return async (context, next) => {
    const { method, url, path } = context.req;
    if (!publicOrigin || !['GET', 'HEAD'].includes(method) || anyHost.test(path)) return next();
    const header = (name: string) => context.req.header(name)?.split(',')[0]?.trim();
    const forwarded = header('X-Forwarded-Host');
    const isProxied = !!(forwarded || header('X-Forwarded-For') || header('Forwarded') || header('Via'));
    const host = trustedProxies > 0 ? forwarded : isProxied ? undefined : header('Host');
    const address = `${new URL(publicOrigin).protocol}//${host}`;
    if (!host || !URL.canParse(address)) return next();
    const asked = new URL(address);
    const wanted = new URL(publicOrigin).hostname;
    // A port may be the inner one of a proxy. A name that no proxy vouches for may be a proxy's own, and the redirect would
    // come back to it for ever: then only the name with or without `www.` is surely another name of the site.
    const isSurelyOurs = forwarded !== undefined || withoutWww(asked.hostname) === withoutWww(wanted);
    if (asked.hostname === wanted || !isSurelyOurs || !isPublicName(asked.hostname)) return next();
    const { pathname, search } = new URL(url);
    return context.body(null, 308, { Location: publicOrigin + pathname + search, 'Cache-Control': 'no-cache' });
  };
}
