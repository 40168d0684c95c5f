import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchJson } from './fetch-json.ts';

const server = createServer((request, response) => {
  if (request.url === '/good') response.end('{"a":1}');
  else if (request.url === '/html') response.end('<!doctype html>');
  else if (request.url === '/half') {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('{"a":');
    setTimeout(() => response.destroy(), 20);
  } else if (request.url === '/busy') {
    response.writeHead(429, { 'Retry-After': '7', 'Content-Type': 'text/html' });
    response.end('<!doctype html>');
  } else if (request.url === '/drip') {
    response.writeHead(200);
    const drip = setInterval(() => response.write(' '), 5);
    response.on('close', () => clearInterval(drip));
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

describe('fetchJson', () => {
  it('returns the HTTP status and the parsed body', async () =>
    expect(await fetchJson(`${origin}/good`)).toEqual({ ok: true, httpStatus: 200, body: { a: 1 } }));

  it.each([404, 503])('SF-04 returns the parsed body of an HTTP %i response', async (httpStatus) =>
    expect(await fetchJson(`${origin}/${httpStatus}`)).toEqual({ ok: true, httpStatus, body: { a: 1 } }),
  );

  it.each(['/html', '/half'])(
    'SF-04 returns an error for a response that is not JSON or is cut off: %s',
    async (path) => expect(await fetchJson(origin + path)).toMatchObject({ ok: false, cause: expect.anything() }),
  );

  it('SF-04 returns an error with HTTP status and Retry-After for an HTML page with HTTP 429', async () =>
    expect(await fetchJson(`${origin}/busy`)).toMatchObject({ ok: false, httpStatus: 429, retryAfter: 7 }));

  it.each(['/silent', '/drip'])(
    'SF-04 returns an AbortError after 15 seconds when the response does not complete: %s',
    async (path) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const settled = vi.fn();
        const fetched = vi.spyOn(globalThis, 'fetch');
        const response = fetchJson(origin + path).finally(settled);
        // The limit is for the whole response, not for its start.
        if (path === '/drip') await fetched.mock.results[0]?.value;
        await vi.advanceTimersByTimeAsync(14_999);
        expect(settled).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(1);
        expect(await response).toMatchObject({ ok: false, cause: { name: 'AbortError' } });
      } finally {
        vi.useRealTimers();
        vi.restoreAllMocks();
      }
    },
  );

  it('SF-04 returns an error when nothing listens on the port', async () =>
    expect(await fetchJson('http://127.0.0.1:1/')).toMatchObject({ ok: false }));
});
