import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../../../tests/server/support/page-server.ts';
import { writeFiles } from '../../../../tests/server/support/temporary-folder.ts';
import { createSite } from '../../../../tests/server/support/test-site.ts';
import { listHeadings, listStores, now, page, places, stores } from './locator-site.fixture.ts';

const north = [['Whitehorse', 0, 'YT', 60.72, -135.06, 28_000]];
const twins = [
  ['Aylmer', 0, 'ON', 42.77, -80.98, 7500],
  ['Aylmer', 0, 'QC', 45.4, -75.84, 7000],
];
const far = [['Iqaluit', 0, 'NU', 63.75, -68.5, 7400]];

const site = createSite();
writeFiles(site.siteDir, {
  'en/storelocator.html': page('en'),
  'fr/storelocator.html': page('fr'),
  'stores/vitrine.json': JSON.stringify({
    version: 1,
    zones: { 'America/Toronto': [[0, -300]] },
    holidays: {},
    departmentNames: {},
    stores,
    shards: [],
  }),
  'stores/places-1.json': JSON.stringify([...places, ...north, ...far, ...twins]),
  'stores/abroad-1.json': JSON.stringify({ cities: [['New York', 8800]], regions: ['France'], states: ['NY'] }),
  'stores/postal/n.json': JSON.stringify({ N1G: ['Guelph', 0, 'ON', 43.53, -80.23] }),
});
const lines: string[] = [];
let server: PageServer;

beforeAll(async () => {
  server = await startPageServer(site, { lines, now: () => now });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

async function get(path: string) {
  const response = await fetch(server.origin + path, { redirect: 'manual' });
  return { response, html: await response.text() };
}

describe('SF-01 the store locator page rendered by the server', () => {
  it.each([
    ['en', 'guelph', '3 stores near Guelph, Ontario'],
    ['fr', 'GUELPH', '3\u00A0magasins près de Guelph (Ontario)'],
    ['en', 'City of Guelph', '3 stores near Guelph, Ontario'],
    ['fr', 'Guelph (Ontario)', '3\u00A0magasins près de Guelph (Ontario)'],
    ['fr', 'Gueplh', '3\u00A0magasins près de Guelph (Ontario)'],
    ['en', '410 Example Street, Guelph, ON', '3 stores near Guelph, Ontario'],
    ['en', 'stores in downtown Guelph', '3 stores near Guelph, Ontario'],
    ['fr', '410, rue Exemple, Guelph N1G 2W1 Canada', '3\u00A0magasins près de N1G 2W1'],
    ['en', 'n1g 2w1', '3 stores near N1G 2W1'],
    ['fr', 'N1G', '3\u00A0magasins près de N1G'],
    ['en', 'guelph mall', '3 stores near Guelph Mall'],
    ['en', '43.54,-80.25', '3 stores nearby'],
  ])(
    'lists in %s the stores for the query %s, nearest first and those not open yet last',
    async (locale, text, heading) => {
      const { response, html } = await get(`/${locale}/storelocator?q=${encodeURIComponent(text)}`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
      expect(listHeadings(html)).toEqual([heading, locale === 'en' ? 'Opening soon' : 'Ouverture prochaine']);
      expect(listStores(html)).toEqual(['Guelph', 'Toronto', 'Soon']);
      expect(html).toContain(`name="q" value="${text}"/>`);
      expect(html).not.toContain('All stores</li>');
      expect(html).toMatch(
        /<\/section><p><a class="more" href="\/(en|fr)\/storelocator">[^<]+<\/a><\/p><\/vitrine-store-finder>/,
      );
    },
  );

  it.each([
    ['en', 'No stores near Whitehorse, Yukon are open yet', 'Opening soon'],
    ['fr', 'Aucun magasin près de Whitehorse (Yukon) n’est encore ouvert', 'Ouverture prochaine'],
  ])('SF-04 says in %s that the only nearby store is not open yet, and lists it last', async (locale, ...headings) => {
    const { html } = await get(`/${locale}/storelocator?q=whitehorse`);
    expect(listHeadings(html)).toEqual(headings);
    expect(listStores(html).at(-1)).toBe('North');
  });

  it('shows each store’s distance and opening status in the language of the page', async () => {
    const { html } = await get('/fr/storelocator?q=guelph');
    expect(html).toMatch(
      /<p class="distance">À 1,1\u00A0km<\/p><h3><a href="\/fr\/stores\/Guelph" translate="no">Centre Guelph/,
    );
    expect(html).toContain('<p>Ouvert jusqu’à 21\u00A0h</p>');
    expect(html).toContain('<p class="status">Ouverture le 5\u00a0décembre</p>');
    expect(html).toContain('Guelph (Ontario) M5V\u00A00A1');
    expect(html).toContain('<a href="tel:+14165550100">416\u00A0555-0100</a>');
    expect(html).toContain('<a href="tel:+14165550100,12">416\u00A0555-0100, poste\u00A012</a>');
  });

  it('LOC-06 shows a city name in the language of the page', async () => {
    expect((await get('/fr/storelocator?q=sudbury+mall')).html).toContain('Grand Sudbury (Ontario) P3E');
    expect((await get('/en/storelocator?q=grand+sudbury')).html).toContain('Greater Sudbury, Ontario P3E');
  });

  it('lists the stores near the position in the URL, within its radius and filters', async () => {
    expect(listHeadings((await get('/en/storelocator?s=43.54,-80.25')).html)[0]).toBe('3 stores nearby');
    expect(listStores((await get('/en/storelocator?s=43.54,-80.25&km=10')).html)).toEqual(['Guelph', 'Soon']);
    expect(listStores((await get('/en/storelocator?s=43.54,-80.25&grand=1')).html)).toEqual(['Soon']);
    expect(listHeadings((await get('/en/storelocator?s=43.54,-80.25&dept=pets')).html)).toEqual([
      'No store matches this search',
    ]);
  });

  it('lists the stores of a province, and the nearest stores when none is nearby', async () => {
    const province = await get('/en/storelocator?q=nova+scotia');
    expect([listHeadings(province.html), listStores(province.html)]).toEqual([['Nova Scotia: 1 store'], ['Halifax']]);
    expect(province.html).toContain('&lt;b&gt;2&lt;/b&gt; &amp; B');
    const nearest = await get('/fr/storelocator?q=iqaluit');
    expect(listHeadings(nearest.html)).toEqual(['Désolé, aucun magasin près d’Iqaluit (Nunavut)']);
    expect(listStores(nearest.html)).toEqual(['Halifax', 'Toronto', 'Guelph']);
  });

  it('says what was searched for where the text says more, and not otherwise', async () => {
    const partly = await get('/en/storelocator?q=Guelph+sofas');
    expect(partly.html).toContain('We searched for Guelph, Ontario.');
    expect((await get('/fr/storelocator?q=Gueplh')).html).toContain('Nous avons cherché Guelph (Ontario).');
    expect((await get('/en/storelocator?q=stores+in+Guelph')).html).not.toContain('We searched for');
  });

  it.each([
    ['en', 'New York', 'Our stores are all in Canada, and “New York” isn’t'],
    ['fr', 'Paris, France', 'Nos magasins sont tous au Canada, et «\u00A0France\u00A0» n’y est pas'],
    ['en', 'Z1A 1A1', 'No one in Canada has the postal code “Z1A 1A1”'],
    ['fr', 'près de moi', 'Nous ne voyons pas où vous êtes'],
    ['en', 'near me', 'We can’t see where you are'],
  ])('says in %s of “%s” why no store is near it, and keeps the list', async (locale, text, heading) => {
    const { response, html } = await get(`/${locale}/storelocator?q=${encodeURIComponent(text)}`);
    expect([response.status, listHeadings(html)]).toEqual([200, [heading]]);
    expect(html).toContain('All stores</li>');
  });

  it('offers the places that a text may mean where none is sure', async () => {
    const { html } = await get('/en/storelocator?q=aylmer');
    expect(listHeadings(html)).toEqual(['Where is “aylmer”?']);
    const links = [...html.matchAll(/<a href="(\/en\/storelocator\?q=[^"]+)">([^<]+)/g)].map(([, href, label]) => [
      href,
      label,
    ]);
    expect(links.map(([, label]) => label)).toEqual(['Aylmer, Ontario', 'Aylmer, Québec']);
    expect(listHeadings((await get(links[1]?.[0] as string)).html)[0]).toContain('near Aylmer, Québec');
    expect(html).toContain('All stores</li>');
  });

  it.each([
    'xyzzy',
    '!?',
    'H0H 0H0',
    '<script>alert(1)</script>',
    '"><img src=x>',
    "$& $' $`",
    '\u0000',
    '</vitrine-store-finder>',
  ])('says that %s is unknown, shows it as text, and keeps the list of all stores', async (text) => {
    for (const [locale, message] of [
      ['en', 'We couldn’t find'],
      ['fr', 'Nous ne connaissons pas'],
    ] as const) {
      const { response, html } = await get(`/${locale}/storelocator?q=${encodeURIComponent(text)}`);
      expect(response.status).toBe(200);
      expect(html).toContain(message);
      expect(html).toContain('<div id="all-stores"><ul><li>All stores</li></ul></div></vitrine-store-finder>');
      expect(html).not.toMatch(/<(script|img)/);
      expect(html.match(/<input/g)).toHaveLength(1);
      if (text.startsWith('$')) expect(html.replaceAll('&amp;', '&').replaceAll('&#39;', "'")).toContain(text);
    }
  });

  it.each(['', '?', '?q=', '?q=%20', '?near=nowhere', '?s=nowhere', '?prov=ON', '?brand=winners'])(
    'is the unchanged built page for the query string “%s”',
    async (query) => {
      expect((await get(`/en/storelocator${query}`)).html).toBe(page('en'));
    },
  );

  it('LOC-04 keeps the query in the link to the other language', async () => {
    const { html } = await get('/en/storelocator?q=guelph&utm_source=a');
    expect(html).toContain('<a href="/fr/storelocator?q=guelph&amp;utm_source=a" lang="fr-CA"');
  });

  it('returns 429 with all stores to a client over its limit, and serves other clients', async () => {
    const limited = await startPageServer({ ...site, rateLimitPerMinute: 2, trustedProxies: 1 }, { now: () => now });
    const ask = (path: string, client = '192.0.2.1') =>
      fetch(limited.origin + path, { headers: { 'X-Forwarded-For': client } });
    for (const text of ['guelph', 'toronto']) expect((await ask(`/fr/storelocator?q=${text}`)).status).toBe(200);
    const refused = await ask('/fr/storelocator?q=halifax');
    const html = await refused.text();
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store']);
    expect(html).toContain(`Attendez ${refused.headers.get('retry-after')}\u00A0seconde`);
    expect(html).toContain('value="halifax"');
    expect(html).toContain('All stores</li>');
    expect((await ask('/fr/storelocator')).status).toBe(200);
    expect((await ask('/fr/storelocator?q=guelph', '192.0.2.2')).status).toBe(200);
    await limited.close();
  });

  it('is the unchanged built page when the store data cannot be read', async () => {
    const broken = createSite();
    writeFiles(broken.siteDir, { 'en/storelocator.html': page('en'), 'stores/vitrine.json': '<!doctype html>' });
    const other = await startPageServer(broken, { lines });
    expect(await (await fetch(`${other.origin}/en/storelocator?q=guelph`)).text()).toBe(page('en'));
    await other.close();
    broken.remove();
  });

  it('is logged without the query', async () => {
    await get('/en/storelocator?q=secret%20street');
    expect(lines.some((line) => line.includes('/en/storelocator'))).toBe(true);
    expect(lines.filter((line) => line.includes('secret'))).toEqual([]);
  });
});
