import { basename } from 'node:path';
import type { Context } from 'hono';
import type { RequestEnv } from './request-env.ts';
import { openHeaders } from './security-headers.ts';
import { chooseWidgetCaching } from './static-files/cache-rules.ts';
import type { FileIndex, StaticFile } from './static-files/file-index.ts';
import { serveFile } from './static-files/serve-file.ts';

/** Any site may load the widgets, including cross-origin isolated ones, and may measure their timing. */
const headers = { ...openHeaders, 'Timing-Allow-Origin': '*' };

/** The file at /widgets/…, from this build or an earlier release. The part that renders in Node is not public. */
export function findWidgetFile(name: string, files: FileIndex, releases: FileIndex): StaticFile | undefined {
  if (/^server(?:\.js|-chunks\/)/.test(name)) return undefined;
  // Pages check a pinned release by its digests: as it was kept it stays, whatever was built with its number since. New
  // chunks beside it are those of `v1/vitrine.checked.js`.
  if (name.startsWith('v/')) return releases.get(name) ?? files.get(name);
  return files.get(name) ?? (name.startsWith('v1/chunks/') ? releases.get(name) : undefined);
}

/** GET and HEAD of /widgets/… A script names its source map in a header: its bytes are the same with and without one. */
export function serveWidget(context: Context<RequestEnv>, files: FileIndex, releases: FileIndex): Response {
  const name = new URL(context.req.url).pathname.replace(/^\/widgets\//, '');
  const file = findWidgetFile(name, files, releases);
  if (!file) return context.text('404', 404, { ...headers, 'Cache-Control': 'no-store' });
  // Of the same build: a release that was kept without maps has none.
  const hasMap = (releases.get(name) === file ? releases : files).has(`${name}.map`);
  const sourceMap = hasMap && { SourceMap: `${basename(name)}.map` };
  return serveFile(context, file, { cacheControl: chooseWidgetCaching(name), headers: { ...headers, ...sourceMap } });
}
