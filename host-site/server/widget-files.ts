import type { Context } from 'hono';
import type { RequestEnv } from './request-env.ts';
import { openHeaders } from './security-headers.ts';
import { chooseWidgetCaching } from './static-files/cache-rules.ts';
import type { FileIndex } from './static-files/file-index.ts';
import { serveFile } from './static-files/serve-file.ts';

/** Any site may load the widgets, also one that isolates itself from other origins, and may time them. */
const headers = { ...openHeaders, 'Timing-Allow-Origin': '*' };

/** GET and HEAD of /widgets/…; the part that renders in Node is not for browsers. */
export function serveWidget(context: Context<RequestEnv>, files: FileIndex): Response {
  const name = new URL(context.req.url).pathname.replace(/^\/widgets\//, '');
  const file = /^server(?:\.js|-chunks\/)/.test(name) ? undefined : files.get(name);
  if (!file) return context.text('404', 404, { ...headers, 'Cache-Control': 'no-store' });
  return serveFile(context, file, { cacheControl: chooseWidgetCaching(name), headers });
}
