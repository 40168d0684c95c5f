import { type CompanyPage, companyPages } from '../../../widgets/shared/brand/company-links.ts';
import { type GiftPage, partnerPath } from '../../../widgets/shared/brand/gift-links.ts';
import { findsContest } from '../../../widgets/shared/brand/retailer.ts';
import { contestPages } from '../../retailers/retailer-content.ts';
import { hasRoute } from '../../sources/routes.ts';
import { linkTo, type Page } from './page.ts';

/** A navigation item: one of our routes by name, or an external site of the company or its partners by key. */
export type NavigationItem = { route: string } | { external: CompanyPage };

/** A navigation item with its address on the current page. */
export interface ResolvedLink {
  key: string;
  href: string;
  isExternal: boolean;
  isCurrent: boolean;
}

/** Whether there is the page, or the address of the other site. */
const leadsSomewhere = (item: NavigationItem) =>
  'external' in item ? companyPages.includes(item.external) : hasRoute(item.route);

/** Links of the main navigation, in order (HD-01). */
export const mainNavigation: NavigationItem[] = [
  { route: 'storelocator' },
  { route: 'giftcards' },
  { route: 'grand-openings' },
  { route: 'how' },
  { external: 'careers' } as const,
].filter(leadsSomewhere);

/** What a phone's menu has besides; wide screens have it in the header and the footer. */
export const menuNavigation: NavigationItem[] = [
  { route: 'getinspired' },
  { route: 'contact' },
  { route: 'search' },
].filter(leadsSomewhere);

/** Social networks that the footer links to, in order (FT-04). */
export const socialNetworks = ['facebook', 'twitter', 'pinterest', 'youtube', 'instagram'] as const;

const allColumns: Record<'about' | 'shop' | 'service' | 'social', NavigationItem[]> = {
  about: [
    { route: 'how' },
    { external: 'careers' },
    { route: 'press' },
    { external: 'findYourStyle' },
    { route: 'getinspired' },
    { route: 'fab-finds' },
    { route: 'style-plus' },
    { external: 'parentCompany' },
    { external: 'corporateResponsibility' },
    { route: 'environment' },
    { route: 'widgets' },
  ],
  shop: [
    { route: 'storelocator' },
    { route: 'giftcards' },
    { route: 'gift-card-balance' },
    { route: 'corporate-gift-cards' },
    { route: 'grand-openings' },
    { route: 'customer-store-info' },
    ...contestPages.filter((id) => id !== findsContest).map((route) => ({ route })),
  ],
  service: [
    { route: 'faq' },
    { route: 'contact' },
    { route: 'newsletter' },
    { external: 'unsubscribe' },
    { route: 'returns' },
    { route: 'recalls' },
    { route: 'privacy' },
    { route: 'accessibility' },
    { route: 'legal' },
    { route: 'contestrules' },
    { external: 'labour' },
    { external: 'pay' },
  ],
  social: [...socialNetworks.map((external) => ({ external })), { route: 'newsletter' }],
};

/** The links of a column of the footer (FT-01 to FT-04) that lead somewhere, by the key of its title. */
export const listFooterLinks = (column: keyof typeof allColumns) => allColumns[column].filter(leadsSomewhere);

/** Address that redirects to an external site; the server knows the target in production and elsewhere (API-02). */
export function linkToPartner(page: Page, name: CompanyPage | GiftPage): string {
  return `${partnerPath}${name}/${page.locale}`;
}

/** Resolves an item for a page. */
export function resolveLink(page: Page, item: NavigationItem): ResolvedLink {
  if ('external' in item) {
    return { key: item.external, href: linkToPartner(page, item.external), isExternal: true, isCurrent: false };
  }
  const isCurrent = item.route === page.route.name;
  return { key: item.route, href: linkTo(page, item.route), isExternal: false, isCurrent };
}
