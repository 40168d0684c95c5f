import { retailer } from '#retailer';
import { tabulate } from './tabulate-retailer.ts';

// Bundles get the values themselves in place of this module (widgets/build/retailer-tables.ts).

/** Tables of the chosen retailer; the modules of this folder say what each is for. */
export const {
  brandKeys,
  ownBrand,
  brandDomains,
  productionOrigin,
  chainCodes,
  brands,
  newsletterChain,
  newsletterOffer,
  brandLinks,
  companyLinks,
  socialLinks,
  giftCardCodes,
  giftLinks,
  retailerTexts,
  findsContest,
  findsPrints,
  findCategoryNames,
  service,
  storeType,
  look,
  brandActions,
  offers,
} = tabulate(retailer);
