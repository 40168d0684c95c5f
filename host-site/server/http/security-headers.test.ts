import { afterAll, expect, it } from 'vitest';
import { startPageServer } from '../../../tests/server/support/page-server.ts';
import { createSite } from '../../../tests/server/support/test-site.ts';
import { readConfig } from '../config.ts';
import { formatPolicy } from './security-headers.ts';

const site = createSite();
afterAll(() => site.remove());

const read = (variables: Record<string, string>) => readConfig({ NODE_ENV: 'production', ...variables }, '/').tracking;

it('TR-01 without tracking settings the content security policy allows only scripts of the site itself', () => {
  expect(read({})).toEqual({});
  const policy = formatPolicy({});
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("trusted-types 'none'");
});

it('TR-01 GB-03 the policy allows the scripts of the configured tag manager and pixel, and no others', () => {
  const tracking = read({ TAG_MANAGER_ID: 'GTM-ABC123', PIXEL_URL: 'https://pixel.example/a/pixel.js' });
  expect(tracking).toEqual({
    tagManager: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
    pixel: 'https://pixel.example/a/pixel.js',
    profiles: ['gtm'],
  });
  const policy = formatPolicy({ tracking });
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com https://pixel.example;");
  expect(policy).toContain('trusted-types vitrine-tracking');
  expect(policy).toContain("require-trusted-types-for 'script'");
});

it('TR-01 the policy lists an origin once when tag manager and pixel share it', () =>
  expect(
    formatPolicy({ tracking: { tagManager: 'https://t.example/c.js?id=1', pixel: 'https://t.example/p.js' } }),
  ).toContain("script-src 'self' https://t.example;"));

it.each([{ TAG_MANAGER_ID: 'a b' }, { TAG_MANAGER_ID: '"><script>' }, { PIXEL_URL: 'javascript:alert(1)' }])(
  'TR-01 readConfig rejects the tracking setting %j',
  (variables) => expect(() => read(variables as Record<string, string>)).toThrow(Object.keys(variables)[0]),
);

it('TR-01 /tracking.json returns the configured scripts uncached, and the policy allows the pixel’s origin', async () => {
  const tracking = { pixel: 'https://pixel.example/pixel.js' };
  const server = await startPageServer({ ...site, tracking });
  const response = await fetch(`${server.origin}/tracking.json`);
  expect([await response.json(), response.headers.get('cache-control')]).toEqual([
    { ...tracking, scriptSources: ['https://pixel.example'] },
    'no-store',
  ]);
  expect(response.headers.get('content-security-policy')).toContain('https://pixel.example');
  await server.close();
});

it('SF-06 SF-07 the policy allows Google’s maps only with a Google account, and never inline or evaluated scripts', () => {
  const { googleMaps } = readConfig({ GOOGLE_MAPS_KEY: `AIza${'x'.repeat(35)}` }, '/');
  const without = formatPolicy({});
  expect(without).not.toMatch(/google|gstatic|worker-src|unsafe/);
  const policy = formatPolicy({ googleMaps }).split('; ');
  expect(policy).toContain("script-src 'self' https://maps.googleapis.com https://maps.gstatic.com");
  expect(policy).toContain("style-src 'self' 'unsafe-inline' https://fonts.googleapis.com");
  expect(policy).toContain('worker-src blob:');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types default google-maps-api-loader google-maps-api#html lit-html');
  const others = policy.filter((directive) => !/google|gstatic|worker-src/.test(directive));
  expect(without.split('; ')).toEqual(expect.arrayContaining(others));
});

it('SF-06 the policy allows pictures of the map tiles’ host, and nothing else of it', async () => {
  const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}{r}.png?key=k', attribution: '© Us' };
  const [policy, without] = [formatPolicy({ mapTiles }), formatPolicy({})].map((text) => text.split('; '));
  expect(policy).toContain("img-src 'self' data: https://tiles.example");
  expect(policy?.filter((directive) => !directive.startsWith('img-src'))).toEqual(
    without?.filter((directive) => !directive.startsWith('img-src')),
  );
  const server = await startPageServer({ ...site, mapTiles });
  expect(await (await fetch(`${server.origin}/tracking.json`)).json()).toEqual({ mapTiles });
  await server.close();
});

it('SF-06 /tracking.json returns the Google account uncached, and pages at an address with a token do not allow it', async () => {
  const googleMaps = { key: 'a-key', channel: 'site' };
  const server = await startPageServer({ ...site, googleMaps });
  const read = async (path: string) => {
    const response = await fetch(server.origin + path);
    return { text: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
  };
  expect(JSON.parse((await read('/tracking.json')).text)).toEqual({ googleMaps });
  expect((await read('/en/contact')).policy).toContain('https://maps.googleapis.com');
  expect((await read('/en/contact?token=secret')).policy).not.toContain('google');
  expect((await read('/en/contact')).text).not.toContain('a-key');
  await server.close();
});

// What MDN's HTTP Observatory tests, over TLS; a proxy redirects from HTTP, and the policy leaves only our own scripts.
it.each([
  ['a page', '/en', 200],
  ['a page that does not exist', '/en/nothing', 404],
  ['a style sheet', '/assets/site-abcd1234.css', 200],
  ['a public file', '/widgets/v1/vitrine.js', 200],
  ['a form handler', '/handlers/EmailProxy.ashx', 405],
])('the response for %s has all security headers', async (_what, path, status) => {
  const server = await startPageServer({ ...site, trustedProxies: 1 });
  const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.10', Accept: 'text/html' };
  const response = await fetch(server.origin + path, { headers, redirect: 'manual' });
  await response.text();
  await server.close();
  expect(response.status).toBe(status);
  const read = (name: string) => response.headers.get(name) ?? '';
  const policy = read('content-security-policy').split('; ');
  for (const directive of ["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(directive);
  }
  expect(policy.join()).not.toMatch(/unsafe|http:|\*/);
  expect(read('strict-transport-security')).toMatch(/^max-age=31536000/);
  expect(read('x-content-type-options')).toBe('nosniff');
  expect(read('x-frame-options')).toBe('DENY');
  expect(read('referrer-policy')).toBe(status === 404 ? 'strict-origin' : 'strict-origin-when-cross-origin');
  expect(read('set-cookie')).toBe('');
  const isPublic = path.startsWith('/widgets/');
  expect(read('access-control-allow-origin')).toBe(isPublic ? '*' : '');
  expect(read('cross-origin-resource-policy')).toBe(isPublic ? 'cross-origin' : 'same-origin');
});
