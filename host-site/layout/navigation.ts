import type { CompanyPage } from '../../widgets/shared/brand/company-links.ts';
import { type GiftPage, partnerPath } from '../../widgets/shared/brand/gift-links.ts';
import { linkTo, type Page } from './page.ts';

/** A link of a navigation list: one of our routes by name, or a site of the company or its partners by key. */
export type NavigationItem = { route: string } | { external: CompanyPage };

export interface ResolvedLink {
  key: string;
  href: string;
  isExternal: boolean;
  isCurrent: boolean;
}

/** HD-01. */
export const mainNavigation: NavigationItem[] = [
  { route: 'storelocator' },
  { route: 'giftcards' },
  { route: 'grand-openings' },
  { route: 'how' },
  { external: 'careers' },
];

export const socialNetworks = ['facebook', 'twitter', 'pinterest', 'youtube', 'instagram'] as const;

/** FT-01 to FT-04: the footer's columns by the key of their title. */
export const footerColumns: Record<'about' | 'shop' | 'service' | 'social', NavigationItem[]> = {
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
    { route: 'fall-promotion' },
    { route: 'young-professionals' },
    { route: 'new-movers' },
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

/** Address that leads on to somebody else's site: the server knows which, in production and elsewhere (API-02). */
export function linkToPartner(page: Page, name: CompanyPage | GiftPage): string {
  return `${partnerPath}${name}/${page.locale}`;
}

/** Where an item leads from a page. */
export function resolveLink(page: Page, item: NavigationItem): ResolvedLink {
  if ('external' in item) {
    return { key: item.external, href: linkToPartner(page, item.external), isExternal: true, isCurrent: false };
  }
  const isCurrent = item.route === page.route.name;
  return { key: item.route, href: linkTo(page, item.route), isExternal: false, isCurrent };
}
