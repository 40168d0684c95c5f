import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeadDatabase } from '../../../tests/server/support/failing-database.ts';
import { type PageServer, startPageServer } from '../../../tests/server/support/page-server.ts';
import { sendRaw } from '../../../tests/server/support/raw-request.ts';
import { writeFiles } from '../../../tests/server/support/temporary-folder.ts';
import { createSite } from '../../../tests/server/support/test-site.ts';
import { fillLanguageLinks } from './language-links.ts';

const site = createSite();
const links = (own: string, other: string, end: string) =>
  `<!doctype html><title>${own}</title><a href="/${other}${end}" lang="${other}-CA" hrefLang="${other}-CA" title="x">` +
  `Other</a><a href="/${own}${end}" lang="${own}-CA" hrefLang="${own}-CA" aria-current="true">Own</a>` +
  `<a href="/${other}">Elsewhere</a>`;
for (const [own, other] of [
  ['en', 'fr'],
  ['fr', 'en'],
] as const) {
  writeFiles(site.siteDir, {
    [`${own}/404.html`]: links(own, other, ''),
    [`${own}/error.html`]: links(own, other, '/error'),
  });
}
let server: PageServer;

beforeAll(async () => {
  server = await startPageServer({ ...site, partnerOrigin: '' }, { database: createDeadDatabase() });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

/** Links to the other language and to the page itself, as a browser parses them; the third link stays unchanged. */
async function readLinks(path: string, options: RequestInit = {}) {
  const response = await fetch(server.origin + path, { redirect: 'manual', ...options });
  const html = await response.text();
  const [other, own, elsewhere] = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
  );
  return { status: response.status, html, other, own, elsewhere };
}

describe('LOC-04 the language links of not-found and error pages', () => {
  it.each([
    ['/fr/fr-page', '/en/fr-page', '/fr/fr-page'],
    ['/en/a/b/c', '/fr/a/b/c', '/en/a/b/c'],
    ['/en/nothing?utm_source=x&q=a%20b', '/fr/nothing?utm_source=x&q=a%20b', '/en/nothing?utm_source=x&q=a%20b'],
    ['/nothing', '/fr/nothing', '/en/nothing'],
    ['/de/nothing', '/fr/de/nothing', '/en/de/nothing'],
    ['/fr-CA/nothing', '/en/nothing', '/fr/nothing'],
    ['/en/404', '/fr/404', '/en/404'],
    ["/en/it's&so", "/fr/it's&so", "/en/it's&so"],
    ['/en/caf%C3%A9', '/fr/caf%C3%A9', '/en/caf%C3%A9'],
  ])('for %s point to %s and %s', async (path, other, own) => {
    expect(await readLinks(path)).toMatchObject({
      status: 404,
      other,
      own,
      elsewhere: path.startsWith('/fr') ? '/en' : '/fr',
    });
  });

  it.each([
    '//evil.example',
    '//evil.example/en',
    '/en//evil.example',
    '/fr///evil.example',
    '/\\evil.example',
    '/en/\\\\evil.example',
    '/en/%2F%2Fevil.example',
    '/%09/evil.example',
    '/en/javascript:alert(1)',
    '/en/"><img src=x onerror=alert(1)>',
    "/en/'><script>alert(1)</script>",
    '/en/$&$1$`',
    '/en/x?"><img>',
  ])('for %s stay on the site’s origin and contain no injected markup', async (path) => {
    const response = await sendRaw(
      server.origin,
      `GET ${path.replaceAll(' ', '%20')} HTTP/1.1\r\nHost: www.vitrine.example\r\nConnection: close\r\n\r\n`,
    );
    const html = response.slice(response.indexOf('\r\n\r\n'));
    expect(html).not.toMatch(/<(img|script)/);
    const hrefs = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);
    for (const href of hrefs) {
      const { origin, pathname } = new URL(href, 'https://www.vitrine.example/en/x');
      expect([origin, /^\/(en|fr)(\/|$)/.test(pathname)]).toEqual(['https://www.vitrine.example', true]);
    }
    // The HTTP parser refuses it, or the page has its three links.
    expect(response.startsWith('HTTP/1.1 400') || hrefs.length === 3).toBe(true);
  });

  it('point to /error after a failed form or partner request; fillLanguageLinks replaces it with the page’s path', async () => {
    const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'Email=a' };
    const refused = await readLinks('/handlers/Feedback.ashx', {
      ...form,
      headers: { ...form.headers, Origin: 'https://evil.example' },
    });
    expect(refused).toMatchObject({ status: 403, other: '/fr/error', own: '/en/error' });
    const html = '<a href="/fr/error" lang="fr-CA" hrefLang="fr-CA">Français</a>';
    expect(fillLanguageLinks(html, 'http://a.example/en/contact?a=1')).toContain('href="/fr/contact?a=1"');
    expect(await readLinks('/partners/careers/en')).toMatchObject({ status: 503, other: '/fr/error' });
  });
});
