import type { Locale } from '../locale/locale.ts';
import { type BrandKey, isProductionHost } from './brands.ts';
import * as declared from './retailer.ts';

/** Pages of the gift-card partner (GB-01): balance, gift cards by e-mail and by mail, help. */
export const giftPages = ['balance', 'egift-email', 'egift-mail', 'gift-help'] as const;
/** A page of the gift-card partner. */
export type GiftPage = (typeof giftPages)[number];

/** GB-02: the partner's code of each card, by brand and by delivery; digits, kept as text. */
export const giftCardCodes: Record<BrandKey, Record<'email' | 'mail', string>> = declared.giftCardCodes;

/** Production addresses; an empty one is unknown, or its host is none that a link out may lead to in production. */
const giftLinks: Record<BrandKey, Record<GiftPage, Record<Locale, string>>> = declared.giftLinks;

/** Path on the site's server that redirects to partners, so that pages need not know their addresses. */
export const partnerPath = '/partners/';

/** The code of the card that a page sells; undefined for a page that sells none. */
export function findCardCode(page: GiftPage, brand: BrandKey): string | undefined {
  const channel = page.split('egift-')[1];
  return giftCardCodes[brand][channel as 'email' | 'mail'];
}

/** A page's production address with its card code; undefined where it is unknown or its host is not allowed. */
export function findGiftLink(page: GiftPage, brand: BrandKey, locale: Locale): string | undefined {
  const address = giftLinks[brand][page][locale];
  if (!address) return undefined;
  const code = findCardCode(page, brand);
  return code ? `${address}?code=${code}` : address;
}

interface GiftLinkContext {
  /** Host name of the page that contains the link; empty while prerendering. */
  hostname: string;
  brand: BrandKey;
  locale: Locale;
  /** Origin of the site; empty while prerendering our own pages. */
  serviceOrigin: string;
}

/**
 * Where a link out leads (GB-01, API-02): directly to the partner in production, elsewhere through the site's server,
 * which knows the partner's test pages. Undefined for an address that is not allowed.
 */
export function resolveGiftLink(page: GiftPage, { hostname, brand, locale, serviceOrigin }: GiftLinkContext) {
  if (isProductionHost(hostname, brand)) return findGiftLink(page, brand, locale);
  return /^(https?:\/\/[^/?#]+)?$/.test(serviceOrigin)
    ? `${serviceOrigin}${partnerPath}${page}/${locale}?brand=${brand}`
    : undefined;
}
