import { symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../../../tests/server/support/page-server.ts';
import { getRawStatus } from '../../../../tests/server/support/raw-request.ts';
import { createFolder, writeFiles } from '../../../../tests/server/support/temporary-folder.ts';
import { createSite } from '../../../../tests/server/support/test-site.ts';
import { parseRange } from './byte-range.ts';

const site = createSite();
const outside = createFolder();
let server: PageServer;

beforeAll(async () => {
  writeFiles(outside.path, { 'secret.txt': 'secret' });
  symlinkSync(join(outside.path, 'secret.txt'), join(site.siteDir, 'linked.txt'));
  symlinkSync(outside.path, join(site.siteDir, 'linked'));
  server = await startPageServer(site);
});
afterAll(async () => {
  await server.close();
  site.remove();
  outside.remove();
});

/** Bypasses fetch's own decoding, so that the encoding can be tested. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }>(
    (resolve, reject) => {
      request(server.origin + path, { method, headers }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece) => pieces.push(piece));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
        );
      })
        .on('error', reject)
        .end();
    },
  );

it.each([
  ['/en/contact', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/site-abcd1234.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/plain.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=3600'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
  ['/speculation-rules.json', 'application/speculationrules+json', 'public, max-age=3600'],
  ['/widgets/v1/vitrine.js', 'text/javascript; charset=utf-8', 'public, max-age=300, stale-while-revalidate=86400'],
  ['/widgets/v1/chunks/form-abcd1234.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/widgets/v1/chunks/abcd12/form.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/widgets/v1/chunks/abcd1234/form.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/widgets/v/1.1.0/vitrine.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/widgets/v/1.0.0/vitrine.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/widgets/v1/chunks/form-earlier1.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/widgets/v1/custom-elements.json', 'application/json', 'public, max-age=300, stale-while-revalidate=86400'],
])('%s is served as %s with Cache-Control %s', async (path, type, caching) => {
  const { status, headers } = await get(path);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
});

const brief = 'public, max-age=300, stale-while-revalidate=3600';
const lasting = 'public, max-age=86400, stale-while-revalidate=604800';

it.each([
  ['/stores/vitrine.json', 'application/json', brief],
  ['/stores/vitrine/0.json', 'application/json', brief],
  ['/stores/places-1.json', 'application/json', lasting],
  ['/stores/postal/h.json', 'application/json', lasting],
  ['/stores/canada-1.bin', 'application/octet-stream', lasting],
])(
  'SF-07 %s has CORS headers for any origin, its cache lifetime, and 304 for a matching ETag',
  async (path, type, caching) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['speculation-rules']).toBeUndefined();
    const again = await get(path, { 'If-None-Match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  },
);

it('a page’s social card may be loaded by any site and is cached as immutable', async () => {
  const { headers } = await get('/cards/lead-1234abcd90.png');
  expect([headers['content-type'], headers['cache-control'], headers['cross-origin-resource-policy']]).toEqual([
    'image/png',
    'public, max-age=31536000, immutable',
    'cross-origin',
  ]);
});

it.each(['v1', 'v/1.1.0', 'v/1.0.0'])('the widgets of %s may be loaded by any site', async (folder) => {
  const { headers } = await get(`/widgets/${folder}/vitrine.js`);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['timing-allow-origin']).toBe('*');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('a pinned release is served from its archive, and an unknown release returns 404', async () => {
  expect((await get('/widgets/v/1.0.0/vitrine.js')).body.toString()).toMatch(/^export const value/);
  expect((await get('/widgets/v/1.1.0/vitrine.js')).body.toString()).toBe('older');
  // Which `v1/vitrine.checked.js` of the build loads.
  expect((await get('/widgets/v/1.1.0/chunks/abcd12/form.js')).status).toBe(200);
  expect((await get('/widgets/v/0.9.0/vitrine.js')).status).toBe(404);
  expect((await get('/widgets/1.0.0/vitrine.js')).status).toBe(404);
});

it('a page has no CORS headers and may not be loaded by other sites', async () => {
  const page = (await get('/en/contact')).headers;
  expect(page['access-control-allow-origin']).toBeUndefined();
  expect(page['cross-origin-resource-policy']).toBe('same-origin');
});

it('the Node renderer /widgets/server.js returns 404', async () => {
  expect((await get('/widgets/server.js')).status).toBe(404);
});

it.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('Accept-Encoding "%s" gets the content encoding %s', async (accepted, encoding) => {
  const plain = await get('/en/contact');
  const { headers, body } = await get('/en/contact', { 'Accept-Encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toContain('Accept-Encoding');
  expect(headers['content-length']).toBe(String(body.length));
  const decoded = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  expect(decoded.toString()).toBe(plain.body.toString());
});

it('each encoding has its own strong ETag, and a matching If-None-Match gets 304', async () => {
  const plain = await get('/en/contact');
  const brotli = await get('/en/contact', { 'Accept-Encoding': 'br' });
  const tag = String(brotli.headers.etag);
  expect(tag).toMatch(/^"[\w-]+"$/);
  expect(tag).not.toBe(plain.headers.etag);
  for (const known of [tag, `"other", ${tag}`, `W/${tag}`, '*']) {
    const again = await get('/en/contact', { 'Accept-Encoding': 'br', 'If-None-Match': known });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
  }
  expect((await get('/en/contact', { 'If-None-Match': tag })).status).toBe(200);
});

it('HEAD gets the headers of GET without the body', async () => {
  const full = await get('/en/contact');
  const head = await get('/en/contact', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(full.headers['content-length']);
  expect(head.headers.etag).toBe(full.headers.etag);
});

it('HEAD ignores a range, as everything but GET does', async () => {
  const whole = await get('/widgets/v1/vitrine.js', {}, 'HEAD');
  for (const range of ['bytes=0-3', 'bytes=999999-']) {
    const { status, headers } = await get('/widgets/v1/vitrine.js', { Range: range }, 'HEAD');
    expect([status, headers['content-range'], headers['content-length']]).toEqual([
      200,
      undefined,
      whole.headers['content-length'],
    ]);
  }
});

it('a Range request gets 206 with the uncompressed bytes, the whole file when outdated, and 416 beyond the end', async () => {
  const { body, headers } = await get('/widgets/v1/vitrine.js');
  const range = await get('/widgets/v1/vitrine.js', { Range: 'bytes=7-18', 'Accept-Encoding': 'br' });
  expect([range.status, range.body.toString()]).toEqual([206, body.subarray(7, 19).toString()]);
  expect(range.headers['content-range']).toBe(`bytes 7-18/${body.length}`);
  expect(range.headers['content-encoding']).toBeUndefined();
  const outdated = await get('/widgets/v1/vitrine.js', { Range: 'bytes=0-3', 'If-Range': '"older"' });
  expect([outdated.status, outdated.body.length]).toEqual([200, body.length]);
  const current = await get('/widgets/v1/vitrine.js', { Range: 'bytes=0-3', 'If-Range': String(headers.etag) });
  expect(current.status).toBe(206);
  const beyond = await get('/widgets/v1/vitrine.js', { Range: 'bytes=999999-' });
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${body.length}`]);
});

it.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=90-1000', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=9-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=0-9', undefined],
  [undefined, undefined],
])('parseRange reads the range %s of 100 bytes as %j', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s on a page gets 405', async (method) => {
  const { status, headers } = await get('/en/contact', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

const secrets = [
  '../secret.txt',
  '../../package.json',
  'linked.txt',
  'linked/secret.txt',
  'en/../../site/../secret.txt',
];
const spellings = (path: string) => [
  path,
  path.replaceAll('..', '%2e%2e'),
  path.replaceAll('..', '.%2E'),
  path.replaceAll('/', '%2f'),
  path.replaceAll('/', '\\'),
  path.replaceAll('/', '%5c'),
  path.replaceAll('/', '//'),
  path.replaceAll('..', '%252e%252e'),
  `${path}%00.html`,
  `%00/${path}`,
  path.replaceAll('..', '%c0%ae%c0%ae'),
];

it.each(['/', '/assets/', '/widgets/', '/widgets/v1/'])('path traversal from %s gets 400 or 404', async (start) => {
  for (const path of secrets.flatMap(spellings)) {
    const status = await getRawStatus(server.origin, start + path);
    expect([path, [400, 404].includes(status)]).toEqual([path, true]);
  }
});

it.each([
  '/%',
  '/%zz',
  '/en/%E0%A4%A',
  '/?%',
  '/en/contact%00',
  '//',
  '/\\',
  '/.',
  '/..',
  '/en/contact.html',
  '/en/404',
])('the unusual path %s gets no server error', async (path) => {
  expect(await getRawStatus(server.origin, path)).toBeLessThan(500);
});
