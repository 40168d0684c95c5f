import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../../../tests/server/support/page-server.ts';
import { writeFiles } from '../../../../tests/server/support/temporary-folder.ts';
import { createSite } from '../../../../tests/server/support/test-site.ts';

const head = (title: string, path: string) =>
  `<!doctype html><title>${title} | Vitrine</title><link rel="canonical" href="https://www.vitrine.example${path}"/>`;
const template = (locale: string) =>
  `<!doctype html><html lang="${locale}-CA"><title>__TITLE__</title><link rel="canonical" href="__ADDRESS__"/><main>__CONTENT__</main>`;

const site = createSite();
writeFiles(site.siteDir, {
  'en/embed.html': template('en'),
  'fr/embed.html': template('fr'),
  'fr/newsletter.html': head('L&#x27;infolettre', '/fr/newsletter'),
  'fr/fall-promotion.html': head('Concours d’automne', '/fr/fall-promotion'),
});
// Stands in for the bundle, which the browser tests use: writes what it gets, and knows one wrong brand.
writeFiles(site.widgetsDir, {
  'server.js': `let count = 0;
  export function renderWidget(tag, attributes, { children }) {
    if (attributes.brand === 'none') throw new Error('no such brand');
    const written = Object.entries(attributes).map(([name, value]) => ' ' + name + '="' + String(value).replace(/["<]/g, '') + '"');
    return '<' + tag + written.join('') + ' count="' + ++count + '"><form method="post">__TITLE__</form>' + children + '</' + tag + '>';
  }`,
});
const lines: string[] = [];
let server: PageServer;

beforeAll(async () => {
  server = await startPageServer({ ...site, publicOrigin: 'https://www.vitrine.example' }, { lines });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

async function get(path: string, headers: Record<string, string> = {}, origin = server.origin) {
  const response = await fetch(origin + path, { redirect: 'manual', headers });
  return { response, status: response.status, html: await response.text() };
}

describe('an embed page', () => {
  it('renders the widget with the attributes of its URL, and the title and canonical link of the site’s page', async () => {
    const { status, html } = await get('/fr/embed/newsletter-form?brand=winners');
    expect(status).toBe(200);
    expect(html).toContain('<html lang="fr-CA">');
    expect(html).toContain('<vitrine-newsletter-form locale="fr" brand="winners"');
    expect(html).toContain('<title>L&#x27;infolettre | Vitrine</title>');
    expect(html).toContain('<link rel="canonical" href="https://www.vitrine.example/fr/newsletter"/>');
    expect(html).toContain('<a href="https://www.vitrine.example/fr/newsletter">L&#x27;infolettre</a>');
    // What stands in a widget is no place of the template.
    expect(html).toContain('<form method="post">__TITLE__</form>');
  });

  it('may be framed by any site, and otherwise has the security headers of other pages', async () => {
    const { response } = await get('/fr/embed/newsletter-form');
    const other = (await get('/fr/newsletter')).response;
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(other.headers.get('x-frame-options')).toBe('DENY');
    // What is blocked in a page of another site is for that site to know.
    const policy = (other.headers.get('content-security-policy') ?? '').replace(/; report-uri [^;]*/, '');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('content-security-policy')).toBe(
      policy.replace("frame-ancestors 'none'", 'frame-ancestors *'),
    );
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    for (const name of ['referrer-policy', 'x-content-type-options', 'permissions-policy'])
      expect(response.headers.get(name), name).toBe(other.headers.get(name));
  });

  it('may be framed by an isolated page, unless it has a frame of another site', async () => {
    const policyOf = async (path: string) => (await get(path)).response.headers.get('cross-origin-embedder-policy');
    expect(await policyOf('/fr/embed/newsletter-form')).toBe('require-corp');
    expect(await policyOf('/embed/newsletter-form')).toBe('require-corp');
    expect(await policyOf('/en/embed/nothing')).toBe('require-corp');
    expect(await policyOf('/en/embed/video-block?src=https://vimeo.com/76979871')).toBeNull();
    expect(await policyOf('/fr/newsletter')).toBeNull();
  });

  it('does not allow the tracking script in its content security policy', async () => {
    const tracking = { pixel: 'https://pixel.example/pixel.js' };
    const tracked = await startPageServer({ ...site, tracking });
    const { response } = await get('/fr/embed/newsletter-form', {}, tracked.origin);
    expect(response.headers.get('content-security-policy')).not.toContain('pixel.example');
    await tracked.close();
  });

  it('is cached: the same widget is rendered once, and a matching If-None-Match gets 304', async () => {
    const first = await get('/en/embed/contact-form?brand=marshalls');
    const again = await get('/en/embed/contact-form?brand=marshalls');
    expect(again.html).toBe(first.html);
    const tag = first.response.headers.get('etag') ?? '';
    expect((await get('/en/embed/contact-form?brand=marshalls', { 'If-None-Match': tag })).status).toBe(304);
    expect((await get('/en/embed/contact-form')).html).not.toBe(first.html);
  });

  it.each([
    ['article-list', 'no-address="true"'],
    ['gift-balance', 'target="_blank"'],
  ])('of %s has the attribute %s', async (name, attribute) =>
    expect((await get(`/en/embed/${name}`)).html).toContain(attribute),
  );

  it.each([
    ['no-pictures', true],
    ['no-pictures=on', true],
    ['no-pictures=false', false],
  ])('with the query %s sets the boolean attribute: %s', async (query, isSet) =>
    expect((await get(`/en/embed/article-list?${query}`)).html.includes('no-pictures="true"')).toBe(isSet),
  );

  it('renders a contest with its details and links to the contest’s page', async () => {
    const { html } = await get('/fr/embed/contest-entry?contest=fall-promotion');
    expect(html).toContain('details="{id:fall-promotion');
    expect(html).toContain('href="https://www.vitrine.example/fr/fall-promotion"');
  });

  it('leaves out what campaigns and other programs add to an address on its way, for which it answered 400', async () => {
    const added = 'utm_source=flyer&gclid=a&fbclid=b&_gl=1*x&mc_eid=c&_hsenc=d';
    const { status, html } = await get(`/en/embed/newsletter-form?brand=winners&${added}`);
    expect(status).toBe(200);
    expect(html).not.toContain('flyer');
  });

  it('accepts a src of the same site and returns 400 for any other', async () => {
    expect((await get('/en/embed/photo-wall?src=/fab-finds/list.json')).status).toBe(200);
    for (const address of ['https://evil.example/list.json', '//evil.example/x', 'data:text/html,x', 'javascript:1'])
      expect((await get(`/en/embed/photo-wall?src=${encodeURIComponent(address)}`)).status, address).toBe(400);
  });
});

describe('an embed URL without a valid widget', () => {
  it.each([
    ['newsletter-form?colour=red', '«\u00A0colour\u00A0»'],
    ['newsletter-form?api=https://evil.example', '«\u00A0api\u00A0»'],
    ['contest-entry?contest=fall-promotion&details={}', '«\u00A0details\u00A0»'],
    ['store-finder?google-maps-key=abc', '«\u00A0google-maps-key\u00A0»'],
    ['newsletter-form?__proto__=x', '«\u00A0__proto__\u00A0»'],
    ['newsletter-form?brand=none', '«\u00A0brand\u00A0»'],
    ['newsletter-form?locale=de', '«\u00A0locale\u00A0»'],
    ['contest-entry', '«\u00A0contest\u00A0»'],
    ['contest-entry?contest=nothing', '«\u00A0contest\u00A0»'],
    ['contest-entry?contest=new-movers', '«\u00A0contest\u00A0»'],
    ['new-movers?contest=fall-promotion', '«\u00A0contest\u00A0»'],
    ['contest-entry?contest=my-vitrine-finds&brand=winners', '«\u00A0brand\u00A0»'],
    ['video-block', '«\u00A0src\u00A0»'],
  ])('returns 400 with the name of the wrong attribute, in the language of the URL: %s', async (address, message) => {
    const { response, status, html } = await get(`/fr/embed/${address}`);
    expect(status).toBe(400);
    expect(html).toContain(message);
    expect(html).toContain('Documentation de ce composant');
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('does not render an attribute name from the URL as markup', async () => {
    const { html } = await get(`/en/embed/newsletter-form?${encodeURIComponent('"><script>alert(1)</script>')}=1`);
    expect(html).not.toContain('<script>alert');
  });

  it.each([
    ['newsletter-lightbox', 'opens over the whole page'],
    ['loading-overlay', 'opens over the whole page'],
    ['share-buttons', 'shares the page it’s on'],
    ['store-search', 'opens over the content below it'],
    ['nothing', 'There’s no widget with this name'],
    ['constructor', 'There’s no widget with this name'],
  ])('returns 404 with the reason for %s', async (name, reason) => {
    const { status, html } = await get(`/en/embed/${name}`);
    expect([status, html.includes(reason)]).toEqual([404, true]);
  });

  it('returns 404 for the template itself', async () => expect((await get('/en/embed')).status).toBe(404));
});

describe('the language of an embed page', () => {
  it.each([
    ['/embed/newsletter-form?brand=winners', 'fr-CA,en;q=0.5', '/fr/embed/newsletter-form?brand=winners'],
    ['/embed/newsletter-form', 'de', '/en/embed/newsletter-form'],
    ['/embed/newsletter-form?locale=fr&brand=winners', 'en', '/fr/embed/newsletter-form?brand=winners'],
    ['/en/embed/newsletter-form?locale=fr', 'en', '/fr/embed/newsletter-form'],
    ['/embed/%2F%2Fevil.example', 'en', '/en/embed/%2F%2Fevil.example'],
  ])('%s with Accept-Language %s redirects to %s', async (path, language, target) => {
    const { response } = await get(path, { 'Accept-Language': language });
    expect([response.status, response.headers.get('location')]).toEqual([302, target]);
    expect(response.headers.get('vary')).toBe('Accept-Language');
  });
});

it('an embed page gets 429 for a client over its limit, unless it is already rendered', async () => {
  const limited = await startPageServer({ ...site, rateLimitPerMinute: 2 });
  const ask = (brand: string) => get(`/fr/embed/newsletter-form?brand=${brand}`, {}, limited.origin);
  for (const [brand, status] of [
    ['vitrine', 200],
    ['winners', 200],
    ['marshalls', 429],
    ['vitrine', 200],
  ] as const)
    expect((await ask(brand)).status, brand).toBe(status);
  const { response, html } = await ask('marshalls');
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(html).toContain('Attendez');
  await limited.close();
});

it('the log has the path of a known embed page, and no query or unknown name', async () => {
  await get('/fr/embed/newsletter-form?secret=typed');
  await get('/fr/embed/typed-secret');
  expect(lines.some((line) => line.includes('"/fr/embed/newsletter-form"'))).toBe(true);
  expect(lines.filter((line) => line.includes('secret'))).toEqual([]);
});

it('styles and fonts of embed pages have CORS headers for any origin, and those of the site have none', async () => {
  writeFiles(site.siteDir, { 'assets/embed-1234567890.css': 'a{}', 'assets/fraunces-1234567890.woff2': 'font' });
  const fresh = await startPageServer(site);
  const read = async (name: string) =>
    (await get(`/assets/${name}`, {}, fresh.origin)).response.headers.get('access-control-allow-origin');
  expect(await read('embed-1234567890.css')).toBe('*');
  expect(await read('fraunces-1234567890.woff2')).toBe('*');
  expect(await read('site-abcd1234.css')).toBeNull();
  await fresh.close();
});
