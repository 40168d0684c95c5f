import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
};

/** Reads what a path names; throws when that is nothing. */
export type ReadPath = (path: string) => Buffer;

/**
 * Serves what `read` finds, with brotli, to any origin; closes with the process. Each new connection costs `setUpMs`
 * before its first byte is read: the browser's own slow network leaves that out.
 */
export async function servePages(read: ReadPath, setUpMs: number): Promise<string> {
  const bodies = new Map<string, Buffer>();
  const respond: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const body = bodies.get(pathname) ?? brotliCompressSync(read(normalize(pathname)));
      bodies.set(pathname, body);
      response.writeHead(200, {
        'Content-Type': types[extname(pathname)] ?? 'text/html',
        'Content-Encoding': 'br',
        'Content-Length': body.length,
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': extname(pathname) ? 'max-age=3600' : 'no-cache',
      });
      response.end(body);
    } catch {
      response.writeHead(404, { 'Access-Control-Allow-Origin': '*' }).end();
    }
  };
  const http = createServer(respond);
  const tcp = createTcpServer((socket) => {
    setTimeout(() => http.emit('connection', socket), setUpMs);
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(tcp.address() as AddressInfo).port}`;
}

/** Reads files of folders, each under the first part of the path; of the folder named '' whatever has no other. */
export function createFileReader(folders: Readonly<Record<string, string>>): ReadPath {
  return (path) => {
    const [, first = '', ...rest] = path.split('/');
    const folder = folders[first];
    return readFileSync(folder === undefined ? join(folders[''] ?? '', path) : join(folder, ...rest));
  };
}
