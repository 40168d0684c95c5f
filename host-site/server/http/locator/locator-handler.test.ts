import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../../../tests/server/support/page-server.ts';
import { writeFiles } from '../../../../tests/server/support/temporary-folder.ts';
import { createSite } from '../../../../tests/server/support/test-site.ts';

const now = Date.parse('2026-11-23T17:00:00Z');
const page = (locale: string) =>
  `<!doctype html><title>${locale}</title><a href="/fr/storelocator" lang="fr-CA" hrefLang="fr-CA">Français</a>` +
  '<vitrine-store-finder><template shadowrootmode="open"><input id="place" type="text" name="q"/></template>' +
  '<p class="sample">Sample</p><div id="all-stores"><ul><li>All stores</li></ul></div></vitrine-store-finder><p>Notes</p>';
const daily = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [['09:00', '21:00']]]));
const store = (slug: string, lat: number, lng: number, change: object = {}) => ({
  id: slug,
  number: String(lat).slice(0, 2),
  brand: 'vitrine',
  slug,
  name: { en: `${slug} Mall`, fr: `Centre ${slug}` },
  address: { line1: '1 A Street', city: slug, province: 'ON', postalCode: 'M5V 0A1' },
  lat,
  lng,
  timeZone: 'America/Toronto',
  phone: '4165550100',
  hours: daily,
  ...change,
});
const stores = [
  store('Guelph', 43.54, -80.25),
  store('Toronto', 43.65, -79.38),
  store('Soon', 43.55, -80.25, { status: 'opening-soon', opensOn: '2026-12-05' }),
  store('Sudbury', 42, -123, {
    address: {
      line1: '1 A Street',
      city: 'Greater Sudbury',
      cityFr: 'Grand Sudbury',
      province: 'ON',
      postalCode: 'P3E 0A0',
    },
  }),
  store('North', 60.73, -135.06, {
    address: { line1: '1 A Street', city: 'Whitehorse', province: 'YT', postalCode: 'Y1A 0A1' },
    status: 'opening-soon',
  }),
  store('Halifax', 44.65, -63.57, {
    address: { line1: '<b>2</b> & B', city: 'Halifax', province: 'NS', postalCode: 'B3H 0A1' },
  }),
];
const north = [['Whitehorse', 0, 'YT', 60.72, -135.06, 28_000]];
const places = [['Guelph', 0, 'ON', 43.55, -80.25, 140_000]];
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
const listStores = (html: string) => [...html.matchAll(/\/stores\/(\w+)"/g)].map(([, slug]) => slug);
const listHeadings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading);

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
    expect(html).toContain('<a href="tel:+14165550100">');
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

describe('SF-01 the store locator page of a large chain', () => {
  it.each([
    ['en', 'ontario', 'Ontario: 61 stores', ['Sample'], 60],
    ['fr', 'ontario', '61\u00A0magasins\u00A0: Ontario', ['Sample'], 60],
    ['en', '43,-80', '61 stores nearby', ['Sample', 'Showing the nearest 60 of 61 stores'], 60],
    ['fr', '43,-80', '61\u00A0magasins à proximité', ['Sample', 'Voici les 60 plus proches, sur 61\u00A0magasins'], 60],
  ])('shows in %s for the query %s the number of all stores, also those beyond the nearest 60', async (...row) => {
    const [locale, text, heading, notes, count] = row;
    const large = createSite();
    const many = Array.from({ length: 61 }, (_, at) => store(`s${at}`, 43 + at / 1000, -80));
    writeFiles(large.siteDir, {
      [`${locale}/storelocator.html`]: page(locale),
      'stores/vitrine.json': JSON.stringify({ version: 1, zones: {}, holidays: {}, stores: many, shards: [] }),
    });
    const chain = await startPageServer(large, { now: () => now });
    const html = await (await fetch(`${chain.origin}/${locale}/storelocator?q=${text}`)).text();
    expect(listHeadings(html)).toEqual([heading]);
    expect([...html.matchAll(/<p class="sample">([^<]*)/g)].map(([, note]) => note)).toEqual(notes);
    expect(listStores(html)).toHaveLength(count);
    await chain.close();
    large.remove();
  });

  it.each([
    [
      'en',
      'No store is open right now near Guelph, Ontario',
      'All closed today (New Year’s Day). The nearest opens tomorrow at 9 a.m.',
      'Coming holidays and special hours',
    ],
    [
      'fr',
      'Aucun magasin n’est ouvert en ce moment près de Guelph (Ontario)',
      'Fermés aujourd’hui (jour de l’An). Le plus proche ouvre demain à 9 h.',
      'Jours fériés et heures particulières à venir',
    ],
  ])('SF-08 on a closed day says so in %s, lists the near stores, and leads to the coming holidays', async (...row) => {
    const [locale, heading, why, link] = row;
    const closedDay = createSite();
    const holidays = {
      ON: [
        { date: '2027-01-01', name: { en: 'New Year’s Day', fr: 'jour de l’An' }, hours: [] },
        { date: '2027-02-15', name: { en: 'Family Day', fr: 'jour de la Famille' }, hours: [] },
      ],
    };
    writeFiles(closedDay.siteDir, {
      [`${locale}/storelocator.html`]: page(locale),
      'stores/vitrine.json': JSON.stringify({
        version: 1,
        zones: { 'America/Toronto': [[0, -300]] },
        holidays,
        stores,
      }),
      'stores/places/g.json': JSON.stringify(places),
    });
    const chain = await startPageServer(closedDay, { now: () => Date.parse('2027-01-01T17:00:00Z') });
    const ask = async (query: string) => (await fetch(`${chain.origin}/${locale}/storelocator?${query}`)).text();
    const html = await ask('q=guelph&open=1');
    expect(listHeadings(html)).toEqual([heading]);
    expect(html.replaceAll('\u00A0', ' ')).toContain(`<p class="status">${why}</p>`);
    expect(listStores(html)).toEqual(['Guelph', 'Soon', 'Toronto']);
    // One tap from each store.
    for (const slug of listStores(html)) {
      expect(html).toContain(`<a href="/${locale}/stores/${slug}#hours">${link}</a>`);
    }
    // Stores in another province are open, thousands of kilometres away.
    expect(html).not.toContain('Halifax');
    await chain.close();
    closedDay.remove();
  });

  it('reads of a chain whose data is split only the files that can hold a matching store', async () => {
    const large = createSite();
    const shard = (file: string, list: readonly ReturnType<typeof store>[], provinces: string[]) => ({
      file,
      count: list.length,
      provinces,
      middle: list[0],
      box: [
        Math.min(...list.map(({ lat }) => lat)),
        Math.min(...list.map(({ lng }) => lng)),
        Math.max(...list.map(({ lat }) => lat)),
        Math.max(...list.map(({ lng }) => lng)),
      ],
    });
    const [ontario, east, west] = [stores.slice(0, 3), stores.slice(5), stores.slice(3, 5)];
    writeFiles(large.siteDir, {
      'en/storelocator.html': page('en'),
      'stores/vitrine.json': JSON.stringify({
        version: 1,
        zones: {},
        holidays: {},
        stores: [],
        shards: [
          shard('vitrine/on.json', ontario, ['ON']),
          shard('vitrine/east.json', east, ['NS']),
          shard('vitrine/west.json', west, ['BC']),
        ],
      }),
      'stores/vitrine/on.json': JSON.stringify(ontario),
      'stores/vitrine/east.json': JSON.stringify(east),
      // A response that needs it fails, and is the page without a list.
      'stores/vitrine/west.json': 'unreadable',
      'stores/places-1.json': JSON.stringify(places),
    });
    const chain = await startPageServer(large, { now: () => now });
    const ask = async (query: string) =>
      listStores(await (await fetch(`${chain.origin}/en/storelocator${query}`)).text());
    expect(await ask('?q=guelph')).toEqual(['Guelph', 'Toronto', 'Soon']);
    expect(await ask('?q=nova+scotia')).toEqual(['Halifax']);
    expect(await ask('?s=50,-70')).toEqual(['Halifax', 'Toronto', 'Guelph']);
    expect(await ask('?q=british+columbia')).toEqual([]);
    await chain.close();
    large.remove();
  });
});
