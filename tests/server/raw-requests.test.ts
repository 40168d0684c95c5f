import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../host-site/server/start-server.ts';
import { sendRaw } from './support/raw-request.ts';
import { createConfig } from './support/test-config.ts';
import { createTestDatabase, type TestDatabase } from './support/test-databases.ts';
import { createSite } from './support/test-site.ts';

const site = createSite();
let location: TestDatabase;
let server: RunningServer;

beforeAll(async () => {
  location = await createTestDatabase('pglite');
  server = await startServer(createConfig({ ...location, ...site }));
});
afterAll(async () => {
  await server.close();
  await location.remove();
  site.remove();
});

/** Sends request lines unchanged and returns the status; 0 for none. */
async function getStatus(...lines: string[]): Promise<number> {
  const response = await sendRaw(server.origin, [...lines, 'Connection: close', '', ''].join('\r\n'));
  return Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1] ?? 0);
}

it.each([
  [200, ['GET /en HTTP/1.1', 'Host: localhost']],
  [200, ['GET http://localhost/en HTTP/1.1', 'Host: localhost']],
  [200, ['GET http://LOCALHOST:8080/en HTTP/1.1', 'Host: localhost:8080']],
  [400, ['GET /en HTTP/1.1', 'Host: localhost', 'Host: evil.example']],
  [400, ['GET /en HTTP/1.1', 'Host: localhost', 'hOST: localhost']],
  [400, ['GET /en HTTP/1.1']],
  [400, ['GET /en HTTP/1.0']],
  [400, ['GET /en HTTP/1.1', 'Host:']],
  [400, ['GET /en HTTP/1.1', 'Host: localhost, evil.example']],
  [400, ['GET /en HTTP/1.1', 'Host: localhost/evil']],
  [400, ['GET /en HTTP/1.1', 'Host: user@localhost']],
  [400, ['GET /en HTTP/1.1', 'Host: localhost', ' evil.example']],
  [400, ['GET /en HTTP/1.1', 'Host : localhost']],
  [400, ['GET http://evil.example/en HTTP/1.1', 'Host: localhost']],
  [400, ['GET http://localhost:1/en HTTP/1.1', 'Host: localhost']],
  [400, ['GET http://user:word@localhost/en HTTP/1.1', 'Host: localhost']],
  [400, ['GET en HTTP/1.1', 'Host: localhost']],
  [400, ['OPTIONS * HTTP/1.1', 'Host: localhost']],
  [400, ['POST /en HTTP/1.1', 'Host: localhost', 'Content-Length: 2', 'Content-Length: 3']],
  [400, ['POST /en HTTP/1.1', 'Host: localhost', 'Content-Length: 2, 2']],
  [400, ['POST /en HTTP/1.1', 'Host: localhost', 'Content-Length: 2', 'Transfer-Encoding: chunked']],
  [400, ['POST /en HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: xchunked']],
  [400, ['POST /en HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity']],
])('the server responds %i to the raw request %j', async (status, lines) => {
  expect(await getStatus(...lines)).toBe(status);
});

it('the server responds 408 within 15 seconds to a client that sends its headers byte by byte', {
  tags: ['full'],
}, async () => {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  let response = '';
  socket.setEncoding('latin1').on('data', (piece) => {
    response += piece;
  });
  socket.write('GET /en HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  let bytes = 0;
  // The limit is ten seconds, plus up to half of that until the next check.
  const dripping = setInterval(() => {
    bytes += 1;
    socket.write('x');
  }, 500);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dripping);
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(bytes).toBeLessThan(30);
});
