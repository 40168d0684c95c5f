import { describe, expect, it } from 'vitest';
import { formatPath } from '../../sources/routes.ts';
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

it('listRoutes includes an unlisted article as not indexed', () => {
  const routes = listRoutes({ ...sources, listed: articles.slice(1) } as unknown as PageSources);
  const indexed = routes.flatMap(({ kind, name, indexed }) => (kind === 'article' ? [[name, indexed]] : []));
  expect(indexed).toEqual([
    ['mirrors', false],
    ['rugs-101', true],
  ]);
});

describe('findAffectedPages', () => {
  it('returns for an article’s text the homepage, the list, the article and related ones in its language', () => {
    const touched = findAffectedPages(['host-site/retailers/vitrine/content/articles/mirrors/fr.md'], sources);
    expect(list(touched)).toEqual(['/fr', '/fr/getinspired', '/fr/articles/mirrors', '/fr/articles/rugs-101']);
    expect(touched?.lists).toEqual(['fr']);
  });

  it('returns for an article’s facts the affected pages in both languages', () => {
    const touched = findAffectedPages(['host-site/retailers/vitrine/content/articles/mirrors/article.json'], sources);
    expect(list(touched)).toHaveLength(8);
    expect(touched?.lists).toEqual(['en', 'fr']);
  });

  it('returns for an article whose picture is on the press page that page, too', () => {
    const touched = findAffectedPages(['host-site/retailers/vitrine/content/articles/bar-cart/fr.md'], sources);
    expect(list(touched)).toContain('/fr/press');
    expect(list(touched)).not.toContain('/en/press');
  });

  it('returns for the text of a page that page, and for a landing page also the list of articles', () => {
    expect(list(findAffectedPages(['host-site/retailers/vitrine/content/pages/gift.en.md'], sources))).toEqual([
      '/en/gift',
    ]);
    expect(
      list(findAffectedPages(['host-site/retailers/vitrine/content/landing/gifts/landing.json'], sources)),
    ).toHaveLength(4);
    expect(list(findAffectedPages(['host-site/retailers/vitrine/content/landing/gifts/fr.md'], sources))).toEqual([
      '/fr/getinspired',
      '/fr/gifts',
    ]);
  });

  it('returns for a documentation text its page, and for a widget’s text also the overview', () => {
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
    'host-site/site/styles/site.css',
    'host-site/public/art/gift.svg',
    'host-site/retailers/vitrine/content/articles/gone/en.md',
    'host-site/retailers/vitrine/content/pages/unknown.en.md',
    'host-site/retailers/vitrine/content/contests/new-movers.json',
    'host-site/site/layout/head.tsx',
  ])('returns undefined, meaning every page, for %s', (path) => {
    expect(findAffectedPages([path], sources)).toBeUndefined();
    expect(findAffectedPages(['host-site/retailers/vitrine/content/pages/gift.en.md', path], sources)).toBeUndefined();
  });

  it('returns no page for the temporary files of a text editor', () => {
    const paths = [
      'host-site/retailers/vitrine/content/articles/mirrors/sedX1',
      'host-site/retailers/vitrine/content/pages/4913',
    ];
    expect(findAffectedPages(paths, sources)).toEqual({ pages: [], lists: [] });
  });

  it('returns each page once for several files', () => {
    const paths = [
      'host-site/retailers/vitrine/content/articles/mirrors/en.md',
      'host-site/retailers/vitrine/content/articles/rugs-101/en.md',
    ];
    expect(list(findAffectedPages(paths, sources))).toEqual([
      '/en',
      '/en/getinspired',
      '/en/articles/mirrors',
      '/en/articles/rugs-101',
    ]);
  });
});
