import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hashContent, type StaticFile } from './file-index.ts';

/** A page, or another text, that was rendered for a request, compressed and with its hash as a file of the build has them. */
export function toRenderedFile(html: string, type = 'text/html; charset=utf-8'): StaticFile {
  const plain = new Uint8Array(Buffer.from(html));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    type,
    hash: hashContent(plain),
    plain,
    encoded: { br: new Uint8Array(brotliCompressSync(plain, quality)), gzip: new Uint8Array(gzipSync(plain)) },
  };
}
