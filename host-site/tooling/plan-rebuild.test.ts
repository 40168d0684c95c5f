import { expect, it } from 'vitest';
import { planRebuild } from './plan-rebuild.ts';

it.each([
  ['host-site/content/articles/mirrors/fr.md'],
  ['host-site/content/articles/mirrors/article.json'],
  ['host-site/content/landing/holiday-gifts/landing.json'],
  ['host-site/content/pages/returns.en.md'],
  ['host-site/styles/prose.css'],
  ['host-site/public/art/scenes/sofa.svg'],
])('%s is rendered without a bundler, and the server stays', (path) => {
  expect(planRebuild([path])).toEqual({ widgets: false, bundle: 'none', restarts: 'none' });
});

it('a contest is rendered without a bundler, and the server reads it anew', () => {
  expect(planRebuild(['host-site/content/contests/fall-promotion.json'])).toEqual({
    widgets: false,
    bundle: 'none',
    restarts: 'all',
  });
});

it.each([
  ['host-site/layout/head.tsx'],
  ['host-site/content/facts.json'],
  ['host-site/content/articles.fr.json'],
  ['host-site/server/app.ts'],
])('%s is bundled with the pages and the server alone', (path) => {
  expect(planRebuild([path, 'host-site/styles/site.css'])).toEqual({
    widgets: false,
    bundle: 'pages',
    restarts: 'changed',
  });
});

it.each([
  ['widgets/build/styles.ts'],
  ['host-site/client/site.ts'],
  ['host-site/content/stores/brands.json'],
  ['demo/main.ts'],
])('%s takes everything', (path) => {
  expect(planRebuild([path, 'host-site/content/pages/returns.en.md'])).toEqual({
    widgets: true,
    bundle: 'all',
    restarts: 'all',
  });
});

it.each([
  ['widgets/share-buttons/share-buttons.tsx'],
  ['widgets/share-buttons/share-buttons.css'],
  ['widgets/shared/ui/rich-text.tsx'],
  ['widgets/catalogue.ts'],
])('%s bundles the widgets at once, and the pages after them', (path) => {
  expect(planRebuild([path])).toEqual({ widgets: true, bundle: 'pages', restarts: 'changed' });
});

it('a contest beside code is read anew, whatever the bundles contain', () => {
  const paths = ['host-site/content/contests/fall-promotion.json', 'widgets/share-buttons/share-buttons.tsx'];
  expect(planRebuild(paths)).toEqual({ widgets: true, bundle: 'pages', restarts: 'all' });
});
