import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHangingDatabase } from '../../../tests/server/support/failing-database.ts';
import { type PageServer, startPageServer } from '../../../tests/server/support/page-server.ts';
import { getRawStatus, sendRaw } from '../../../tests/server/support/raw-request.ts';
import { writeFiles } from '../../../tests/server/support/temporary-folder.ts';
import { createSite } from '../../../tests/server/support/test-site.ts';
import { guessFromHeader, listLanguages } from './accept-language.ts';

const site = createSite();
const alternates = ['en-CA|/en/named', 'fr-CA|/fr/named', 'x-default|/named']
  .map((link) => link.split('|'))
  .map(([tag, path]) => `<link rel="alternate" hrefLang="${tag}" href="https://www.vitrine.example${path}"/>`)
  .join('');
let server: PageServer;
let proxied: PageServer;

beforeAll(async () => {
  const unlisted = '<!doctype html><title>Confirm</title><meta name="robots" content="noindex"/>';
  writeFiles(site.siteDir, {
    'en/named.html': `<!doctype html><title>Named</title>${alternates}`,
    'fr/named.html': `<!doctype html><title>Named</title>${alternates}`,
    'en/confirm.html': unlisted,
    'fr/confirm.html': unlisted,
    // A page's own name may begin like a language with a region.
    'en/en-or.html': '<!doctype html><title>en-or</title>',
    'assets/film-1234abcd90.mp4': 'x'.repeat(1000),
    'fr/en-or.html': '<!doctype html><title>en-or</title>',
  });
  server = await startPageServer(site);
  proxied = await startPageServer({ ...site, trustedProxies: 1 });
});
afterAll(async () => {
  await server.close();
  await proxied.close();
  site.remove();
});

const get = (path: string, headers: Record<string, string> = {}, origin = server.origin) =>
  fetch(origin + path, { redirect: 'manual', headers });
const browser = { Accept: 'text/html,*/*', 'Sec-Fetch-Dest': 'document' };

it('RT-03 an unknown path returns the not-found page of its locale with status 404', async () => {
  for (const locale of ['en', 'fr']) {
    const response = await get(`/${locale}/nothing`);
    expect([response.status, (await response.text()).includes(`${locale}/404`)]).toEqual([404, true]);
    // Its address may be what someone pasted; the next page's view would name it as the referrer.
    expect(response.headers.get('referrer-policy')).toBe('strict-origin');
  }
  const guessed = await get('/nothing/at/all.php', { 'Accept-Language': 'fr-CA' });
  expect([guessed.status, (await guessed.text()).includes('fr/404')]).toEqual([404, true]);
});

it('a URL with a trailing slash redirects permanently to the one without it and keeps the query', async () => {
  const response = await get('/en/contact/?a=1&b=%20');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/en/contact?a=1&b=%20']);
});

it.each([
  ['/', 'fr-CA,en;q=0.5', '/fr'],
  ['/', 'de', '/en'],
  ['/contact', 'fr', '/fr/contact'],
  ['/contact/', 'fr', '/fr/contact'],
  ['/contact?s=1&t=%22%3E', 'en', '/en/contact?s=1&t=%22%3E'],
  ['/how', 'fr', '/fr/how'],
  ['/de/contact', 'fr', '/fr/contact'],
  ['/zh-Hant-TW/contact?x', '', '/en/contact?x'],
  ['/de', 'fr', '/fr'],
  ['/de/', 'fr', '/fr'],
  ['/de/how', 'en', '/en/how'],
  ['/CONTACT', 'fr', '/fr/contact'],
  ['/DE/Contact/?Name=A', 'fr', '/fr/contact?Name=A'],
  ['/en-or', 'fr', '/fr/en-or'],
])('LOC-03 %s with Accept-Language "%s" redirects to %s', async (path, languages, target) => {
  const response = await get(path, { 'Accept-Language': languages });
  expect([response.status, response.headers.get('location')]).toEqual([302, target]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('vary')).toContain('Accept-Language');
});

it.each([
  ['/en/Contact', '/en/contact'],
  ['/en/CONTACT/?Name=A', '/en/contact?Name=A'],
  ['/FR', '/fr'],
  ['/FR/', '/fr'],
  ['/FR/Contact?a=B', '/fr/contact?a=B'],
  ['/EN/contact', '/en/contact'],
])('%s redirects permanently to %s whatever the Accept-Language header', async (path, target) => {
  for (const language of ['en', 'fr']) {
    const response = await get(path, { ...browser, 'Accept-Language': language });
    expect([response.status, response.headers.get('location')]).toEqual([308, target]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
});

const regional: [path: string, rest: string, named: string][] = [
  ['/fr-CA', '', 'fr'],
  ['/fr-CA/contact?a=B', '/contact?a=B', 'fr'],
  ['/fr_ca/contact/', '/contact', 'fr'],
  ['/en-US/contact', '/contact', 'en'],
  ['/en-US/Stores/Vitrine-Halifax', '/stores/vitrine-halifax', 'en'],
];

it.each(regional)(
  'LOC-03 a browser at %s is led to %s in the guessed language, as without a locale',
  async (path, rest) => {
    for (const language of ['en', 'fr']) {
      const response = await get(path, { ...browser, 'Accept-Language': language });
      const html = await response.text();
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      for (const target of ['en', 'fr']) expect(html).toContain(`href="/${target}${rest}"`);
      expect(html).toContain(`content="0;url=/${language}${rest}"`);
    }
  },
);

it.each(regional)(
  'LOC-03 a client without languages is redirected from %s to %s in the language it names, %s',
  async (...given) => {
    const [path, rest, named] = given;
    const response = await get(path, browser);
    expect([response.status, response.headers.get('location')]).toEqual([308, `/${named}${rest}`]);
    expect(response.headers.get('vary')).toBe('Accept-Language');
  },
);

it.each(['/FR/nothing', '/fr-CA/nothing', '/en/Nothing'])(
  'RT-03 %s returns the not-found page in the language that the URL names',
  async (path) => {
    const response = await get(path, { 'Accept-Language': path.startsWith('/en') ? 'fr' : 'en' });
    const language = path.slice(1, 3).toLowerCase();
    expect([response.status, (await response.text()).includes(`${language}/404`)]).toEqual([404, true]);
  },
);

it.each([
  ['/', null],
  ['/contact', null],
  ['/contact?a=1', 'noindex'],
  ['/de/contact', 'noindex'],
  ['/confirm', 'noindex'],
])('LOC-03 the language-guessing page at %s is sent with X-Robots-Tag %s', async (path, robots) => {
  const response = await get(path, browser);
  expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, robots]);
});

it.each([
  ['/named', alternates],
  ['/named?a=1', ''],
  ['/confirm', ''],
])('LOC-06 the language-guessing page at %s names what names it as its x-default', async (path, links) => {
  const html = await (await get(path, browser)).text();
  expect(html).toContain('</head>');
  expect((html.match(/<link rel="alternate"[^>]*>/g) ?? []).join('')).toBe(links);
});

it('LOC-03 a browser gets a page with links to both languages and a meta refresh to the guessed one', async () => {
  const response = await get('/contact?q="><script>alert(1)</script>&a=b', { ...browser, 'Accept-Language': 'fr' });
  const html = await response.text();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(html).toContain('href="/en/contact?q=');
  expect(html).toContain('href="/fr/contact?q=');
  expect(html).toContain('content="0;url=/fr/contact?q=');
  expect(html).toContain('&amp;a=b');
  expect(html).not.toContain('<script>alert');
  expect(html).not.toMatch(/__\w+__/);
});

it('LOC-03 the language-guessing page keeps $ replacement patterns in the query literally', async () => {
  const html = await (await get("/contact?a=$&b=$'c=$1", browser)).text();
  expect(html).toMatch(/\/en\/contact\?a=\$&amp;b=\$(?:&#39;|%27)c=\$1/);
});

it.each([
  '//evil.example',
  '//evil.example/contact',
  '/\\evil.example',
  '/%5cevil.example/contact',
  '/https://evil.example/',
  '/de//evil.example',
  '//evil.example/%2e%2e',
  '/contact//',
  '/.//evil.example/',
])('LOC-03 never redirects away from the site: %s', async (path) => {
  for (const extra of ['', 'Accept: text/html\r\n']) {
    const response = await sendRaw(
      server.origin,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${extra}Connection: close\r\n\r\n`,
    );
    const target = /^location: (.*)\r$/im.exec(response)?.[1];
    expect(target === undefined || /^\/[^/\\]/.test(target)).toBe(true);
    expect(response).not.toContain('evil.example');
  }
});

it.each([
  ['/error', '<title>error</title>'],
  ['/en/error', '<title>en/error</title>'],
  ['/fr/error', '<title>fr/error</title>'],
])('RT-09 %s returns its own error page, whatever the Accept-Language header', async (path, title) => {
  for (const language of ['en', 'fr']) {
    const response = await get(path, { ...browser, 'Accept-Language': language });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(title)]);
  }
});

it('internal templates (locale-guess, 404) return 404 when requested by URL', async () => {
  expect(await getRawStatus(server.origin, '/locale-guess')).toBe(404);
  expect(await getRawStatus(server.origin, '/locale-guess.html')).toBe(404);
  expect(await getRawStatus(server.origin, '/en/404')).toBe(404);
});

it('every response has the security headers', async () => {
  for (const path of [
    '/en/contact',
    '/en/nothing',
    '/robots.txt',
    '/widgets/v1/vitrine.js',
    '/handlers/EmailProxy.ashx',
  ]) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).toContain('; frame-src https://www.youtube-nocookie.com https://player.vimeo.com;');
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const referrer = path === '/en/nothing' ? 'strict-origin' : 'strict-origin-when-cross-origin';
    expect(headers.get('referrer-policy')).toBe(referrer);
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('x-powered-by')).toBeNull();
  }
  expect((await get('/en/contact')).headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
});

it('Strict-Transport-Security is sent only when a trusted proxy reports HTTPS', async () => {
  const overTls = { 'X-Forwarded-Proto': 'https' };
  expect((await get('/en', overTls)).headers.get('strict-transport-security')).toBeNull();
  expect((await get('/en', {}, proxied.origin)).headers.get('strict-transport-security')).toBeNull();
  expect((await get('/en', overTls, proxied.origin)).headers.get('strict-transport-security')).toBe('max-age=31536000');
});

it('X-Request-Id is accepted only from a trusted proxy and only when it is well formed', async () => {
  const given = { 'X-Request-Id': 'edge-12345678' };
  expect((await get('/en', given, proxied.origin)).headers.get('x-request-id')).toBe('edge-12345678');
  expect((await get('/en', given)).headers.get('x-request-id')).not.toBe('edge-12345678');
  const odd = { 'X-Request-Id': 'a b"c' };
  expect((await get('/en', odd, proxied.origin)).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

it('search results may show the picture of a page at any size', async () => {
  expect((await get('/en')).headers.get('x-robots-tag')).toBe('max-image-preview:large');
  expect((await get('/nothing-here')).headers.get('x-robots-tag')).toBeNull();
});

it('/healthz returns 200 without a database, and /readyz returns 503 when the database fails or hangs', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(503);
  const hanging = await startPageServer(site, { database: createHangingDatabase() });
  expect((await get('/readyz', {}, hanging.origin)).status).toBe(503);
  await hanging.close();
});

it.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['en;q=0.5, fr;q=0.9', 'fr'],
  ['de, fr;q=0', 'en'],
  ['*', 'en'],
  ['de-CH, FR_ca', 'fr'],
  [undefined, 'en'],
  [';;;,,q=1;fr', 'en'],
])('LOC-03 guessFromHeader("%s") returns %s', (header, locale) => {
  expect(guessFromHeader(header)).toBe(locale);
});

it('LOC-03 listLanguages orders languages by weight and keeps equal weights in header order', () => {
  expect(listLanguages('a;q=0.1, b, c;q=0.9, d')).toEqual(['b', 'd', 'c', 'a']);
});

it.each([
  ['GET /en/contact HTTP/1.0', 'Host: localhost', 200],
  ['GET /en/contact HTTP/1.1', '', 400],
  ['GET http://localhost/contact HTTP/1.1', 'Host: localhost', 302],
  ['GET http://evil.example/contact HTTP/1.1', 'Host: localhost', 400],
  ['GET /contact HTTP/1.1', 'Host: a b', 400],
  ['GET /contact HTTP/1.1', 'Host: evil.example/@x', 400],
  ['TRACE /en/contact HTTP/1.1', 'Host: localhost', 405],
  ['OPTIONS * HTTP/1.1', 'Host: localhost', 400],
  ['BREW /en HTTP/1.1', 'Host: localhost', 400],
])('the unusual request line "%s" with the header "%s" gets HTTP status %d', async (line, header, status) => {
  const response = await sendRaw(server.origin, `${line}\r\n${header ? `${header}\r\n` : ''}Connection: close\r\n\r\n`);
  expect(Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1])).toBe(status);
  expect(response).not.toContain('evil');
});

// Safari asks for the first two bytes of a video, and plays none from a server that answers with 200.
it('AR-03 a video is served in ranges, as what it is', async () => {
  const response = await fetch(`${server.origin}/assets/film-1234abcd90.mp4`, { headers: { Range: 'bytes=0-1' } });
  expect([response.status, await response.text()]).toEqual([206, 'xx']);
  expect(response.headers.get('content-range')).toBe('bytes 0-1/1000');
  expect(response.headers.get('content-type')).toBe('video/mp4');
});
