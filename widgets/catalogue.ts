import { articleList, articleListDocs } from './article-list/article-list.contract.ts';
import { consentBanner, consentBannerDocs } from './consent-banner/consent-banner.contract.ts';
import { contactForm, contactFormDocs } from './contact-form/contact-form.contract.ts';
import { contestEntry, contestEntryDocs } from './contest-entry/contest-entry.contract.ts';
import { giftBalance, giftBalanceDocs } from './gift-balance/gift-balance.contract.ts';
import { giftLightbox, giftLightboxDocs } from './gift-lightbox/gift-lightbox.contract.ts';
import { loadingOverlay, loadingOverlayDocs } from './loading-overlay/loading-overlay.contract.ts';
import { newMovers, newMoversDocs } from './new-movers/new-movers.contract.ts';
import { newsletterForm, newsletterFormDocs } from './newsletter-form/newsletter-form.contract.ts';
import { newsletterLightbox, newsletterLightboxDocs } from './newsletter-lightbox/newsletter-lightbox.contract.ts';
import { photoWall, photoWallDocs } from './photo-wall/photo-wall.contract.ts';
import { shareButtons, shareButtonsDocs } from './share-buttons/share-buttons.contract.ts';
import type { Contract } from './shared/element/contract.ts';
import type { ContractDocs } from './shared/element/contract-docs.ts';
import { storeFinder, storeFinderDocs } from './store-finder/store-finder.contract.ts';
import { storeSearch, storeSearchDocs } from './store-search/store-search.contract.ts';
import { videoBlock, videoBlockDocs } from './video-block/video-block.contract.ts';

export interface CatalogueEntry {
  /** Folder under widgets/ and base of its file names; the tag is `vitrine-` and this. */
  name: string;
  contract: Contract;
  docs: ContractDocs<Contract>;
  /**
   * When the autoload defines it: once the page is at rest, once an element comes near the viewport, or, where it has
   * children that do in its place, once somebody uses them.
   */
  load: 'idle' | 'visible' | 'use';
  /** Files of its own, for pages with no other widget, carry the light tree in place of Preact. */
  isLight?: boolean;
}

/** Every widget that there is. */
export const catalogue: readonly CatalogueEntry[] = [
  { name: 'article-list', contract: articleList, docs: articleListDocs, load: 'visible' },
  { name: 'consent-banner', contract: consentBanner, docs: consentBannerDocs, load: 'idle' },
  { name: 'contact-form', contract: contactForm, docs: contactFormDocs, load: 'visible' },
  { name: 'contest-entry', contract: contestEntry, docs: contestEntryDocs, load: 'visible' },
  { name: 'new-movers', contract: newMovers, docs: newMoversDocs, load: 'visible' },
  { name: 'gift-balance', contract: giftBalance, docs: giftBalanceDocs, load: 'visible' },
  { name: 'gift-lightbox', contract: giftLightbox, docs: giftLightboxDocs, load: 'idle' },
  { name: 'newsletter-form', contract: newsletterForm, docs: newsletterFormDocs, load: 'visible' },
  { name: 'newsletter-lightbox', contract: newsletterLightbox, docs: newsletterLightboxDocs, load: 'idle' },
  { name: 'loading-overlay', contract: loadingOverlay, docs: loadingOverlayDocs, load: 'idle' },
  { name: 'video-block', contract: videoBlock, docs: videoBlockDocs, load: 'visible' },
  { name: 'photo-wall', contract: photoWall, docs: photoWallDocs, load: 'visible' },
  { name: 'store-finder', contract: storeFinder, docs: storeFinderDocs, load: 'visible' },
  { name: 'store-search', contract: storeSearch, docs: storeSearchDocs, load: 'use' },
  { name: 'share-buttons', contract: shareButtons, docs: shareButtonsDocs, load: 'visible', isLight: true },
];
