import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../../../tests/server/support/page-server.ts';
import { writeFiles } from '../../../../tests/server/support/temporary-folder.ts';
import { createSite } from '../../../../tests/server/support/test-site.ts';

const own = 'https://kit.example';
const card =
  `<meta property="og:image" content="${own}/cards/letter-1234567890.jpg"/>` +
  '<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>';
const page = (title: string, path: string) =>
  `<!doctype html><title>${title} | Vitrine</title><link rel="canonical" href="${own}${path}"/>${card}`;

const site = createSite();
writeFiles(site.siteDir, {
  'en/newsletter.html': page('Newsletter', '/en/newsletter'),
  'fr/newsletter.html': page('L&#x27;infolettre &amp; plus', '/fr/newsletter'),
  'fr/fall-promotion.html': page('Concours d’automne', '/fr/fall-promotion'),
  'fr/storelocator.html': page('Magasins', '/fr/storelocator'),
  'fr/new-movers.html': page('Nouveau chez vous', '/fr/new-movers'),
});
// Stands in for the bundle, which the browser tests use.
writeFiles(site.widgetsDir, {
  'server.js': `export function renderWidget(tag, { brand }) {
    if (brand === 'none') throw new Error('no such brand');
    return '<' + tag + '></' + tag + '>';
  }`,
});
let server: PageServer;

beforeAll(async () => {
  server = await startPageServer({ ...site, publicOrigin: own });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

async function ask(parameters: Record<string, string>, headers: Record<string, string> = {}, origin = server.origin) {
  const response = await fetch(`${origin}/oembed?${new URLSearchParams(parameters)}`, { headers });
  return { response, status: response.status, text: await response.text() };
}
const read = async (url: string, parameters: Record<string, string> = {}) =>
  JSON.parse((await ask({ url, ...parameters })).text) as Record<string, string | number>;
const readFrame = (html: string | number | undefined) =>
  new JSDOM(String(html)).window.document.querySelector('iframe') as HTMLIFrameElement;

describe('an oEmbed response', () => {
  it('has the fields of a version 1.0 rich response, its provider and its thumbnail', async () => {
    const fields = await read(`${own}/fr/newsletter`);
    expect(fields).toMatchObject({
      type: 'rich',
      version: '1.0',
      title: "L'infolettre & plus",
      provider_name: 'Vitrine',
      provider_url: `${own}/fr`,
      thumbnail_url: `${own}/cards/letter-1234567890.jpg`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    expect(fields.cache_age).toBeGreaterThan(0);
    const frame = readFrame(fields.html);
    expect(frame.src).toBe(`${own}/fr/embed/newsletter-form`);
    expect(frame.title).toBe("L'infolettre & plus");
    // It hears what the frame tells.
    expect(fields.html).toContain(`<script type="module" src="${own}/widgets/v1/vitrine.js"></script>`);
    expect([frame.width, frame.height]).toEqual([String(fields.width), String(fields.height)]);
  });

  it('is JSON with CORS headers for any origin', async () => {
    const { response } = await ask({ url: `${own}/fr/newsletter` });
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('is cacheable, unless its origin comes from the request headers', async () => {
    const unset = await startPageServer({ ...site, publicOrigin: '', trustedProxies: 1 });
    const headers = { 'X-Forwarded-Host': 'other.example', 'X-Forwarded-Proto': 'https' };
    for (const format of ['json', 'xml']) {
      const { response } = await ask({ url: `${own}/fr/newsletter`, format });
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
      const named = await ask({ url: 'https://other.example/fr/newsletter', format }, headers, unset.origin);
      expect([named.status, named.response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(named.text).toContain('https://other.example/fr/embed/newsletter-form');
    }
    await unset.close();
  });

  it('has the same fields in XML', async () => {
    const { response, text } = await ask({ url: `${own}/fr/newsletter`, format: 'xml' });
    expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8" standalone="yes"\?><oembed>/);
    const root = new new JSDOM('').window.DOMParser().parseFromString(text, 'text/xml').documentElement;
    const parts = Object.fromEntries([...root.children].map((part) => [part.tagName, part.textContent]));
    const json = await read(`${own}/fr/newsletter`);
    expect(parts).toEqual(Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)])));
  });

  it('respects maxwidth and maxheight, also for its thumbnail', async () => {
    const free = await read(`${own}/fr/newsletter`);
    const narrow = await read(`${own}/fr/newsletter`, { maxwidth: '300', maxheight: '400' });
    expect([narrow.width, narrow.height]).toEqual([300, 400]);
    expect(narrow.thumbnail_url).toBeUndefined();
    const wide = await read(`${own}/fr/newsletter`, { maxwidth: '5000', maxheight: '5000' });
    expect(wide.width).toBe(1000);
    expect(wide.thumbnail_url).toBe(free.thumbnail_url);
    expect(await read(`${own}/fr/newsletter`, { maxwidth: '0', maxheight: 'none' })).toEqual(free);
  });

  it('has a greater height for a narrower frame', async () => {
    const heights = await Promise.all(
      ['300', '600', '1000'].map(async (maxwidth) => Number((await read(`${own}/en/newsletter`, { maxwidth })).height)),
    );
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
    expect(heights[0]).toBeGreaterThan(heights[2] ?? 0);
  });

  it('limits the height of the store finder’s frame to 1,000 pixels', async () => {
    expect((await read(`${own}/en/embed/store-finder`)).height).toBe(1000);
  });

  it.each([
    ['/en/newsletter/', '/en/embed/newsletter-form'],
    ['/fr/newsletter?utm_source=zeta', '/fr/embed/newsletter-form'],
    ['/newsletter', '/en/embed/newsletter-form'],
    ['/fr/fall-promotion', '/fr/embed/contest-entry?contest=fall-promotion'],
    ['/fr/new-movers', '/fr/embed/new-movers'],
    ['/fr/embed/store-finder?map=none', '/fr/embed/store-finder?map=none'],
    [
      '/fr/storelocator?q=410+rue+Exemple%2C+Laval+H7N+5H9',
      '/fr/embed/store-finder?near=410+rue+Exemple%2C+Laval+H7N+5H9',
    ],
    ['/fr/storelocator?s=45.5,-73.57&utm_source=a', '/fr/embed/store-finder?near=45.50000%2C-73.57000'],
    ['/fr/storelocator?prov=QC', '/fr/embed/store-finder?province=QC'],
    ['/embed/newsletter-form?locale=fr&brand=winners', '/fr/embed/newsletter-form?brand=winners'],
    ['/fr/embed/newsletter-form?brand=winners&utm_source=x&fbclid=y', '/fr/embed/newsletter-form?brand=winners'],
    ['/fr/newsletter#vitrine=newsletter-form&brand=winners', '/fr/embed/newsletter-form?brand=winners'],
    ['/en#vitrine=article-list&locale=fr&no-pictures', '/fr/embed/article-list?no-pictures='],
  ])('for %s has the frame URL %s', async (address, framed) => {
    expect(readFrame((await read(own + address)).html).src).toBe(own + framed);
    // A link to production is ours wherever the server runs, as it is to the script tag.
    expect((await ask({ url: `https://www.vitrine.example${address}` })).status).toBe(200);
  });

  it('uses the language of Accept-Language when the URL has none', async () => {
    const { text } = await ask({ url: `${own}/newsletter` }, { 'Accept-Language': 'fr-CA' });
    expect(readFrame(JSON.parse(text).html).src).toBe(`${own}/fr/embed/newsletter-form`);
  });
});

describe('an oEmbed request fails', () => {
  it.each([
    'https://evil.example/fr/newsletter',
    `${own}.evil.example/fr/newsletter`,
    `${own}/fr/newsletter/thank-you`,
    `${own}/fr/how`,
    `${own}/fr/my-vitrine-summer`,
    `${own}/fr`,
    `${own}/fr/embed/newsletter-lightbox`,
    `${own}/fr/embed/nothing`,
    `${own}/fr/embed/newsletter-form?colour=red`,
    `${own}/fr/embed/newsletter-form?brand=none`,
    `${own}/fr/newsletter#vitrine=newsletter-form&api=https://evil.example`,
    'newsletter',
    'javascript:alert(1)',
  ])('with 404 for %s', async (url) => expect((await ask({ url })).status).toBe(404));

  it('with 501 for an unknown format', async () =>
    expect((await ask({ url: `${own}/fr/newsletter`, format: 'yaml' })).status).toBe(501));

  it('with 400 without a URL', async () => expect((await ask({})).status).toBe(400));

  it('with 429 for a client over its limit', async () => {
    const limited = await startPageServer({ ...site, publicOrigin: own, rateLimitPerMinute: 1 });
    const again = () => ask({ url: `${own}/fr/newsletter` }, {}, limited.origin);
    expect((await again()).status).toBe(200);
    const { response, status } = await again();
    expect([status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
    await limited.close();
  });
});

it('the oEmbed HTML escapes an attribute value in the frame’s URL', async () => {
  const hostile = '"><script>alert(1)</script>';
  const address = `${own}/fr/embed/video-block?${new URLSearchParams({ src: 'https://vimeo.com/1', heading: hostile })}`;
  const { html } = await read(address);
  expect(String(html).match(/<script[^>]*>/g)).toEqual([`<script type="module" src="${own}/widgets/v1/vitrine.js">`]);
  expect(new URL(readFrame(html).src).searchParams.get('heading')).toBe(hostile);
});
