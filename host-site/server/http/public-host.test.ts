import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../../tests/server/support/page-server.ts';
import { sendRaw } from '../../../tests/server/support/raw-request.ts';
import { createSite } from '../../../tests/server/support/test-site.ts';

const site = createSite();
const publicOrigin = 'https://www.vitrine.example';
let server: PageServer;
let proxied: PageServer;

beforeAll(async () => {
  server = await startPageServer({ ...site, publicOrigin });
  proxied = await startPageServer({ ...site, publicOrigin, trustedProxies: 1 });
});
afterAll(async () => {
  await server.close();
  await proxied.close();
  site.remove();
});

/** Status and redirect of a request with these headers. */
async function ask(origin: string, path: string, headers: string, method = 'GET') {
  const response = await sendRaw(origin, `${method} ${path} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
  return [Number(response.split(' ')[1]), /^location: (.*)\r$/im.exec(response)?.[1]];
}

it.each([
  ['/en/contact', '/en/contact'],
  ['/fr/contact?a=1&b=%C3%A9', '/fr/contact?a=1&b=%C3%A9'],
  ['//evil.example/en', '//evil.example/en'],
])('a page of another name of the host redirects to the public one: %s', async (path, target) => {
  const expected = [308, publicOrigin + target];
  for (const method of ['GET', 'HEAD']) {
    expect(await ask(server.origin, path, 'Host: vitrine.example', method)).toEqual(expected);
    const forwarded = 'Host: internal.example\r\nX-Forwarded-Host: vitrine.example';
    expect(await ask(proxied.origin, path, forwarded, method)).toEqual(expected);
  }
});

it.each([
  ['the public name', 'Host: WWW.vitrine.example'],
  ['its default port', 'Host: www.vitrine.example:443'],
  ['an address', 'Host: 10.0.0.7:8080'],
  ['an IPv6 address', 'Host: [::1]:8080'],
  ['a name inside the network', 'Host: vitrine:8080'],
  ['a proxy’s own name', 'Host: backend.internal.example\r\nX-Forwarded-For: 192.0.2.1'],
  ['the name of a proxy that says nothing of itself', 'Host: backend.internal.example'],
  ['an inner port of the public name', 'Host: www.vitrine.example:9313'],
])('a page under %s is shown', async (_what, headers) => {
  expect((await ask(server.origin, '/en/contact', headers))[0]).toBe(200);
});

it('a trusted proxy that names no host, or the public one, gets the page', async () => {
  expect((await ask(proxied.origin, '/en/contact', 'Host: backend.example'))[0]).toBe(200);
  const forwarded = 'Host: backend.example\r\nX-Forwarded-Host: www.vitrine.example';
  expect((await ask(proxied.origin, '/en/contact', forwarded))[0]).toBe(200);
});

it('health checks, widgets and posts under another name do not redirect', async () => {
  for (const path of [
    '/healthz',
    '/readyz',
    '/widgets/v1/vitrine.js',
    '/assets/site.css',
    '/en/embed/locator',
    '/oembed',
  ]) {
    expect((await ask(server.origin, path, 'Host: vitrine.example'))[0]).not.toBe(308);
  }
  const post = 'Host: vitrine.example\r\nContent-Length: 0';
  expect((await ask(server.origin, '/handlers/EmailProxy.ashx', post, 'POST'))[0]).not.toBe(308);
});

it('/.well-known/security.txt names the contact pages of the public address, for less than a year (RFC 9116)', async () => {
  const headers = 'Host: www.vitrine.example';
  const response = await sendRaw(
    server.origin,
    `GET /.well-known/security.txt HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`,
  );
  expect(response).toMatch(/^content-type: text\/plain; charset=utf-8\r$/im);
  for (const line of [
    `Contact: ${publicOrigin}/en/contact`,
    `Contact: ${publicOrigin}/fr/contact`,
    'Preferred-Languages: en, fr',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
  ])
    expect(response.split(/\r?\n/)).toContain(line);
  const end = Date.parse(/^Expires: (.*)$/m.exec(response)?.[1] ?? '');
  expect(end - Date.now()).toBeGreaterThan(90 * 86_400_000);
  expect(end - Date.now()).toBeLessThan(365 * 86_400_000);
});
