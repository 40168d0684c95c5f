import { type BrandKey, isProductionHost, productionOrigin } from './brands.ts';

export const handlerPaths = {
  newsletter: '/handlers/EmailProxy.ashx',
  contact: '/handlers/Feedback.ashx',
  contestEntry: '/Contest/AddEntry',
  contestDetails: '/Contest/Details',
} as const;

export interface EndpointContext {
  /** Host name of the page that the widget stands on. */
  hostname: string;
  brand: BrandKey;
  /** The `api` attribute: an origin that wins over everything else. Empty for none. */
  api: string;
  /** Origin that the widget's script came from; staging calls go back there. */
  scriptOrigin: string;
}

/** Origin that answers for the site and its handlers, without a trailing slash: `api`, else production, else the script's own. */
export function resolveServiceOrigin({ hostname, brand, api, scriptOrigin }: EndpointContext): string {
  const origin = api || (isProductionHost(hostname, brand) ? productionOrigin : scriptOrigin);
  return origin.replace(/\/+$/, '');
}
