/** A widget that a page at `/en/embed/…` shows. */
export interface FramedWidget {
  /** Path, after the language, of our page about the same. */
  page: string;
  /** Attributes that have another default in a frame. */
  presets?: Readonly<Record<string, string | true>>;
  /** Attribute without which the widget shows nothing. */
  needs?: string;
  /** Whether it has a frame of another site, which an isolated page could not show. */
  framesOthers?: true;
}

/** Key of the text that says why a widget cannot be framed. */
export type Refusal = 'covers' | 'shares' | 'expands';

/** A view in the frame's own address would add steps to the history of the page around it. */
const noAddress = { 'no-address': true } as const;

/** Every widget that can be framed, by its name. */
export const framedWidgets: Readonly<Record<string, FramedWidget>> = {
  'article-list': { page: 'getinspired', presets: noAddress },
  'contact-form': { page: 'contact' },
  'contest-entry': { page: 'contestrules', needs: 'contest' },
  'gift-balance': { page: 'gift-card-balance', presets: { target: '_blank' } },
  'new-movers': { page: 'new-movers', presets: { contest: 'new-movers' } },
  'newsletter-form': { page: 'newsletter' },
  'photo-wall': { page: 'fab-finds', presets: noAddress },
  'store-finder': { page: 'storelocator', presets: noAddress },
  'video-block': { page: 'widgets/video-block', needs: 'src', framesOthers: true },
};

/** Why the other widgets cannot be framed. */
export const refusedWidgets: Readonly<Record<string, Refusal>> = {
  'consent-banner': 'covers',
  'gift-lightbox': 'covers',
  'loading-overlay': 'covers',
  'newsletter-lightbox': 'covers',
  'share-buttons': 'shares',
  'store-search': 'expands',
};
