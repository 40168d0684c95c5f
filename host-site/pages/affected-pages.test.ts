import { describe, expect, it } from 'vitest';
import { formatPath } from '../routes.ts';
import { type AffectedPages, findAffectedPages } from './affected-pages.ts';
import { listRoutes } from './page-kinds.ts';
import type { PageSources } from './page-sources.ts';

const articles = [
  { slug: 'mirrors', related: ['rugs-101', 'pantry', 'balcony'] },
  { slug: 'rugs-101', related: ['mirrors', 'pantry', 'balcony'] },
];
const sources = {
  articles,
  listed: articles,
  landings: [{ slug: 'gifts' }],
  site: { today: '2026-11-21', stores: { stores: [] } },
} as unknown as PageSources;
const list = (touched: AffectedPages | undefined): string[] | undefined =>
  touched?.pages.map(({ route, locale }) => formatPath(route, locale));

it('an article that is not listed has a page, but search engines and the sitemap do not get it', () => {
  const routes = listRoutes({ ...sources, listed: articles.slice(1) } as unknown as PageSources);
  const indexed = routes.flatMap(({ kind, name, indexed }) => (kind === 'article' ? [[name, indexed]] : []));
  expect(indexed).toEqual([
    ['mirrors', false],
    ['rugs-101', true],
  ]);
});

describe('what a change touches', () => {
  it('of an article’s text, in its language alone: itself, who leads to it, the list and the homepage', () => {
    const touched = findAffectedPages(['host-site/content/articles/mirrors/fr.md'], sources);
    expect(list(touched)).toEqual(['/fr', '/fr/getinspired', '/fr/articles/mirrors', '/fr/articles/rugs-101']);
    expect(touched?.lists).toEqual(['fr']);
  });

  it('of an article’s facts, the same in both languages', () => {
    const touched = findAffectedPages(['host-site/content/articles/mirrors/article.json'], sources);
    expect(list(touched)).toHaveLength(8);
    expect(touched?.lists).toEqual(['en', 'fr']);
  });

  it('of a page’s text and of a campaign’s, that page', () => {
    expect(list(findAffectedPages(['host-site/content/pages/gift.en.md'], sources))).toEqual(['/en/gift']);
    expect(list(findAffectedPages(['host-site/content/landing/gifts/landing.json'], sources))).toHaveLength(4);
    expect(list(findAffectedPages(['host-site/content/landing/gifts/fr.md'], sources))).toEqual([
      '/fr/getinspired',
      '/fr/gifts',
    ]);
  });

  it('of the documentation’s text, its page, and the list where that says what a widget does', () => {
    const folder = 'host-site/content/widgets';
    expect(list(findAffectedPages([`${folder}/embedding.fr.md`], sources))).toEqual(['/fr/widgets/embedding']);
    expect(list(findAffectedPages([`${folder}/overview.en.md`], sources))).toEqual(['/en/widgets']);
    expect(list(findAffectedPages([`${folder}/store-finder.en.md`], sources))).toEqual([
      '/en/widgets',
      '/en/widgets/store-finder',
    ]);
  });

  it.each([
    'host-site/content/widgets/unknown.en.md',
    'host-site/styles/site.css',
    'host-site/public/art/gift.svg',
    'host-site/content/articles/gone/en.md',
    'host-site/content/pages/unknown.en.md',
    'host-site/content/contests/new-movers.json',
    'host-site/layout/head.tsx',
  ])('of %s, every page', (path) => {
    expect(findAffectedPages([path], sources)).toBeUndefined();
    expect(findAffectedPages(['host-site/content/pages/gift.en.md', path], sources)).toBeUndefined();
  });

  it('of what an editor puts beside a text, nothing', () => {
    const paths = ['host-site/content/articles/mirrors/sedX1', 'host-site/content/pages/4913'];
    expect(findAffectedPages(paths, sources)).toEqual({ pages: [], lists: [] });
  });

  it('of several files, each page once', () => {
    const paths = ['host-site/content/articles/mirrors/en.md', 'host-site/content/articles/rugs-101/en.md'];
    expect(list(findAffectedPages(paths, sources))).toEqual([
      '/en',
      '/en/getinspired',
      '/en/articles/mirrors',
      '/en/articles/rugs-101',
    ]);
  });
});
