import type { Context } from 'hono';
import type { Logger } from 'pino';
import { type BrandKey, brandKeys, isProductionHost, ownBrand } from '../../../widgets/shared/brand/brands.ts';
import {
  type CompanyPage,
  companyPages,
  findCompanyLink,
  socialLinks,
} from '../../../widgets/shared/brand/company-links.ts';
import {
  findCardCode,
  findGiftLink,
  type GiftPage,
  giftPages,
  partnerPath,
} from '../../../widgets/shared/brand/gift-links.ts';
import { type Locale, locales } from '../../../widgets/shared/locale/locale.ts';
import type { ServerConfig } from '../config.ts';
import { readOwnOrigins } from './own-origin.ts';
import { showInstead } from './pages.ts';
import type { RequestEnv } from './request-env.ts';
import type { FileIndex } from './static-files/file-index.ts';

/** Test pages of the partner origin that several links share, with the fragment in the page. */
const testPages: Partial<Record<CompanyPage, string>> = {
  careers: 'jobs',
  pay: 'jobs#pay',
  findYourStyle: 'company#style',
  parentCompany: 'company',
  corporateResponsibility: 'company#responsibility',
  labour: 'company#labour',
};

interface Destination {
  page: GiftPage | CompanyPage;
  brand: BrandKey;
  locale: Locale;
}

/** Parses `/partners/balance/fr` and `?brand=winners`; undefined for anything that is not listed. */
function readDestination(address: string): Destination | undefined {
  const { pathname, searchParams } = new URL(address);
  const [name, language, ...rest] = pathname.slice(partnerPath.length).split('/');
  const page = [...giftPages, ...companyPages].find((known) => known === name);
  const locale = locales.find((known) => known === language);
  const brand = brandKeys.find((known) => known === (searchParams.get('brand') ?? ownBrand));
  return page && locale && brand && rest.length === 0 ? { page, brand, locale } : undefined;
}

const isGiftPage = (page: string): page is GiftPage => giftPages.some((known) => known === page);

function findProductionLink({ page, brand, locale }: Destination): string | undefined {
  return isGiftPage(page) ? findGiftLink(page, brand, locale) : findCompanyLink(page, brand, locale);
}

function findTestLink({ page, brand, locale }: Destination, partnerOrigin: string): string | undefined {
  if (!partnerOrigin) return undefined;
  const testPage = isGiftPage(page) ? page : (testPages[page] ?? (page in socialLinks ? `company#${page}` : page));
  const [name, place] = testPage.split('#');
  const code = isGiftPage(page) && findCardCode(page, brand);
  const query = new URLSearchParams({ brand, ...(code ? { code } : {}) });
  return `${partnerOrigin}/${name}${locale === 'fr' ? '/fr' : ''}?${query}${place ? `#${place}` : ''}`;
}

/**
 * Redirects a visitor to a partner (GB-01, API-02): on a production host to the real site, elsewhere to the test pages.
 * Redirects only to listed addresses; an unknown one gets an error page and a log line.
 */
export function createPartnerRedirect(config: ServerConfig, logger: Logger) {
  return (context: Context<RequestEnv>, files: FileIndex): Response => {
    const destination = readDestination(context.req.url);
    if (!destination) return showInstead(context, files, '404', 404);
    const [origin = 'http://unknown.invalid'] = readOwnOrigins(context, config);
    const isProduction = isProductionHost(new URL(origin).hostname, ownBrand);
    const address = isProduction ? findProductionLink(destination) : findTestLink(destination, config.partnerOrigin);
    if (address) {
      const headers = { Location: address, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
      return context.body(null, 302, headers);
    }
    logger.warn(destination, 'partner address unknown: set PARTNER_ORIGIN, or the address in shared/brand');
    return showInstead(context, files, 'error', 503, destination.locale);
  };
}
