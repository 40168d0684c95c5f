import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { routes } from '../../host-site/sources/routes.ts';
import { handlerPaths } from '../../widgets/shared/brand/endpoints.ts';
import { ownForms } from '../../widgets/shared/submissions/own-forms.ts';
import { createFolder } from '../server/support/temporary-folder.ts';
import { startProxy } from './cluster.ts';

const itWithNginx = it.skipIf(!existsSync('/usr/sbin/nginx'));

/** nginx before a server, in a folder of its own; `stop` ends both and reads what nginx has logged. */
async function startLogged(respond: RequestListener, settings?: (folder: string) => string) {
  const folder = createFolder();
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = await startProxy(folder.path, [(server.address() as AddressInfo).port], settings?.(folder.path));
  const get = (path: string, init: RequestInit = {}) =>
    fetch(proxy.origin + path, { ...init, headers: { Referer: `${proxy.origin}/?token=planted` }, redirect: 'manual' });
  await vi.waitFor(() => get('/readyz'), { timeout: 10_000 });
  const stopServer = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    get,
    folder: folder.path,
    stopServer,
    async stop() {
      await proxy.stop();
      stopServer();
      const logs = { lines: proxy.readLog().trimEnd().split('\n').slice(1), errors: proxy.readErrors() };
      folder.remove();
      return logs;
    },
  };
}

itWithNginx(
  'nginx logs a request’s path, status and shortened IP address, but no query and no path of a 404',
  async () => {
    const { get, stop } = await startLogged((request, response) => {
      if (request.url?.includes('@')) response.statusCode = 404;
      response.end(request.url);
    });
    const response = await get('/en/claim?token=planted&s=45.5,-73.6');
    expect(await response.text()).toBe('/en/claim?token=planted&s=45.5,-73.6');
    expect((await get('/en/%22claim%0A?token=planted')).status).toBe(200);
    expect((await get('/someone@example.ca')).status).toBe(404);
    const { lines } = await stop();
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^127\.0\.0\.0 \[[\dT:+-]+\] "GET \/en\/claim HTTP\/1\.1" 200 36 [\d.]+$/);
    expect(lines[2]).toContain('"GET - HTTP/1.1" 404');
    expect(lines.join()).not.toMatch(/planted|45\.5|@|127\.0\.0\.1/);
  },
);

const pages = routes.filter(
  ({ kind, path }) => !['not-found', 'error', 'result'].includes(kind) && !path.includes('/'),
);
const known = [
  ...pages.flatMap(({ path }) => ['en', 'fr'].map((locale) => `/${locale}/${path}`.replace(/\/$/, ''))),
  ...Object.values(handlerPaths),
  ...ownForms.map(({ path }) => path),
  ...['/webhooks/unsubscribed', '/healthz', '/readyz', '/oembed'],
];

itWithNginx(
  'nginx logs the paths of pages and handlers also for a status 500, but not unknown paths that fail',
  async () => {
    const { get, stop } = await startLogged((request, response) => {
      response.statusCode = Number(new URL(request.url ?? '', 'http://v').searchParams.get('status') ?? 200);
      response.end();
    });
    for (const path of known) expect((await get(`${path}?status=500`)).status).toBe(500);
    const typed = ['/jo@example.ca', '/en/jo@example.ca', '/en/contact/jo.tremblay', '/fr/jo.tremblay', '/handlers/jo'];
    const statuses = [301, 308, 400, 403, 404, 405, 413, 429, 500, 503];
    for (const path of typed) {
      for (const status of statuses) {
        expect((await get(`${path}?status=${status}`, { method: 'POST' })).status).toBe(status);
      }
    }
    const { lines } = await stop();
    expect(lines.slice(0, known.length).map((line) => line.split(' ')[3])).toEqual(known);
    const failed = lines.slice(known.length);
    expect(failed).toHaveLength(typed.length * statuses.length);
    for (const line of failed) expect(line).toContain('"POST - HTTP/1.1"');
  },
);

itWithNginx('nginx writes nothing to its error log for requests that fail with 413, 500, 502 or 503', async () => {
  const { get, folder, stopServer, stop } = await startLogged(
    (request, response) => void request.resume().on('end', () => response.end()),
    (path) => `client_body_temp_path ${path}/bodies;
      limit_req_zone $request_method zone=one:1m rate=1r/m;
      limit_req zone=one burst=1 nodelay;`,
  );
  const link = '/en/claim?token=planted';
  expect((await get(link, { method: 'POST', body: 'x'.repeat(300_000) })).status).toBe(413);
  // There is no place for a body that does not fit in memory, as when the disk is full.
  rmSync(join(folder, 'bodies'), { recursive: true });
  expect((await get(link, { method: 'POST', body: 'x'.repeat(100_000) })).status).toBe(500);
  stopServer();
  expect((await get(link)).status).toBe(502);
  // The limit of some operator, who has added one.
  expect((await get(link)).status).toBe(503);
  const { lines, errors } = await stop();
  expect(lines.map((line) => line.split(' ').slice(2, 6).join(' '))).toEqual([
    '"POST /en/claim HTTP/1.1" 413',
    '"POST /en/claim HTTP/1.1" 500',
    '"GET /en/claim HTTP/1.1" 502',
    '"GET /en/claim HTTP/1.1" 503',
  ]);
  expect(errors).toBe('');
});
