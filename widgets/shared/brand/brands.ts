import type { Locale } from '../locale/locale.ts';

/** The brands that the kit speaks for; also the value of the `brand` attribute and of the `domain` request header. */
export const brandKeys = ['vitrine', 'winners', 'marshalls'] as const;
export type BrandKey = (typeof brandKeys)[number];

/** Production is where the page's host name equals the brand's domain or ends with a dot and it (API-02). */
const brandDomains: Record<BrandKey, string> = {
  vitrine: 'vitrine.example',
  winners: 'winners.example',
  marshalls: 'marshalls.example',
};

/** Origin of the production site and its handlers, which serve every brand; without a trailing slash. */
export const productionOrigin = 'https://www.vitrine.example';

/** Source codes sent with contact and contest payloads (API-04). Apart from the brands, which a form has no use for. */
export const chainCodes: Record<BrandKey, Record<Locale, string>> = {
  vitrine: { en: 'HSE', fr: 'HSF' },
  winners: { en: 'WNE', fr: 'WNF' },
  marshalls: { en: 'MCE', fr: 'MCF' },
};

export interface Brand {
  /** The name as a shopper reads it, the same in both languages. */
  name: string;
  /** Origin of the production site that the brand's links lead to, without a trailing slash. */
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

/** Chain sent with every newsletter sign-up, whichever the brand (API-04). */
export const newsletterChain = 90;

/** Whether a host name is one of the brand's own: the domain itself or a subdomain, never a look-alike (API-02). */
export function isProductionHost(hostname: string, brand: BrandKey): boolean {
  return `.${hostname.toLowerCase()}`.endsWith(`.${brandDomains[brand]}`);
}
