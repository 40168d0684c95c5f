import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../../../tests/server/support/page-server.ts';
import { writeFiles } from '../../../../tests/server/support/temporary-folder.ts';
import { createSite } from '../../../../tests/server/support/test-site.ts';
import { generateChain } from '../../../sources/stores/large-chain.fixture.ts';
import { buildBrandFeed } from '../../../sources/stores/public-feed.ts';

const now = Date.parse('2026-11-30T17:00:00Z');
const page =
  '<!doctype html><vitrine-store-finder><template shadowrootmode="open"><input id="place" name="q"/></template>' +
  '<div id="all-stores"><nav>Provinces</nav></div></vitrine-store-finder>';

/** The bytes of an answer with sixty stores. */
const longestAnswer = 60_000;

describe.each([
  ['1,200 stores', 1200, []],
  ['3,000 stores', 3000, ['full']],
  ['30,000 stores', 30_000, ['full']],
] as const)('SF-03 a chain of %s on the server', (_, count, tags) => {
  const site = createSite();
  let server: PageServer;
  const options = { tags: [...tags] };

  beforeAll(async () => {
    const source = { stores: generateChain(count), isSample: false, departmentNames: {}, now };
    const feed = buildBrandFeed('vitrine', source);
    const files = [...feed].map(([name, file]) => [`stores/${name}`, JSON.stringify(file)]);
    writeFiles(site.siteDir, {
      'en/storelocator.html': page,
      'fr/storelocator.html': page,
      'stores/places-1.json': JSON.stringify([['Halifax', 0, 'NS', 44.65, -63.58, 440_000]]),
      'stores/abroad-1.json': '{}',
      'stores/postal/b.json': JSON.stringify({ B3J: ['Halifax', 0, 'NS', 44.65, -63.58] }),
      ...Object.fromEntries(files),
    });
    server = await startPageServer(site, { now: () => now });
  });
  afterAll(async () => {
    await server.close();
    site.remove();
  });

  async function ask(query: string) {
    const html = await (await fetch(`${server.origin}/en/storelocator?${query}`)).text();
    return { html, first: /\/stores\/(store-\d+)"/.exec(html)?.[1] };
  }

  it('finds a store by its number, name, telephone and address, whichever file it is in', {
    ...options,
    tags: ['full'],
  }, async () => {
    for (const at of [1, 500, count - 7, count]) {
      const [store] = generateChain(at).slice(-1);
      const { name, phone = '', address } = store ?? ({} as never);
      for (const text of [
        `#${at}`,
        String(at),
        `store ${at}`,
        name.en,
        name.fr,
        phone,
        `${address.line1}, ${address.city}`,
      ]) {
        const { first, html } = await ask(`q=${encodeURIComponent(text)}`);
        expect(first, text).toBe(`store-${at}`);
        expect(html.length, text).toBeLessThan(longestAnswer);
      }
    }
    expect((await ask(`q=%23${count + 1}`)).html).toContain('We couldn’t find');
  });

  it('lists a place, a code and a province in answers of bounded size', options, async () => {
    for (const query of [
      'q=Halifax',
      'q=B3J+0A1',
      's=44.65,-63.58&km=6000',
      'q=nova+scotia',
      'prov=NS',
      'prov=ON&page=2',
    ]) {
      const { html, first } = await ask(query);
      expect(first, query).toMatch(/^store-/);
      expect(html.length, query).toBeLessThan(longestAnswer);
      expect(html.match(/class="store-card"/g)?.length, query).toBeLessThanOrEqual(60);
    }
  });

  it('leads to each store of a province, page by page', options, async () => {
    const seen = new Set<string>();
    let link: string | undefined = 'prov=PE';
    while (link) {
      const { html } = await ask(link);
      for (const [, slug = ''] of html.matchAll(/\/stores\/(store-\d+)"/g)) seen.add(slug);
      link = /rel="next" href="[^?]+\?([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen.size).toBe(generateChain(count).filter(({ address }) => address.province === 'PE').length);
  });
});
