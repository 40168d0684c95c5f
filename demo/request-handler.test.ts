import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { createElementHandler } from './elements/serve-elements.ts';
import { createHostileHandler } from './hostile/serve-hostile.ts';
import { respondToErrors } from './request-handler.ts';
import { createPageHandler } from './serve-pages.ts';

/** The first line of a response, to a path that `fetch` would tidy. */
async function ask(listener: RequestListener, path: string): Promise<string | undefined> {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`GET ${path} HTTP/1.1\r\nHost: demo\r\nConnection: close\r\n\r\n`);
  const [first] = (await text(socket)).split('\r\n');
  server.close();
  return first;
}

it.each(['//', '/\\', '/nothing'])('demo site request handlers respond with 404 to %s', async (path) => {
  const site = 'http://site.example';
  const renderWidget = () => '';
  const pages = createPageHandler({ folders: [], site, policy: () => ({}) });
  const hostile = createHostileHandler(site, renderWidget, pages);
  const elements = createElementHandler(site, renderWidget, hostile);
  expect(await ask(respondToErrors(elements), path)).toBe('HTTP/1.1 404 Not Found');
});

it.each([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['returns a rejected promise', () => Promise.reject(new Error('broken'))],
])('a request handler that %s results in HTTP status 500 and one logged error', async (_, handler) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await ask(respondToErrors(handler), '/')).toBe('HTTP/1.1 500 Internal Server Error');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
