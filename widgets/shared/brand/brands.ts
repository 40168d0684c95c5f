import type { Locale } from '../locale/locale.ts';

/** The brands of the kit; also the values of the `brand` attribute and of the `domain` request header. */
export const brandKeys = ['vitrine', 'winners', 'marshalls'] as const;
/** A brand, as the `brand` attribute names it. */
export type BrandKey = (typeof brandKeys)[number];

/** A page is production when its host name is the brand's domain or one of its subdomains (API-02). */
const brandDomains: Record<BrandKey, string> = {
  vitrine: 'vitrine.example',
  winners: 'winners.example',
  marshalls: 'marshalls.example',
};

/** Origin of the production site and its handlers, which serve every brand; no trailing slash. */
export const productionOrigin = 'https://www.vitrine.example';

/** Source codes of contact and contest payloads (API-04). Separate from `brands`: most forms do not need them. */
export const chainCodes: Record<BrandKey, Record<Locale, string>> = {
  vitrine: { en: 'HSE', fr: 'HSF' },
  winners: { en: 'WNE', fr: 'WNF' },
  marshalls: { en: 'MCE', fr: 'MCF' },
};

/** What differs from brand to brand. */
export interface Brand {
  /** The name shown to shoppers, the same in both languages. */
  name: string;
  /** Origin of the brand's production site, without a trailing slash. */
  siteOrigin: string;
}

/** Domains are placeholders under `.example` until the retailer confirms the real ones. */
export const brands: Record<BrandKey, Brand> = {
  vitrine: {
    name: 'Vitrine',
    siteOrigin: 'https://www.vitrine.example',
  },
  winners: {
    name: 'Winners',
    siteOrigin: 'https://www.winners.example',
  },
  marshalls: {
    name: 'Marshalls',
    siteOrigin: 'https://www.marshalls.example',
  },
};

/** Chain sent with every newsletter sign-up, for every brand (API-04). */
export const newsletterChain = 90;

/** Whether a host name, in lower case as browsers give it, is the brand's domain or a subdomain of it (API-02). */
export function isProductionHost(hostname: string, brand: BrandKey): boolean {
  return `.${hostname}`.endsWith(`.${brandDomains[brand]}`);
}
