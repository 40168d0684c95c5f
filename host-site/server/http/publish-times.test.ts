import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../../tests/server/support/page-server.ts';
import { createFolder, writeFiles } from '../../../tests/server/support/temporary-folder.ts';

const from = '2026-12-01T09:00:00-05:00';
const until = '2026-12-24T18:00:00-05:00';
const site = createFolder();
let server: PageServer;
let now = Date.parse(from) - 1;
const get = async (path: string) => {
  const response = await fetch(server.origin + path, { redirect: 'manual' });
  return [response.status, await response.text()] as const;
};

beforeAll(async () => {
  const names = ['gifts', 'articles/gifts', 'always', '404'].flatMap((name) =>
    ['en', 'fr'].map((locale) => `${locale}/${name}`),
  );
  writeFiles(site.path, {
    ...Object.fromEntries(names.map((name) => [`${name}.html`, `page ${name}`])),
    'publish-times.json': JSON.stringify(['gifts', 'articles/gifts'].map((path) => ({ path, from, until }))),
  });
  server = await startPageServer({ siteDir: site.path }, { now: () => now });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

describe('a page with publish times', () => {
  it.each([
    ['returns 404 just before its start', Date.parse(from) - 1, 404],
    ['returns 200 at its start', Date.parse(from), 200],
    ['returns 200 just before its end', Date.parse(until) - 1, 200],
    ['returns 404 at its end', Date.parse(until), 404],
  ])('%s, without a server restart', async (_, at, status) => {
    now = at;
    for (const locale of ['en', 'fr']) {
      for (const path of ['gifts', 'articles/gifts']) {
        const name = status === 200 ? path : '404';
        expect(await get(`/${locale}/${path}`)).toEqual([status, `page ${locale}/${name}`]);
      }
      expect((await get(`/${locale}/always`))[0]).toBe(200);
    }
    // The address without a language leads nowhere while the page is hidden.
    expect((await get('/gifts'))[0]).toBe(status === 200 ? 302 : 404);
  });

  it('does not expose its times: /publish-times.json returns 404', async () => {
    expect((await get('/publish-times.json'))[0]).toBe(404);
  });
});
