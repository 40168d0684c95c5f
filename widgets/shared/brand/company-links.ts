import type { Locale } from '../locale/locale.ts';
import { type BrandKey, ownBrand } from './brands.ts';
import * as declared from './retailer.ts';

type Links = Record<Locale, string>;

/** Sites that differ by brand. */
const brandLinks: Record<BrandKey, Partial<Record<'careers' | 'unsubscribe', Links>>> = declared.brandLinks;

/** Sites of the whole company. */
const companyLinks = declared.companyLinks satisfies Record<string, Links>;

/** FT-04: our profile on each network. */
export const socialLinks = declared.socialLinks satisfies Record<string, Links>;

const sharedLinks = { ...companyLinks, ...socialLinks };

/** A page of the company's own sites that we link to. */
export type CompanyPage = keyof typeof sharedLinks | 'careers' | 'unsubscribe';
/** Every `CompanyPage` that the retailer has. */
export const companyPages = [
  ...Object.keys(sharedLinks),
  ...Object.keys(brandLinks[ownBrand]),
] as readonly CompanyPage[];

/** A page's production address; undefined where the retailer, or this brand, has no such page. */
export function findCompanyLink(page: CompanyPage, brand: BrandKey, locale: Locale): string | undefined {
  if (page === 'careers' || page === 'unsubscribe') return brandLinks[brand][page]?.[locale];
  return (sharedLinks as Partial<typeof sharedLinks>)[page]?.[locale];
}
