import { type BrandKey, isProductionHost, productionOrigin } from './brands.ts';

/** Paths of the handlers, below the service origin. */
export const handlerPaths = {
  newsletter: '/handlers/EmailProxy.ashx',
  contact: '/handlers/Feedback.ashx',
  contestEntry: '/Contest/AddEntry',
  contestDetails: '/Contest/Details',
} as const;

/**
 * Origin of the site and its handlers, without a trailing slash: that of the `api` attribute, empty for none (`/` is
 * the page's own); on a page whose host is the brand's, production; else the origin of the script, for staging.
 */
export function resolveServiceOrigin(api: string, brand: BrandKey, hostname: string, scriptOrigin: string): string {
  if (api) return api === '/' ? '' : api;
  return isProductionHost(hostname, brand) ? productionOrigin : scriptOrigin;
}
