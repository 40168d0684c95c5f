import type { Locale, LocalizedText } from '../locale/locale.ts';
import * as declared from './retailer.ts';
import type { RetailerBrand } from './tabulate-retailer.ts';

/** A brand, as the `brand` attribute names it. */
export type BrandKey = RetailerBrand;

/** The brands of the kit; also the values of the `brand` attribute and of the `domain` request header. */
export const brandKeys: readonly BrandKey[] = declared.brandKeys;

/** The retailer's own brand, which counts where none is named. */
export const ownBrand: BrandKey = declared.ownBrand;

/** A page is production when its host name is the brand's domain or one of its subdomains (API-02). */
const brandDomains: Record<BrandKey, string> = declared.brandDomains;

/** Origin of the production site and its handlers, which serve every brand; no trailing slash. */
export const productionOrigin: string = declared.productionOrigin;

/** Source codes of contact and contest payloads (API-04). Separate from `brands`: most forms do not need them. */
export const chainCodes: Record<BrandKey, Record<Locale, string>> = declared.chainCodes;

/** What differs from brand to brand. */
export interface Brand {
  /** The name shown to shoppers. */
  name: LocalizedText;
  /** Origin of the brand's production site, without a trailing slash. */
  siteOrigin: string;
}

/** The brands by key. */
export const brands: Record<BrandKey, Brand> = declared.brands;

/** Chain sent with every newsletter sign-up, for every brand (API-04). */
export const newsletterChain: number = declared.newsletterChain;

/** Whether a host name, in lower case as browsers give it, is the brand's domain or a subdomain of it (API-02). */
export function isProductionHost(hostname: string, brand: BrandKey): boolean {
  return `.${hostname}`.endsWith(`.${brandDomains[brand]}`);
}
