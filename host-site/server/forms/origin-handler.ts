import type { Context } from 'hono';
import type { ServerConfig } from '../config.ts';
import { readOwnOrigins } from '../http/own-origin.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { mayPostJson } from './origin-policy.ts';

/**
 * GET /handlers/origin: whether the page that asks may post, and whether what it posts is only ever tried. Every page may read the answer, which says no more than a
 * post would: a browser hides a refusal from the page that got it.
 */
export function createOriginHandler(config: ServerConfig): (context: Context<RequestEnv>) => Response {
  return (context) => {
    const origin = context.req.header('Origin');
    const isSandbox = origin !== undefined && config.sandboxOrigins.includes(origin);
    const policy = { own: readOwnOrigins(context, config), allowed: config.allowedOrigins, isSandbox };
    const answer = { allowed: mayPostJson(origin, policy), ...(isSandbox && { sandbox: true }) };
    return context.json(answer, 200, {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'no-store',
      Vary: 'Origin',
    });
  };
}
