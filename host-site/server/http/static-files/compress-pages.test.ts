import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { RequestEnv } from '../request-env.ts';
import { compressPages } from './compress-pages.ts';

const page = `<!doctype html><p>${'text '.repeat(400)}</p>`;
const app = new Hono<RequestEnv>();
app.use(compressPages());
app.get('/page', (context) => context.html(page, 200, { 'Cache-Control': 'private, no-cache', Vary: 'Accept' }));
app.get('/missing', (context) => context.html(page, 404, { 'Cache-Control': 'no-store' }));
app.get('/small', (context) => context.html('<p>text</p>'));
app.get('/json', (context) => context.json({ text: page }));
app.get('/file', (context) => context.html(page, 200, { ETag: '"file"' }));
app.post('/page', (context) => context.html(page));

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { 'Accept-Encoding': 'gzip, br', ...headers } });
const listEncodings = (...responses: Response[]) => responses.map(({ headers }) => headers.get('Content-Encoding'));

describe('a page that is made for a request', () => {
  it('is compressed as the client accepts it, also when it says that a page is missing', async () => {
    const [found, missing] = [await get('/page'), await get('/missing')];
    expect(listEncodings(found, missing, await get('/page', { 'Accept-Encoding': 'gzip' }))).toEqual([
      'br',
      'br',
      'gzip',
    ]);
    expect([found.status, missing.status]).toEqual([200, 404]);
    expect(brotliDecompressSync(await missing.arrayBuffer()).toString()).toBe(page);
    const zipped = await get('/page', { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(page);
    expect(found.headers.get('Vary')).toBe('Accept, Accept-Encoding');
  });

  it('is not sent again while it is the same', async () => {
    const tag = (await get('/page')).headers.get('ETag') ?? '';
    const again = await get('/page', { 'If-None-Match': `W/${tag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/page', { 'If-None-Match': tag, 'Accept-Encoding': 'identity' })).status).toBe(200);
  });

  it('has no ETag where nothing may be kept', async () => {
    expect((await get('/missing')).headers.get('ETag')).toBeNull();
  });

  it('stays as it is where it is small, was compressed, has a secret in its address, or follows a post', async () => {
    const posted = await app.request('/page', { method: 'POST', headers: { 'Accept-Encoding': 'br' } });
    const others = [
      await get('/small'),
      await get('/file'),
      await get('/json'),
      await get('/page?token=secret'),
      posted,
    ];
    expect(listEncodings(...others)).toEqual([null, null, null, null, null]);
    expect((await get('/page', { 'Accept-Encoding': 'br;q=0, gzip;q=0' })).headers.get('Content-Encoding')).toBeNull();
  });
});
