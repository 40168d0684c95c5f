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

it.skipIf(!existsSync('/usr/sbin/nginx'))(
  'nginx passes on a 404, and finds what there is, while one of two servers is away',
  async () => {
    const folder = createFolder();
    const away = await serve();
    away.close();
    const server = await serve('/', '/assets/found.css', '/widgets/v1/vitrine.js');
    const proxy = await startProxy(folder.path, [away.port, server.port]);
    const get = (path: string) => fetch(proxy.origin + path);
    await vi.waitFor(() => get('/'), { timeout: 10_000 });
    const expected = {
      '/en/nowhere': 404,
      '/assets/neither.css': 404,
      '/widgets/v1/neither.js': 404,
      '/assets/found.css': 200,
      '/widgets/v1/vitrine.js': 200,
    };
    for (const [path, status] of Object.entries(expected)) {
      // More often than there are servers: nginx takes them in turn.
      const statuses = [];
      for (let at = 0; at < 6; at += 1) statuses.push((await get(path)).status);
      expect([path, ...new Set(statuses)]).toEqual([path, status]);
    }
    await proxy.stop();
    server.close();
    folder.remove();
  },
);
