import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../../../tests/server/support/page-server.ts';
import { writeFiles } from '../../../../tests/server/support/temporary-folder.ts';
import { createSite } from '../../../../tests/server/support/test-site.ts';
import { formatEntries, type SearchEntry } from '../../../site/search/search-entry.ts';

const page = (name: string) =>
  `<!doctype html><title>${name}</title><a href="/en/search" lang="en-CA" hrefLang="en-CA">English</a><input id="search-text" type="search" name="q" maxLength="80" value=""/>` +
  '<p class="heading" id="search-status" role="status"></p><div id="search-results"></div>';
const entry = (at: number, part: Partial<SearchEntry> = {}): SearchEntry => ({
  path: `/fr/articles/${at}`,
  kind: 'article',
  title: `Idée ${at}`,
  headings: '',
  text: `L’éclairage, pièce ${at} & <b>plus</b>.`,
  ...part,
});
const entries = [
  ...Array.from({ length: 25 }, (_, at) => entry(at)),
  entry(99, { title: 'Un seul', text: 'Un tapis à 25\u00A0$& $` $1.' }),
];

const site = createSite();
writeFiles(site.siteDir, {
  'en/search.html': page('en/search'),
  'fr/search.html': page('fr/search'),
  'fr/storelocator.html': page('fr/storelocator'),
  'search/fr.json': formatEntries(entries),
  'search/fr-documentation.json': formatEntries([entry(1, { path: '/fr/widgets/embedding', title: 'Tapis en ligne' })]),
  'search/en.json': '<!doctype html>',
});
const lines: string[] = [];
let server: PageServer;

beforeAll(async () => {
  server = await startPageServer(site, { lines });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

async function get(path: string) {
  const response = await fetch(server.origin + path, { redirect: 'manual' });
  return { response, html: await response.text() };
}
const count = (html: string) => html.split('<li>').length - 1;

describe('the search page rendered by the server', () => {
  it('searches site and documentation separately, each with a link to the other', async () => {
    const { html } = await get('/fr/search?q=tapis');
    expect(html).not.toContain('/fr/widgets/embedding');
    expect(html).toContain('href="?q=tapis&amp;in=documentation"');
    const documentation = (await get('/fr/search?q=tapis&in=documentation')).html;
    expect(documentation).toContain('href="/fr/widgets/embedding"');
    expect(documentation).not.toContain('/fr/articles/');
    expect(documentation).toContain('href="?q=tapis"');
    // A search without a script stays where it is.
    const hidden = '<input type="hidden" name="in" value="documentation"/>';
    expect(documentation).toContain(hidden);
    expect(html).not.toContain(hidden);
  });

  it('shows the results and their number, the query in the field and a link to more results', async () => {
    const { response, html } = await get('/fr/search?q=ECLAIRAGES&utm_source=zeta');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(html).toContain('value="ECLAIRAGES"');
    expect(html).toContain('10 résultats sur 25 pour «\u00A0ECLAIRAGES\u00A0»');
    expect(html).toContain('L’<mark>éclairage</mark>, pièce 0 &amp; &lt;b&gt;plus&lt;/b&gt;.');
    expect(html).toContain('href="?q=ECLAIRAGES&amp;utm_source=zeta&amp;n=20"');
    expect(count(html)).toBe(10);
    expect(count((await get('/fr/search?q=eclairage&n=20')).html)).toBe(20);
    const all = (await get('/fr/search?q=eclairage&n=30')).html;
    expect(count(all)).toBe(25);
    expect(all).not.toContain('data-more');
  });

  it('says that there are no results when nothing matches', async () => {
    const { html } = await get('/fr/search?q=xyzzy');
    expect(html).toContain('Aucun résultat pour «\u00A0xyzzy\u00A0»');
    expect(count(html)).toBe(0);
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "$& $' $` $1",
    '</p></div><iframe>',
    '\u0000\uD800 tapis',
    '%',
    'constructor __proto__ toString',
  ])('shows the query %s as text', async (text) => {
    const { response, html } = await get(`/fr/search?q=${encodeURIComponent(text.toWellFormed())}`);
    expect(response.status).toBe(200);
    expect(html).not.toMatch(/<(script|img|iframe)/);
    expect(html.match(/<input/g)).toHaveLength(1);
    if (text.startsWith('$')) expect(html.replaceAll('&amp;', '&').replaceAll('&#39;', "'")).toContain(text);
  });

  it('is the unchanged built page without a query or without a valid index', async () => {
    expect((await get('/fr/search')).html).toBe(page('fr/search'));
    expect((await get('/fr/search?q=%20')).html).toBe(page('fr/search'));
    expect((await get('/en/search?q=lamp')).html).toBe(page('en/search'));
    expect(lines.some((line) => line.includes('search failed'))).toBe(true);
  });

  it('keeps $ replacement patterns in a text, and marks the results as shown with data-shown', async () => {
    const { html } = await get('/fr/search?q=tapis');
    expect(html).toContain('<mark>tapis</mark> à 25\u00A0$&amp; $` $1.');
    expect(html).toContain('id="search-results" data-shown=""');
    expect((await get('/fr/search')).html).not.toContain('data-shown');
  });

  it('counts searches of the site and searches for stores together towards the rate limit', async () => {
    const limited = await startPageServer({ ...site, rateLimitPerMinute: 2 });
    const ask = async (path: string) => (await fetch(limited.origin + path)).status;
    expect([await ask('/fr/search?q=tapis'), await ask('/fr/storelocator?q=guelph')]).toEqual([200, 200]);
    expect([await ask('/fr/search?q=tapis'), await ask('/fr/storelocator?q=guelph')]).toEqual([429, 429]);
    await limited.close();
  });

  it('returns 429 with the query in the field to a client over its limit, and serves other clients', async () => {
    const limited = await startPageServer({ ...site, rateLimitPerMinute: 2, trustedProxies: 1 }, { lines });
    const ask = async (client: string, path = '/fr/search?q=%22tapis%22') => {
      const response = await fetch(limited.origin + path, { headers: { 'X-Forwarded-For': client } });
      return { response, html: await response.text() };
    };
    for (const status of [200, 200, 429]) {
      expect((await ask('192.0.2.1:1042')).response.status).toBe(status);
    }
    const { response, html } = await ask('192.0.2.1:2042');
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain(`Attendez ${seconds}\u00A0seconde`);
    expect(html).toContain('value="&quot;tapis&quot;"');
    // The page's script, when it runs, shows the results itself.
    expect(html).not.toContain('data-shown');
    expect((await ask('192.0.2.1', '/fr/search')).response.status).toBe(200);
    expect((await ask('192.0.2.2')).response.status).toBe(200);
    expect((await ask('192.0.2.1', '/en/search?q=rug')).html).toContain('Too many searches from your connection.');
    await limited.close();
  });

  it('LOC-04 keeps the query in the link to the other language', async () => {
    const { html } = await get('/fr/search?q=tapis%20%26%20laine&n=20');
    expect(html).toContain('<a href="/en/search?q=tapis%20%26%20laine&amp;n=20" lang="en-CA" hrefLang="en-CA">');
  });

  it('uses the new index once the file has changed', async () => {
    const own = createSite();
    const write = (title: string) =>
      writeFiles(own.siteDir, {
        'fr/search.html': page('fr/search'),
        'search/fr.json': formatEntries([entry(1, { title })]),
      });
    let now = 0;
    write('Tapis rouge');
    const rereading = await startPageServer({ ...own, rereadFiles: true }, { now: () => now });
    const ask = async () => (await fetch(`${rereading.origin}/fr/search?q=tapis`)).text();
    expect(await ask()).toContain('Tapis rouge');
    write('Tapis bleu');
    now += 1000;
    expect(await ask()).toContain('Tapis bleu');
    await rereading.close();
    own.remove();
  });

  it('is logged without the query', async () => {
    await get('/fr/search?q=secret%20tapis');
    expect(lines.some((line) => line.includes('/fr/search'))).toBe(true);
    expect(lines.filter((line) => line.includes('secret'))).toEqual([]);
  });

  it('LOC-03 keeps the query in the redirect from a URL without a language', async () => {
    const { response } = await get('/search?q=tapis');
    expect(response.headers.get('location')).toMatch(/^\/(en|fr)\/search\?q=tapis$/);
  });
});
