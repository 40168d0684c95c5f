import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../../tests/server/support/page-server.ts';
import { sendRaw } from '../../../tests/server/support/raw-request.ts';
import { createSite } from '../../../tests/server/support/test-site.ts';

const site = createSite();
let server: PageServer;
beforeAll(async () => {
  server = await startPageServer(site);
});
afterAll(async () => {
  await server.close();
  site.remove();
});

const get = (path: string) => fetch(server.origin + path, { redirect: 'manual' });

it.each([
  ['/en/contact.', '/en/contact'],
  ['/en/contact,', '/en/contact'],
  ['/en/contact)', '/en/contact'],
  ['/en/contact"', '/en/contact'],
  ['/en/contact%20', '/en/contact'],
  ['/en/contact%C2%A0', '/en/contact'],
  ['/en/contact%E2%80%8B', '/en/contact'],
  ['/en//contact', '/en/contact'],
  ['/EN/Contact', '/en/contact'],
  ['/en/contact/', '/en/contact'],
  ['/en/contact.html', '/en/contact'],
  ['/en/contact/index.html', '/en/contact'],
  ['/en/c%6Fntact', '/en/contact'],
  ['/en/contact&utm_source=x', '/en/contact?utm_source=x'],
  ['/en/contact%3Futm_source=x', '/en/contact?utm_source=x'],
  ['/en/contact!', '/en/contact'],
  ['/en/contact;', '/en/contact'],
  ['/en/contact:', '/en/contact'],
  ["/en/contact'", '/en/contact'],
  ['/en/contact%E2%80%9D', '/en/contact'],
  ['/en/contact%C2%A0%C2%BB', '/en/contact'],
  ['/en/contact).', '/en/contact'],
  ['/en/contact/).', '/en/contact'],
  ['/en/contact/index.htm', '/en/contact'],
  ['/EN/CONTACT.HTML', '/en/contact'],
  ['/en/contact//', '/en/contact'],
  ['//en/contact', '/en/contact'],
  ['/en/contact%E2%80%8B.', '/en/contact'],
  ['/en/contact%5D', '/en/contact'],
  ['/en-CA/contact.', '/en/contact'],
  ['/en/contact.?a=1', '/en/contact?a=1'],
  ['/en/contact&a=1&b=%C3%A9?c=2', '/en/contact?a=1&b=%C3%A9&c=2'],
  ['/en/contact%3Fa%3D1%26b%3D2', '/en/contact?a=1&b=2'],
  ['/en.', '/en'],
  ['/fr/contact%20', '/fr/contact'],
])('RT-03 the address %s as someone pasted it leads to %s by one redirect', async (pasted, target) => {
  const response = await get(pasted);
  expect([301, 302, 308]).toContain(response.status);
  expect(response.headers.get('location')).toBe(target);
  expect((await get(target)).status).toBe(200);
});

it('RT-03 only another spelling of an address redirects permanently', async () => {
  const statuses = async (...paths: string[]) => Promise.all(paths.map(async (path) => (await get(path)).status));
  expect(await statuses('/EN/contact', '/en/contact/', '/en//contact', '/en/contact.html')).toEqual(Array(4).fill(308));
  expect(await statuses('/en/contact.', '/en/contact%20', '/en/contact&a=1')).toEqual(Array(3).fill(302));
});

it.each([
  ['/en/nowhere.', 'en'],
  ['/fr/nulle-part%20', 'fr'],
  ['/fr/contact%20us', 'fr'],
  ['/en/contact%2', 'en'],
  ['/en/404.html', 'en'],
  ['/fr/contact%0A%0DSet-Cookie:a', 'fr'],
])('RT-03 the pasted address %s of no page is not found, in its language', async (path, locale) => {
  const response = await get(path);
  expect([response.status, (await response.text()).includes(`${locale}/404`)]).toEqual([404, true]);
});

it('RT-03 a pasted address leads to no other site and puts no line break into a header', async () => {
  for (const path of [
    '//evil.example/en/contact.',
    '/en/contact&x=%0d%0aSet-Cookie:a',
    '/en/contact%3F%0d%0aa',
    '/%2F%2Fevil.example.',
  ]) {
    const response = await sendRaw(
      server.origin,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    const target = /^location: (.*)\r$/im.exec(response)?.[1] ?? '/en';
    expect(target).toMatch(/^\/(en|fr)\b/);
    expect(response.split('\r\n\r\n')[0]).not.toMatch(/^set-cookie/im);
  }
});

it('RT-03 a pasted address of a file is not touched', async () => {
  for (const path of ['/assets/site.css.', '/widgets/v1/vitrine.js)']) expect((await get(path)).status).toBe(404);
});
