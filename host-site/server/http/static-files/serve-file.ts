import type { Context } from 'hono';
import type { RequestEnv } from '../request-env.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { parseRange } from './byte-range.ts';
import type { Encoding, StaticFile } from './file-index.ts';

/** Headers to send with a file. */
export interface Delivery {
  cacheControl: string;
  headers?: Record<string, string>;
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2), because a proxy may have weakened our ETag. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);
}

/**
 * Responds to GET and HEAD for a file: precompressed where the client accepts it, with a strong ETag per variant, 304,
 * and single ranges of the plain content.
 */
export function serveFile(context: Context<RequestEnv>, file: StaticFile, delivery: Delivery): Response {
  const request = context.req;
  // Of other methods than GET, the range is ignored (RFC 9110, 14.2).
  const asked = request.method === 'GET' ? request.header('Range') : undefined;
  const { encoded } = file;
  const existing = Object.keys(encoded) as Encoding[];
  const encoding = asked === undefined ? chooseEncoding(request.header('Accept-Encoding'), existing) : undefined;
  const content = (encoding && encoded[encoding]) ?? file.plain;
  const tag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': delivery.cacheControl,
    ETag: tag,
    'Accept-Ranges': 'bytes',
    ...(existing.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
    ...delivery.headers,
  };
  if (matchesTag(request.header('If-None-Match'), tag)) return context.body(null, 304, headers);
  if (encoding) headers['Content-Encoding'] = encoding;
  const ifRange = request.header('If-Range');
  const range = ifRange === undefined || ifRange === tag ? parseRange(asked, content.length) : undefined;
  if (range === 'unsatisfiable') {
    return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${content.length}` });
  }
  const { first, last } = range ?? { first: 0, last: content.length - 1 };
  headers['Content-Length'] = String(last - first + 1);
  if (range) headers['Content-Range'] = `bytes ${first}-${last}/${content.length}`;
  return context.body(content.subarray(first, last + 1), range ? 206 : 200, headers);
}
