import { findRoute, formatPath } from '../routes.ts';
import type { Page } from './page.ts';

/** A page on the way from the homepage to another: its short name and its path. */
export interface TrailStep {
  name: string;
  path: string;
}

/**
 * From the homepage to the page, both included; stores stand below the store locator, articles below their list,
 * the documentation of the widgets below theirs.
 */
export function listTrail(page: Page): TrailStep[] {
  const { route, locale, t, article, landing, widget } = page;
  const toStep = (name: string): TrailStep => ({
    name: t(`site:nav.${name}`),
    path: formatPath(findRoute(name), locale),
  });
  const home = toStep('homepage');
  if (route.kind === 'home') return [home];
  const here = (name: string): TrailStep => ({ name, path: formatPath(route, locale) });
  if (route.store) return [home, toStep('storelocator'), here(route.store.name[locale])];
  if (widget) return [home, toStep('widgets'), here(widget.title)];
  if (route.kind === 'guide') return [home, toStep('widgets'), toStep(route.name)];
  if (article) return [home, toStep('getinspired'), here(article.texts[locale].title)];
  if (landing) return [home, here(landing.texts[locale].title)];
  return [home, toStep(route.name)];
}
