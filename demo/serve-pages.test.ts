import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createPageHandler, nameFile } from './serve-pages.ts';

describe('the file behind a path of a demo site', () => {
  it.each([
    ['/', 'index.html'],
    ['/fr', 'index.fr.html'],
    ['/fr/', 'index.fr.html'],
    ['/strict', 'strict.html'],
    ['/strict/', 'strict.html'],
    ['/strict/fr', 'strict.fr.html'],
    ['/old-library.js', 'old-library.js'],
    ['/style.css', 'style.css'],
  ])('%s is %s', (path, name) => {
    expect(nameFile(path)).toBe(name);
  });

  it.each(['/../package.json', '/.env', '/a/b/fr', '//fr', '/strict/de', '/main.ts', '/%2e%2e/x', '/strictfr/fr/fr'])(
    '%s is nothing',
    (path) => {
      expect(nameFile(path)).toBeUndefined();
    },
  );
});

it.each(['//', '/\\\\'])('a demo site has no page %s, and goes on', async (path) => {
  const server = createServer(createPageHandler({ folders: [], site: '', policy: () => ({}) }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`GET ${path} HTTP/1.1\r\nHost: demo\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 404/);
  server.close();
});
