import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { createFolder } from '../server/support/temporary-folder.ts';
import { startProxy } from './cluster.ts';

/** A server that has only these paths. */
async function serve(...paths: string[]) {
  const server = createServer((request, response) => {
    response.statusCode = paths.includes(request.url ?? '') ? 200 : 404;
    response.end(response.statusCode === 200 ? request.url : 'not here');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

it.skipIf(!existsSync('/usr/sbin/nginx'))(
  'nginx finds the files of both releases while only one of two servers has the newer release',
  async () => {
    const folder = createFolder();
    const servers = [await serve('/', '/assets/old.css'), await serve('/', '/assets/new.css')];
    const proxy = await startProxy(
      folder.path,
      servers.map(({ port }) => port),
    );
    const get = (path: string) => fetch(proxy.origin + path);
    await vi.waitFor(() => get('/'), { timeout: 10_000 });
    const paths = ['/assets/old.css', '/assets/new.css', '/assets/neither.css'];
    const responses = await Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        const path = paths[at % 3] as string;
        return `${path} ${await (await get(path)).text()}`;
      }),
    );
    expect([...new Set(responses)].sort()).toEqual([
      '/assets/neither.css not here',
      '/assets/new.css /assets/new.css',
      '/assets/old.css /assets/old.css',
    ]);
    await proxy.stop();
    for (const { close } of servers) close();
    folder.remove();
  },
);
