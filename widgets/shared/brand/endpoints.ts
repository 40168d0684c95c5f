import { type BrandKey, isProductionHost, productionOrigin } from './brands.ts';

/** Paths of the handlers, below the service origin. */
export const handlerPaths = {
  newsletter: '/handlers/EmailProxy.ashx',
  contact: '/handlers/Feedback.ashx',
  contestEntry: '/Contest/AddEntry',
  contestDetails: '/Contest/Details',
  /** Whether the page that asks may post. */
  origin: '/handlers/origin',
} as const;

/**
 * Origin of the site and its handlers, without a trailing slash: that of the `api` attribute (`/` is the page's own; a
 * page without one, such as a file or a `srcdoc` frame, gets an empty text); on a page whose host is the brand's,
 * production; else the origin of the script, for staging.
 */
export function resolveServiceOrigin(
  api: string,
  brand: BrandKey,
  page: { hostname: string; origin: string },
  scriptOrigin: string,
): string {
  // Not a relative address: a page's `<base>` may name another host.
  if (api) return api === '/' ? page.origin.replace(/^null/, '') : api;
  return isProductionHost(page.hostname, brand) ? productionOrigin : scriptOrigin;
}
