import type { Context } from 'hono';
import { handlerPaths } from '../../../widgets/shared/brand/endpoints.ts';
import { oembedPath } from './oembed/oembed-handler.ts';
import { isOpenFile } from './pages.ts';
import type { RequestEnv } from './request-env.ts';
import { openHeaders } from './security-headers.ts';

const openPaths: readonly string[] = [handlerPaths.contestDetails, handlerPaths.origin, oembedPath];

const isOpen = (path: string) => path.startsWith('/widgets/') || openPaths.includes(path) || isOpenFile(path.slice(1));

/**
 * The answer to a preflight for what any page may read, to which its own scripts add headers, as those do that trace
 * requests; undefined for anything else.
 */
export function answerPreflight(context: Context<RequestEnv>): Response | undefined {
  const asked = context.req.header('Access-Control-Request-Method') ?? '';
  if (!/^(GET|HEAD)$/.test(asked) || !isOpen(new URL(context.req.url).pathname)) return undefined;
  return context.body(null, 204, {
    ...openHeaders,
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '7200',
  });
}
