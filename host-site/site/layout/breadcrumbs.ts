import { findRoute, formatPath } from '../../sources/routes.ts';
import { namePage, type Page } from './page.ts';

/** A breadcrumb: a page's short name and its path. */
export interface BreadcrumbStep {
  name: string;
  path: string;
}

/** Breadcrumbs from the homepage to the page, both included, with the page's parent if it has one. */
export function listBreadcrumbs({ route, locale, t, parent, shortName }: Page): BreadcrumbStep[] {
  const toStep = (name: string): BreadcrumbStep => ({
    name: namePage(t, name),
    path: formatPath(findRoute(name), locale),
  });
  const home = toStep('homepage');
  if (route.path === '') return [home];
  const own = { name: shortName ?? namePage(t, route.name), path: formatPath(route, locale) };
  return [home, ...(parent ? [toStep(parent)] : []), own];
}
