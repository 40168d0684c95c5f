import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getJson } from './get-json.ts';

const server = createServer((request, response) => {
  if (request.url === '/good') response.end('{"a":1}');
  else if (request.url === '/html') response.end('<!doctype html>');
  else if (request.url === '/half') {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('{"a":');
    setTimeout(() => response.destroy(), 20);
  } else if (request.url !== '/silent') {
    response.writeHead(Number(request.url?.slice(1)));
    response.end('{"a":1}');
  }
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, timeout = 5000) => getJson(origin + path, new AbortController().signal, timeout);

describe('reading JSON', () => {
  it('gives what was sent', async () => expect(await get('/good')).toEqual({ ok: true, body: { a: 1 } }));

  it.each([
    ['/404', 404],
    ['/503', 503],
  ])('SF-04 %s is an error that says %i', async (path, httpStatus) =>
    expect(await get(path)).toEqual({ ok: false, httpStatus }),
  );

  it.each(['/html', '/half'])('SF-04 %s is an error', async (path) =>
    expect(await get(path)).toMatchObject({ ok: false, cause: expect.anything() }),
  );

  it('SF-04 a server that says nothing is given up', async () =>
    expect(await get('/silent', 50)).toMatchObject({ ok: false, cause: { name: 'TimeoutError' } }));

  it('SF-04 nobody there is an error', async () =>
    expect(await getJson('http://127.0.0.1:1/', new AbortController().signal, 5000)).toMatchObject({ ok: false }));
});
