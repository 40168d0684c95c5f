import { type BrandKey, isProductionHost, productionOrigin } from './brands.ts';

/** Paths of the handlers, below the service origin. */
export const handlerPaths = {
  newsletter: '/handlers/EmailProxy.ashx',
  contact: '/handlers/Feedback.ashx',
  contestEntry: '/Contest/AddEntry',
  contestDetails: '/Contest/Details',
} as const;

/** What decides the origin of the handlers. */
export interface EndpointContext {
  /** Host name of the page that contains the widget. */
  hostname: string;
  brand: BrandKey;
  /** The `api` attribute: an origin that overrides everything else. Empty for none. */
  api: string;
  /** Origin of the widget's script, which staging calls go to. */
  scriptOrigin: string;
}

/** Origin of the site and its handlers, without a trailing slash: `api`, else production, else the script's own. */
export function resolveServiceOrigin({ hostname, brand, api, scriptOrigin }: EndpointContext): string {
  const origin = api || (isProductionHost(hostname, brand) ? productionOrigin : scriptOrigin);
  return origin.replace(/\/+$/, '');
}
