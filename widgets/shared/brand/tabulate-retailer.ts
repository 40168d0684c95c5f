import type { Retailer } from '#retailer';
import type { LocalizedText } from '../locale/locale.ts';

/** A brand of the retailer, as the `brand` attribute names it. */
export type RetailerBrand = keyof Retailer['brands'];
type Declared = Retailer['brands'][RetailerBrand];
type GiftPage = keyof Declared['giftLinks'];

const none: LocalizedText = { en: '', fr: '' };
/** The addresses of a brand without gift cards. */
const noGiftLinks = { balance: none, 'egift-email': none, 'egift-mail': none, 'gift-help': none };

/** Of the page of shoppers' finds. */
interface FindsSettings {
  /** With what a photo is tagged. */
  hashtag: LocalizedText;
  /** Id of the contest to which the page invites. */
  contest?: string;
  /** Ids of the finds at its top. */
  prints: readonly string[];
  /** Names of the categories by their values. */
  categories: Readonly<Record<string, LocalizedText>>;
}

/** What not every retailer has. */
interface OptionalParts {
  loyalty?: { name: LocalizedText };
  finds?: FindsSettings;
  storeType?: string;
  newsletter: { offer?: Record<'prizes' | 'amount' | 'welcome', number> };
}

/**
 * The retailer's declaration as tables by brand: code takes the tables it needs, so that a widget does not carry the
 * others. Addresses of gift cards on other hosts than the declared ones are empty.
 */
export function tabulate({ brands, ...retailer }: Retailer) {
  const { loyalty, finds, newsletter, storeType = 'Store' }: OptionalParts = retailer;
  const keys = Object.keys(brands) as RetailerBrand[];
  const byBrand = <Value>(pick: (brand: Declared) => Value) =>
    Object.fromEntries(keys.map((key) => [key, pick(brands[key])])) as Record<RetailerBrand, Value>;
  const isAllowed = (address: string) =>
    retailer.giftHosts.includes(/^https:\/\/([^/]+)\//.exec(address)?.[1]?.toLowerCase() ?? '');
  const allow = ({ en, fr }: LocalizedText): LocalizedText => ({
    en: isAllowed(en) ? en : '',
    fr: isAllowed(fr) ? fr : '',
  });
  return {
    brandKeys: keys,
    ownBrand: retailer.key as RetailerBrand,
    brandDomains: byBrand(({ domain }) => domain),
    productionOrigin: brands[retailer.key as RetailerBrand].siteOrigin,
    chainCodes: byBrand(({ chains }) => chains),
    brands: byBrand(({ name, siteOrigin }) => ({ name, siteOrigin })),
    newsletterChain: retailer.newsletter.chain,
    newsletterOffer: newsletter.offer ?? { prizes: 0, amount: 0, welcome: 0 },
    brandLinks: byBrand(({ links }) => links),
    companyLinks: retailer.links,
    socialLinks: retailer.profiles,
    giftCardCodes: byBrand(({ giftCodes = { email: '', mail: '' } }) => giftCodes),
    giftLinks: byBrand(
      ({ giftLinks = noGiftLinks }) =>
        Object.fromEntries(Object.entries(giftLinks).map(([page, links]) => [page, allow(links)])) as Record<
          GiftPage,
          LocalizedText
        >,
    ),
    retailerTexts: {
      brand: brands[retailer.key as RetailerBrand].name,
      legalName: retailer.legalName,
      companyAddress: retailer.address,
      loyalty: loyalty?.name ?? none,
      hashtag: finds?.hashtag ?? none,
    },
    findsContest: finds?.contest,
    findsPrints: finds?.prints ?? [],
    findCategoryNames: finds?.categories ?? {},
    service: retailer.service,
    storeType,
    look: retailer.look,
    brandActions: byBrand(({ action }) => action),
    offers: {
      draw: newsletter.offer !== undefined,
      loyalty: loyalty !== undefined,
      giftCards: retailer.giftHosts.length > 0,
    },
  };
}
