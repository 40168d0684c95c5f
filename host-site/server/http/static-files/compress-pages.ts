import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from '../request-env.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { hashContent } from './file-index.ts';
import { matchesTag } from './serve-file.ts';

// Five takes a fraction of the time of eleven, and leaves a tenth more.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressors = {
  br: (content: Uint8Array) => promisify(brotliCompress)(content, brotliOptions),
  gzip: (content: Uint8Array) => promisify(gzip)(content),
};
/** Smaller ones fit in a packet anyway. */
const leastBytes = 1000;

/**
 * Compresses pages that are made for a request, and gives those that a browser may keep an ETag; files bring both. Not to
 * an address with a token, nor after a post: what someone else makes a page repeat would show in its size (BREACH).
 */
export function compressPages(): MiddlewareHandler<RequestEnv> {
  return async (context, next) => {
    await next();
    const { res: response, req: request } = context;
    const { headers } = response;
    const isPage = headers.get('Content-Type')?.startsWith('text/html') === true && response.body !== null;
    if (!isPage || headers.has('Content-Encoding') || headers.has('ETag')) return;
    if (request.method !== 'GET' || request.query('token') !== undefined) return;
    const plain = new Uint8Array(await response.arrayBuffer());
    const encoding =
      plain.length < leastBytes ? undefined : chooseEncoding(request.header('Accept-Encoding'), ['br', 'gzip']);
    const made = new Headers(headers);
    // Hono would put the headers of the response that this one replaces over its own.
    context.res = undefined;
    made.append('Vary', 'Accept-Encoding');
    made.delete('Content-Length');
    if (response.status === 200 && !headers.get('Cache-Control')?.includes('no-store')) {
      const tag = `"${hashContent(plain)}${encoding ? `-${encoding}` : ''}"`;
      made.set('ETag', tag);
      if (matchesTag(request.header('If-None-Match'), tag)) {
        context.res = new Response(null, { status: 304, headers: made });
        return;
      }
    }
    if (encoding) made.set('Content-Encoding', encoding);
    const content = encoding ? await compressors[encoding](plain) : plain;
    context.res = new Response(new Uint8Array(content), { status: response.status, headers: made });
  };
}
