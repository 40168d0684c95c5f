import type { Locale } from '../locale/locale.ts';
import { type BrandKey, isProductionHost } from './brands.ts';

/** Pages of the gift-card partner (GB-01): balance, gift cards by e-mail and by mail, help. */
export const giftPages = ['balance', 'egift-email', 'egift-mail', 'gift-help'] as const;
/** A page of the gift-card partner. */
export type GiftPage = (typeof giftPages)[number];

/** GB-02: the partner's code of each card, by brand and by delivery; digits, kept as text. */
export const giftCardCodes: Record<BrandKey, Record<'email' | 'mail', string>> = {
  vitrine: { email: '7001', mail: '7002' },
  winners: { email: '7011', mail: '7012' },
  marshalls: { email: '7021', mail: '7022' },
};

/**
 * Production addresses. The retailer has not named the real ones: these are placeholders under `.example`. An empty
 * address is unknown.
 */
const giftLinks: Record<BrandKey, Record<GiftPage, Record<Locale, string>>> = {
  vitrine: {
    balance: { en: 'https://balance.vitrine.example/en', fr: 'https://balance.vitrine.example/fr' },
    'egift-email': { en: 'https://egift.vitrine.example/en/email', fr: 'https://egift.vitrine.example/fr/courriel' },
    'egift-mail': { en: 'https://egift.vitrine.example/en/mail', fr: 'https://egift.vitrine.example/fr/poste' },
    'gift-help': { en: 'https://egift.vitrine.example/en/help', fr: 'https://egift.vitrine.example/fr/aide' },
  },
  winners: {
    balance: { en: 'https://balance.winners.example/en', fr: 'https://balance.winners.example/fr' },
    'egift-email': { en: 'https://egift.winners.example/en/email', fr: 'https://egift.winners.example/fr/courriel' },
    'egift-mail': { en: 'https://egift.winners.example/en/mail', fr: 'https://egift.winners.example/fr/poste' },
    'gift-help': { en: 'https://egift.winners.example/en/help', fr: 'https://egift.winners.example/fr/aide' },
  },
  marshalls: {
    balance: { en: 'https://balance.marshalls.example/en', fr: 'https://balance.marshalls.example/fr' },
    'egift-email': {
      en: 'https://egift.marshalls.example/en/email',
      fr: 'https://egift.marshalls.example/fr/courriel',
    },
    'egift-mail': { en: 'https://egift.marshalls.example/en/mail', fr: 'https://egift.marshalls.example/fr/poste' },
    'gift-help': { en: 'https://egift.marshalls.example/en/help', fr: 'https://egift.marshalls.example/fr/aide' },
  },
};

/** The only hosts that a link out may lead to in production. */
const partnerHosts = /^(balance|egift)\.(vitrine|winners|marshalls)\.example$/;

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
  const [, host = ''] = /^https:\/\/([^/]+)\//.exec(address) ?? [];
  if (!partnerHosts.test(host)) return undefined;
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
