import type { MiddlewareHandler } from 'hono';
import { googleMapsSources, googleMapsTrustedTypes } from '../../../widgets/shared/brand/google-maps-policy.ts';
import { videoFrameOrigins } from '../../../widgets/shared/brand/video-hosts.ts';
import { listSources, listTrustedTypes, measurementDirectives } from '../../sources/measurement-profiles.ts';
import type { ServerConfig } from '../config.ts';
import { isBehindTls } from './own-origin.ts';
import { policyReportsPath } from './policy-reports.ts';
import type { RequestEnv } from './request-env.ts';

/** What third parties a page may load from, after the visitor's consent. */
type Allowed = Partial<Pick<ServerConfig, 'tracking' | 'googleMaps' | 'mapTiles'>>;

/**
 * Content security policy of the pages; allows only configured third parties. `ancestors` are the pages that may frame
 * them, `more` the sources of a page that needs others.
 */
export function formatPolicy(
  { tracking = {}, googleMaps, mapTiles }: Allowed,
  ancestors: "'none'" | "'self'" | '*' = "'none'",
  more: Readonly<Record<string, readonly string[]>> = {},
): string {
  const trustedTypes = [...listTrustedTypes(tracking), ...(googleMaps ? googleMapsTrustedTypes : [])];
  const own: Record<string, readonly string[]> & Record<keyof typeof googleMapsSources, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'"],
    // The video block embeds this frame after the visitor has asked for a video.
    'frame-src': videoFrameOrigins,
    'worker-src': [],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [ancestors],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes.length > 0 ? trustedTypes : ["'none'"],
    'report-uri': [],
  };
  const measurement = Object.fromEntries(measurementDirectives.map((name) => [name, listSources(tracking, name)]));
  const google: Readonly<Record<string, readonly string[]>> = googleMaps ? googleMapsSources : {};
  const tiles: Readonly<Record<string, readonly string[]>> = mapTiles
    ? { 'img-src': [new URL(mapTiles.url).origin] }
    : {};
  const others = [measurement, google, tiles, more];
  return Object.entries(own)
    .map(([name, sources]) => [name, ...new Set([...sources, ...others.flatMap((added) => added[name] ?? [])])])
    .filter(([, ...sources]) => sources.length > 0)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** Where browsers send reports of what a policy has blocked. All know this directive, and its successor only over TLS. */
const reporting = { 'report-uri': [policyReportsPath] };

/** The headers of every page, beside its policy. */
const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  // Share buttons open windows of other sites, which must be able to close themselves.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For resources that any site may read or embed; kept beside the security headers. */
export const openHeaders = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** For pages that any site may frame. They load no third-party scripts. */
export const framableHeaders = {
  'Content-Security-Policy': formatPolicy({}, '*'),
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The same, for pages without frames of their own: an isolated page may frame only those that ask this of their files. */
export const isolatedHeaders = { ...framableHeaders, 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** For responses to an address that holds a secret: neither a cache nor another page may learn it. */
export const privateHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

/** The security headers of a page with these settings. */
export const listPageHeaders = (allowed: Allowed): Readonly<Record<string, string>> => ({
  ...securityHeaders,
  'Content-Security-Policy': formatPolicy(allowed, "'none'", reporting),
});

/**
 * Adds the site's security headers to every response, unless a handler set them itself. A policy of its own also says
 * who may frame the page. HSTS only over TLS. Every response to the token of an email's link is private, and allows no
 * third-party script and no report, which holds the page's address: also an error, and a page that a damaged link leads
 * to.
 */
export function addSecurityHeaders(config: ServerConfig): MiddlewareHandler<RequestEnv> {
  const all = listPageHeaders(config);
  const withoutOthers = { ...securityHeaders, 'Content-Security-Policy': formatPolicy({}) };
  return async (context, next) => {
    await next();
    const isFramable = context.res.headers.has('Content-Security-Policy');
    const isPrivate = context.req.query('token') !== undefined;
    if (isPrivate) for (const [name, value] of Object.entries(privateHeaders)) context.res.headers.set(name, value);
    for (const [name, value] of Object.entries(isPrivate ? withoutOthers : all)) {
      if (isFramable && name === 'X-Frame-Options') continue;
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    if (config.trustedProxies > 0 && isBehindTls(context.req.header('X-Forwarded-Proto'))) {
      context.res.headers.set('Strict-Transport-Security', 'max-age=31536000');
    }
  };
}
