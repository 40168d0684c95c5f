import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readManifest, readSettings } from '../../../playground/settings.ts';
import { formatSnippet } from '../../../playground/snippets.ts';
import { readContests } from '../../../sources/contests/read-contests.ts';
import { findSiteFacts } from './site-facts.ts';

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
          describeWidget('vitrine-video-block', 'src'),
          describeWidget('vitrine-newsletter-lightbox'),
          describeWidget('vitrine-consent-banner'),
        ],
      },
    ],
  }),
);
const kit = {
  site,
  renderWidget: (tag: string, attributes: object) => `<${tag} ${JSON.stringify(attributes)}>`,
  readReserve: () => '',
  release: { version: '1.2.3', integrity: '' },
};
const contests = readContests(resolve('host-site/retailers/vitrine/content/contests'));
const sources = {
  contests,
  now: Date.parse('2026-11-10T12:00:00Z'),
  isPage: (path: string) => ['/en/fall-promotion', '/en/new-movers'].includes(path),
};

function write(query: string): string {
  const settings = readSettings(widgets, new URLSearchParams(query), 'en');
  return formatSnippet({ ...settings, facts: findSiteFacts(settings, sources) }, kit);
}

it('a contest snippet links to the contest’s own page, or to its embed page if it has none', () => {
  expect(write('widget=contest-entry&contest=fall-promotion&snippet=link')).toContain(
    `"${site}/en/fall-promotion#vitrine=contest-entry&amp;contest=fall-promotion"`,
  );
  for (const snippet of ['link', 'box', 'moving'])
    expect(write(`widget=contest-entry&contest=my-summer&brand=winners&snippet=${snippet}`), snippet).toContain(
      `<a href="${site}/en/embed/contest-entry?brand=winners&amp;contest=my-summer`,
    );
  expect(write('widget=new-movers&contest=&snippet=moving')).toContain(`<a href="${site}/en/new-movers">`);
});

it('a frame snippet has the height measured at 360 pixels, and no border', () => {
  const height = (/height="(\d+)" style="border:0"/.exec(
    write('widget=contest-entry&contest=fall-promotion&snippet=frame'),
  ) ?? [])[1];
  expect(Number(height)).toBeGreaterThan(640);
});

it.each(['prerendered', 'linked'])(
  'a %s contest snippet contains the details of its contest, and a moving one does not',
  (snippet) => {
    const html = write(`widget=contest-entry&contest=fall-promotion&snippet=${snippet}`);
    expect(html).toContain('\\"id\\":\\"fall-promotion\\"');
    expect(write(`widget=new-movers&contest=&snippet=${snippet}`)).toContain('\\"hasPin\\":true');
    expect(write(`widget=contest-entry&contest=new-movers&snippet=${snippet}`)).not.toContain('details');
    expect(write('widget=contest-entry&contest=fall-promotion&snippet=moving')).not.toContain('details');
  },
);

it('a tag manager snippet targets main for a video, nothing for a lightbox, and is empty for a consent banner', () => {
  expect(write('widget=newsletter-lightbox&snippet=manager')).not.toContain('selector');
  expect(write('widget=video-block&src=a&snippet=manager')).toContain('"selector": "main"');
  expect(write('widget=consent-banner&snippet=manager')).toBe('');
});
