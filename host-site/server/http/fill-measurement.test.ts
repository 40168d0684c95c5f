import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../../tests/server/support/page-server.ts';
import { writeFiles } from '../../../tests/server/support/temporary-folder.ts';
import { createSite } from '../../../tests/server/support/test-site.ts';
import { describeNoTools } from '../../sources/facts/measurement-tools.ts';
import { readConfig } from '../config.ts';

const site = createSite();
const write = (locale: 'en' | 'fr') =>
  `<!doctype html><title>Privacy</title><body><vitrine-consent-banner locale="${locale}"></vitrine-consent-banner><ul>
<li>${describeNoTools(locale).slice(2)}</li>
</ul>`;
writeFiles(site.siteDir, { 'en/privacy.html': write('en'), 'fr/privacy.html': write('fr') });
afterAll(() => site.remove());

describe.each([
  ['no measurement', {}, '', ['None at the moment.']],
  ['one purpose', { META_PIXEL_ID: '123456789012345' }, '', ['Meta Pixel: advertising']],
  [
    'two purposes',
    { TAG_MANAGER_ID: 'GTM-ABC123', MEASUREMENT: 'ga4,meta', MEASUREMENT_ORIGINS: 'https://tags.example' },
    ' purposes="analytics advertising"',
    [
      'Google Tag Manager: loads tools of this list',
      'Google Analytics 4: audience measurement',
      'Meta Pixel: advertising',
      'tags.example: loaded by the tool above',
    ],
  ],
  [
    'a pixel and Google’s map',
    { PIXEL_URL: 'https://pixel.example/p.js', GOOGLE_MAPS_KEY: `AIza${'x'.repeat(35)}` },
    ' purposes="advertising maps"',
    ['pixel.example: advertising', 'Google Maps: maps and places'],
  ],
  [
    'tiles of a map alone',
    { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: '© Us' },
    '',
    ['tiles.example: maps and places'],
  ],
] as const)('a page of a site with %s', (_what, variables, attribute, tools) => {
  let server: PageServer;
  beforeAll(async () => {
    const { tracking, googleMaps, mapTiles } = readConfig({ ...variables }, '/');
    server = await startPageServer({ ...site, tracking, googleMaps, mapTiles });
  });
  afterAll(() => server.close());

  it('TR-01 asks by purpose where there are several, and its privacy policy lists the tools', async () => {
    const response = await fetch(`${server.origin}/en/privacy`);
    const html = await response.text();
    expect(html).toContain(`<vitrine-consent-banner${attribute} locale="en">`);
    expect([...html.matchAll(/<li>(.*)<\/li>/g)].map(([, item]) => item)).toEqual(tools);
    const again = await fetch(`${server.origin}/en/privacy`, {
      headers: { 'If-None-Match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    const french = await (await fetch(`${server.origin}/fr/privacy`)).text();
    expect(french).toContain(`<vitrine-consent-banner${attribute} locale="fr">`);
    expect(french.match(/<li>/g)).toHaveLength(tools.length);
  });
});
