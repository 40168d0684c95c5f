import { expect, it } from 'vitest';
import { readManifest, readSettings } from './settings.ts';
import { askSite } from './site-facts.ts';
import { formatSnippet } from './snippets.ts';

const site = 'https://site.invalid';
const describeWidget = (tagName: string, ...names: string[]) => ({
  tagName,
  description: '',
  events: [],
  attributes: names.map((name) => ({
    name,
    type: { text: 'string' },
    default: tagName === 'vitrine-new-movers' ? 'new-movers' : '',
    description: '',
  })),
});
const widgets = readManifest(
  JSON.stringify({
    modules: [
      {
        declarations: [
          describeWidget('vitrine-contest-entry', 'contest'),
          describeWidget('vitrine-new-movers', 'contest'),
          describeWidget('vitrine-video-block', 'poster', 'src'),
          describeWidget('vitrine-newsletter-lightbox'),
          describeWidget('vitrine-consent-banner'),
        ],
      },
    ],
  }),
);
const read = (query: string) =>
  readSettings(widgets, new URLSearchParams(query), 'en', () => true, 'https://demo.invalid');
const kit = {
  site,
  renderWidget: (tag: string, attributes: object) => `<${tag} ${JSON.stringify(attributes)}>`,
  readReserve: () => '',
  release: { version: '1.2.3', integrity: '' },
};

/** A site with a page for fall-promotion, which responds with what it was asked. */
const respond: typeof fetch = async (input) => {
  const { pathname, searchParams } = new URL(String(input));
  if (pathname === '/Contest/Details') return Response.json(Object.fromEntries(searchParams));
  const url = searchParams.get('url') ?? '';
  if (!url.includes('/embed/') && !url.endsWith('/fall-promotion')) return new Response('404', { status: 404 });
  return Response.json({
    height: searchParams.get('maxwidth') === '360' ? 1387 : 0,
    html: `<iframe src="${site}/en/embed/contest-entry?contest=fall-promotion" title="">`,
  });
};
async function write(query: string, ask = respond): Promise<string> {
  const settings = read(query);
  return formatSnippet({ ...settings, facts: await askSite(settings, site, ask) }, kit);
}

it('a contest snippet links to the contest’s own page, or to its embed page if it has none', async () => {
  expect(await write('widget=contest-entry&contest=fall-promotion&snippet=link')).toContain(
    `"${site}/en/fall-promotion#vitrine=contest-entry&amp;contest=fall-promotion"`,
  );
  for (const snippet of ['link', 'box', 'moving'])
    expect(await write(`widget=contest-entry&contest=my-summer&brand=winners&snippet=${snippet}`), snippet).toContain(
      `<a href="${site}/en/embed/contest-entry?brand=winners&amp;contest=my-summer`,
    );
  expect(await write('widget=new-movers&contest=&snippet=moving')).toContain(`<a href="${site}/en/new-movers">`);
});

it('a frame snippet has the height from oEmbed at 360 pixels, or 640 on failure, and no border', async () => {
  const query = 'widget=contest-entry&contest=fall-promotion&snippet=frame';
  expect(await write(query)).toContain('height="1387" style="border:0"');
  expect(await write(query, () => Promise.reject(new Error('down')))).toContain('height="640" style="border:0"');
});

it.each(['prerendered', 'linked'])(
  'a %s contest snippet contains the contest details from the service, and a moving one does not',
  async (snippet) => {
    const asked = { contest: 'my-summer', locale: 'en', brand: 'winners', pin: 'false' };
    const html = await write(`widget=contest-entry&contest=my-summer&brand=winners&snippet=${snippet}`);
    expect(html).toContain(JSON.stringify({ details: JSON.stringify(asked) }).slice(1, -1));
    expect(await write(`widget=new-movers&contest=&snippet=${snippet}`)).toContain('\\"pin\\":\\"true\\"');
    expect(await write('widget=contest-entry&contest=my-summer&snippet=moving')).not.toContain('details');
  },
);

it('a tag manager snippet targets main for a video, nothing for a lightbox, and is empty for a consent banner', async () => {
  expect(await write('widget=newsletter-lightbox&snippet=manager')).not.toContain('selector');
  expect(await write('widget=video-block&src=a&snippet=manager')).toContain('"selector": "main"');
  expect(await write('widget=consent-banner&snippet=manager')).toBe('');
});

it('a snippet references a file of the widget’s example by absolute URL', async () => {
  expect(await write('widget=video-block&snippet=moving')).toContain('poster="https://demo.invalid/poster.svg"');
});
