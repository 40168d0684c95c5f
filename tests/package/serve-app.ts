import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { appOrigins } from '../support/ports.ts';

const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** Serves a folder on the worker's own origin, from which the site accepts forms. */
export async function serveApp(folder: string) {
  const origin = appOrigins[Number(process.env.TEST_PARALLEL_INDEX)] ?? '';
  const server = createServer(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, origin);
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const content = await readFile(join(folder, file)).catch(() => undefined);
    response.writeHead(content ? 200 : 404, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(content);
  });
  await new Promise<void>((ready) => server.listen(Number(new URL(origin).port), '127.0.0.1', ready));
  return {
    origin,
    stop: () =>
      new Promise((stopped) => {
        server.close(stopped);
        server.closeAllConnections();
      }),
  };
}
