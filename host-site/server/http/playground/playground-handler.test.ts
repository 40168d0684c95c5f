import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../../../tests/server/support/page-server.ts';
import { writeFiles } from '../../../../tests/server/support/temporary-folder.ts';
import { createSite } from '../../../../tests/server/support/test-site.ts';

const site = createSite();
const declaration = {
  tagName: 'vitrine-newsletter-form',
  description: 'A form.',
  attributes: [
    { name: 'heading', type: { text: 'string' }, default: '', description: '' },
    { name: 'google-maps-key', type: { text: 'string' }, default: '', description: '' },
  ],
  events: [],
};
const manifest = JSON.stringify({ modules: [{ declarations: [declaration] }] });
writeFiles(site.siteDir, { 'playground/playground.css': 'body{margin:0}' });
writeFiles(site.widgetsDir, {
  'v1/custom-elements.json': manifest,
  'v1/custom-elements.fr.json': manifest.replace('A form.', 'Un formulaire.'),
  'v1/reserve.json': '{}',
  'v1/manifest.json': '{"version":"1.1.0"}',
  'v/1.1.0/manifest.json': '{"files":[{"path":"vitrine.js","integrity":"sha384-abc"}]}',
  // Stands in for the bundle, which the browser tests use: it knows one wrong heading.
  'server.js': `export function renderWidget(tag, { heading }) {
    if (heading === 'wrong') throw new Error('no such heading');
    return '<' + tag + '>rendered</' + tag + '>';
  }`,
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

async function get(path: string, headers: Record<string, string> = {}, { origin } = server) {
  const response = await fetch(origin + path, { redirect: 'manual', headers });
  return { response, status: response.status, html: await response.text() };
}
const readPolicy = ({ headers }: Response): string => headers.get('content-security-policy') ?? '';

describe('the playground', () => {
  it('shows the widget and the settings of its URL in the language of its path, and is not listed', async () => {
    const { status, html } = await get('/fr/playground?widget=newsletter-form&heading=Bonjour');
    expect(status).toBe(200);
    expect(html).toContain('<html lang="fr-CA">');
    expect(html).toContain('Un formulaire.');
    expect(html).toContain('value="Bonjour"');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('src="/fr/playground/preview?widget=newsletter-form&amp;heading=Bonjour"');
    expect(html).toContain('href="/en/playground?widget=newsletter-form&amp;heading=Bonjour"');
  });

  it('names the origin that the site is visited at, and says that a value is refused', async () => {
    const { html } = await get('/en/playground?heading=wrong&snippet=moving');
    expect(html).toContain(`${server.origin}/widgets/v1/vitrine.js`);
    expect(html).toContain('This value isn’t allowed');
  });

  it.each([
    ['https://www.winners.example/page', true],
    ['https://www.elsewhere.example', false],
  ])('says whether the server accepts forms from %s: %s', async (page, isAllowed) => {
    const { html } = await get(`/en/playground?page=${encodeURIComponent(page)}`);
    expect(html.includes('ALLOWED_ORIGINS=')).toBe(!isAllowed);
  });

  it('without a language leads to the one that the browser prefers, with its settings', async () => {
    const { response, status } = await get('/playground?heading=x', { 'Accept-Language': 'fr-CA,en;q=0.5' });
    expect([status, response.headers.get('location')]).toEqual([302, '/fr/playground?heading=x']);
    expect(response.headers.get('vary')).toBe('Accept-Language');
  });

  it('is revalidated with its ETag, as are its style sheets', async () => {
    const { response } = await get('/en/playground');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const tag = response.headers.get('etag') ?? '';
    expect((await get('/en/playground', { 'If-None-Match': tag })).status).toBe(304);
    expect((await get('/playground/playground.css')).response.headers.get('cache-control')).toBe('no-cache');
  });

  it('has the policy of other pages except that it frames its own preview', async () => {
    const { response } = await get('/en/playground');
    const other = readPolicy((await get('/en/newsletter')).response).replace(/; report-uri [^;]*/, '');
    expect(readPolicy(response)).toBe(other.replace(/(frame-src [^;]*)/, "$1 'self'"));
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  it('gets 429 for a client that changes settings more often than the limit', async () => {
    const limited = await startPageServer({ ...site, rateLimitPerMinute: 1 });
    const statuses = [];
    for (let times = 0; times < 5; times += 1) statuses.push((await get('/en/playground', {}, limited)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    await limited.close();
  });
});

describe('the preview', () => {
  it('shows only the widget, and runs no script but the site’s', async () => {
    const { response, html } = await get('/en/playground/preview?widget=newsletter-form');
    expect(html).toContain('<vitrine-newsletter-form>rendered');
    expect(readPolicy(response)).toContain("script-src 'self';");
    expect(readPolicy(response)).toContain("require-trusted-types-for 'script'");
    expect(readPolicy(response)).toContain("frame-ancestors 'self'");
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('allows Google’s scripts only with settings for Google’s map', async () => {
    const { response } = await get('/en/playground/preview?google-maps-key=abc');
    expect(readPolicy(response)).toContain('https://maps.googleapis.com');
    expect(readPolicy((await get('/en/playground/preview')).response)).not.toContain('googleapis.com');
  });

  it.each(['cross-site', 'same-site', 'none'])('opened by a %s request leads to the playground', async (from) => {
    const { response, status } = await get('/fr/playground/preview?heading=x', { 'Sec-Fetch-Site': from });
    expect([status, response.headers.get('location')]).toEqual([302, '/fr/playground?heading=x']);
  });

  it('opened from the playground is shown', async () => {
    expect((await get('/fr/playground/preview', { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  });
});

it('the log has the paths of the playground and no settings', async () => {
  await get('/fr/playground/preview?heading=secret');
  expect(lines.some((line) => line.includes('"/fr/playground/preview"'))).toBe(true);
  expect(lines.filter((line) => line.includes('secret'))).toEqual([]);
});
