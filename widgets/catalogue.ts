import { articleList, articleListDocs } from './elements/article-list/article-list.contract.ts';
import { consentBanner, consentBannerDocs } from './elements/consent-banner/consent-banner.contract.ts';
import { contactForm, contactFormDocs } from './elements/contact-form/contact-form.contract.ts';
import { contestEntry, contestEntryDocs } from './elements/contest-entry/contest-entry.contract.ts';
import { giftBalance, giftBalanceDocs } from './elements/gift-balance/gift-balance.contract.ts';
import { giftLightbox, giftLightboxDocs } from './elements/gift-lightbox/gift-lightbox.contract.ts';
import { loadingOverlay, loadingOverlayDocs } from './elements/loading-overlay/loading-overlay.contract.ts';
import { newMovers, newMoversDocs } from './elements/new-movers/new-movers.contract.ts';
import { newsletterForm, newsletterFormDocs } from './elements/newsletter-form/newsletter-form.contract.ts';
import {
  newsletterLightbox,
  newsletterLightboxDocs,
} from './elements/newsletter-lightbox/newsletter-lightbox.contract.ts';
import { photoWall, photoWallDocs } from './elements/photo-wall/photo-wall.contract.ts';
import { shareButtons, shareButtonsDocs } from './elements/share-buttons/share-buttons.contract.ts';
import { storeFinder, storeFinderDocs } from './elements/store-finder/store-finder.contract.ts';
import { storeSearch, storeSearchDocs } from './elements/store-search/store-search.contract.ts';
import { videoBlock, videoBlockDocs } from './elements/video-block/video-block.contract.ts';
import type { Contract } from './shared/element/contract.ts';
import { type ContractDocs, commonEventDocs } from './shared/element/contract-docs.ts';

interface ListedWidget {
  contract: Contract;
  docs: ContractDocs<Contract>;
  /**
   * When the autoload script defines it: once the page is idle, once an element is near the viewport, or, where its
   * children work as a fallback, once the visitor uses them.
   */
  load: 'idle' | 'visible' | 'use';
  /**
   * Maximum Brotli bytes of all it needs in one language as the only widget on its page, script tag included: 8% above
   * what was measured, as the next multiple of 500. It warns of what no one meant; a change that needs more raises it.
   */
  budget: number;
  /**
   * Widgets of one family share almost all their code: one chunk for all is smaller than one for each. A widget whose
   * files on demand need its own modules has a family too, so that they import those without defining the element.
   */
  family?: string;
  /**
   * Base of the names of its built files, where the public lists of ad blockers name the widget's own; the file with
   * that name stays for pages that ask for it.
   */
  file?: string;
}

/** A widget in the catalogue. */
export interface CatalogueEntry extends ListedWidget {
  /** Folder under widgets/ and base of its file names; the tag is `vitrine-` followed by this. */
  name: string;
  file: string;
}

/** The one list of widgets; all other lists are derived from it. */
const widgets: readonly ListedWidget[] = [
  { contract: articleList, docs: articleListDocs, load: 'visible', budget: 22_000 },
  { contract: consentBanner, docs: consentBannerDocs, load: 'idle', budget: 22_500, file: 'ask-first' },
  { contract: contactForm, docs: contactFormDocs, load: 'visible', budget: 30_500 },
  { contract: contestEntry, docs: contestEntryDocs, load: 'visible', budget: 28_000, family: 'contest' },
  { contract: newMovers, docs: newMoversDocs, load: 'visible', budget: 28_500, family: 'contest' },
  { contract: giftBalance, docs: giftBalanceDocs, load: 'visible', budget: 21_500 },
  { contract: giftLightbox, docs: giftLightboxDocs, load: 'idle', budget: 29_000, family: 'newsletter' },
  { contract: newsletterForm, docs: newsletterFormDocs, load: 'visible', budget: 26_000, family: 'newsletter' },
  { contract: newsletterLightbox, docs: newsletterLightboxDocs, load: 'idle', budget: 31_000, family: 'newsletter' },
  { contract: loadingOverlay, docs: loadingOverlayDocs, load: 'idle', budget: 19_500 },
  { contract: videoBlock, docs: videoBlockDocs, load: 'visible', budget: 20_500 },
  { contract: photoWall, docs: photoWallDocs, load: 'visible', budget: 22_000 },
  { contract: storeFinder, docs: storeFinderDocs, load: 'visible', budget: 40_500, family: 'finder' },
  { contract: storeSearch, docs: storeSearchDocs, load: 'use', budget: 23_000 },
  { contract: shareButtons, docs: shareButtonsDocs, load: 'visible', budget: 20_000, file: 'pass-on' },
];

/** All widgets. */
export const catalogue: readonly CatalogueEntry[] = widgets.map((widget) => {
  const name = widget.contract.tag.replace('vitrine-', '');
  const docs = { ...widget.docs, events: { ...widget.docs.events, ...commonEventDocs } };
  return { name, file: name, ...widget, docs };
});

const addressTypes: readonly string[] = ['string', 'number', 'boolean', 'address'];
/** Attributes that send the visitor's browser to another origin, or that open something over the page. */
const pagesOnly = /^(google-maps|map)-|^(open|active|trigger)$/;

/**
 * The attributes, with their types, that an address may set: a link's or a frame's. Not the origin of the handlers, no
 * JSON, no map from elsewhere, and nothing that covers the page: pages take addresses from people whom they would not
 * let write a script.
 */
export const listAddressAttributes = ({ contract }: CatalogueEntry): [name: string, type: string][] =>
  Object.entries(contract.attributes)
    .map(([name, { type }]): [string, string] => [name, type])
    .filter(([name, type]) => addressTypes.includes(type) && !pagesOnly.test(name));
