import type { Handler } from 'hono';
import { locales } from '../../../widgets/shared/locale/locale.ts';
import { findRoute, formatPath } from '../../sources/routes.ts';
import type { ServerConfig } from '../config.ts';
import { readOwnOrigins } from './own-origin.ts';
import type { RequestEnv } from './request-env.ts';

/** Where people who have found a weakness look for whom to tell (RFC 9116). */
export const securityTextPath = '/.well-known/security.txt';

/** Days for which a copy is good; the RFC asks for less than a year. */
const days = 180;

/** Tells whom to write to about a weakness: the contact pages of the site that was asked. */
export function createSecurityText(config: ServerConfig, now: () => number): Handler<RequestEnv> {
  return (context) => {
    const [origin = ''] = readOwnOrigins(context, config);
    const lines = [
      ...locales.map((locale) => `Contact: ${origin}${formatPath(findRoute('contact'), locale)}`),
      `Expires: ${new Date(now() + days * 86_400_000).toISOString()}`,
      `Preferred-Languages: ${locales.join(', ')}`,
      `Canonical: ${origin}${securityTextPath}`,
    ];
    return context.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' });
  };
}
