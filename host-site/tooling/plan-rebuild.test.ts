import { expect, it } from 'vitest';
import { planRebuild } from './plan-rebuild.ts';

it.each([
  ['host-site/retailers/vitrine/content/articles/mirrors/fr.md'],
  ['host-site/retailers/vitrine/content/articles/mirrors/article.json'],
  ['host-site/retailers/vitrine/content/landing/holiday-gifts/landing.json'],
  ['host-site/retailers/vitrine/content/pages/returns.en.md'],
  ['host-site/site/styles/prose.css'],
  ['host-site/playground/styles/playground.css'],
  ['host-site/public/art/scenes/sofa.svg'],
])('planRebuild for %s bundles and restarts nothing', (path) => {
  expect(planRebuild([path])).toEqual({ widgets: false, bundle: 'none', restarts: 'none' });
});

it('planRebuild for a contest bundles nothing and restarts everything', () => {
  expect(planRebuild(['host-site/retailers/vitrine/content/contests/fall-promotion.json'])).toEqual({
    widgets: false,
    bundle: 'none',
    restarts: 'all',
  });
});

it.each([
  ['host-site/site/layout/head.tsx'],
  ['host-site/retailers/vitrine/content/facts.json'],
  ['host-site/content/articles.fr.json'],
  ['host-site/server/app.ts'],
])('planRebuild for %s bundles only the pages and restarts what changed', (path) => {
  expect(planRebuild([path, 'host-site/site/styles/site.css'])).toEqual({
    widgets: false,
    bundle: 'pages',
    restarts: 'changed',
  });
});

it.each([
  ['widgets/build/styles.ts'],
  ['host-site/site/client/site.ts'],
  ['host-site/playground/client/preview.ts'],
  ['host-site/content/stores/brands.json'],
  ['demo/main.ts'],
])('planRebuild for %s rebuilds the widgets, bundles everything and restarts everything', (path) => {
  expect(planRebuild([path, 'host-site/retailers/vitrine/content/pages/returns.en.md'])).toEqual({
    widgets: true,
    bundle: 'all',
    restarts: 'all',
  });
});

it.each([
  ['widgets/elements/share-buttons/share-buttons.tsx'],
  ['widgets/elements/share-buttons/share-buttons.css'],
  ['widgets/shared/ui/rich-text.tsx'],
  ['widgets/catalogue.ts'],
])('planRebuild for %s rebuilds the widgets, bundles only the pages and restarts what changed', (path) => {
  expect(planRebuild([path])).toEqual({ widgets: true, bundle: 'pages', restarts: 'changed' });
});

it('planRebuild for a contest and widget code bundles the pages and restarts everything', () => {
  const paths = [
    'host-site/retailers/vitrine/content/contests/fall-promotion.json',
    'widgets/elements/share-buttons/share-buttons.tsx',
  ];
  expect(planRebuild(paths)).toEqual({ widgets: true, bundle: 'pages', restarts: 'all' });
});
