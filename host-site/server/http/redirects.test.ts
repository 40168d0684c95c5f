import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../../tests/server/support/page-server.ts';
import { createFolder, writeFiles } from '../../../tests/server/support/temporary-folder.ts';

const until = '2026-12-24T18:00:00-05:00';
const site = createFolder();
let server: PageServer;
const lines: string[] = [];
let now = Date.parse(until) - 1;
const get = async (path: string, accept = '*/*') => {
  const headers = { Accept: accept, 'Accept-Language': 'fr' };
  const response = await fetch(server.origin + path, { redirect: 'manual', headers });
  return [response.status, response.headers.get('Location')];
};

beforeAll(async () => {
  const names = ['gift', 'noel', '404'].flatMap((name) => ['en', 'fr'].map((locale) => `${locale}/${name}`));
  writeFiles(site.path, {
    ...Object.fromEntries(names.map((name) => [`${name}.html`, `page ${name}`])),
    'publish-times.json': JSON.stringify([{ path: 'noel', until }]),
    'redirects.json': JSON.stringify([
      { address: 'cartes', page: 'gift' },
      { address: 'fetes', page: 'noel' },
      { address: 'noel', page: 'gift' },
    ]),
  });
  server = await startPageServer({ siteDir: site.path }, { now: () => now, lines });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

describe('a redirect from redirects.json', () => {
  it('leads to the page in the language of the URL, ignores letter case and keeps the query', async () => {
    expect(await get('/fr/cartes?utm_source=mail')).toEqual([308, '/fr/gift?utm_source=mail']);
    expect(await get('/en/Cartes/')).toEqual([308, '/en/gift']);
  });

  it('leads from a URL without a language to the one in the visitor’s language', async () => {
    expect(await get('/cartes?utm_source=mail')).toEqual([302, '/fr/cartes?utm_source=mail']);
    expect((await get('/de/cartes'))[0]).toBe(302);
  });

  it('is inactive while a page has its URL, and returns 404 once its target page has expired', async () => {
    now = Date.parse(until) - 1;
    expect(await get('/fr/noel')).toEqual([200, null]);
    expect(await get('/fr/noel/')).toEqual([308, '/fr/noel']);
    expect(await get('/fr/fetes')).toEqual([308, '/fr/noel']);
    now = Date.parse(until);
    expect(await get('/fr/noel')).toEqual([308, '/fr/gift']);
    expect(await get('/fr/fetes')).toEqual([404, null]);
  });

  it('does not apply to other URLs, and /redirects.json returns 404', async () => {
    for (const path of ['/redirects.json', '/en/carte', '/en/cartes/x', '/xcartes']) {
      expect(await get(path)).toEqual([404, null]);
    }
  });

  it('is logged with its path, while the path of an unknown URL is logged as (unknown)', async () => {
    const readPaths = () => lines.map((line): unknown => JSON.parse(line).path).filter((path) => path !== undefined);
    lines.length = 0;
    await get('/fr/cartes');
    await get('/fr/marie@example.ca');
    await expect.poll(readPaths).toEqual(['/fr/cartes', '(unknown)']);
  });
});
