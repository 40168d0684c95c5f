import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { createFolder } from '../server/support/temporary-folder.ts';
import { startProxy } from './cluster.ts';

it.skipIf(!existsSync('/usr/sbin/nginx'))(
  'nginx logs the network, the path and the status of a request, never its query, its address or a path that is no page',
  async () => {
    const folder = createFolder();
    const server = createServer((request, response) => {
      if (request.url?.includes('@')) response.statusCode = 404;
      response.end(request.url);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = await startProxy(folder.path, [(server.address() as AddressInfo).port]);
    const get = (path: string) =>
      fetch(proxy.origin + path, { headers: { Referer: `${proxy.origin}/?token=planted` } });
    const response = await vi.waitFor(() => get('/en/claim?token=planted&s=45.5,-73.6'), { timeout: 10_000 });
    expect(await response.text()).toBe('/en/claim?token=planted&s=45.5,-73.6');
    expect((await get('/en/%22claim%0A?token=planted')).status).toBe(200);
    expect((await get('/someone@example.ca')).status).toBe(404);
    await proxy.stop();
    const lines = proxy.readLog().trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^127\.0\.0\.0 \[[\dT:+-]+\] "GET \/en\/claim HTTP\/1\.1" 200 36 [\d.]+$/);
    expect(lines[2]).toContain('"GET - HTTP/1.1" 404');
    expect(lines.join()).not.toMatch(/planted|45\.5|@|127\.0\.0\.1/);
    server.close();
    folder.remove();
  },
);
