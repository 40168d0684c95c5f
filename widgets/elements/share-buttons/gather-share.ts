import type { AttributeValues } from '../../shared/element/contract.ts';
import type { shareButtons } from './share-buttons.contract.ts';
import type { ShareParameters } from './share-link.ts';

/** The attributes of the element that say what it shares. */
type SharedAttributes = Pick<
  AttributeValues<typeof shareButtons>,
  | 'pageUrl'
  | 'headline'
  | 'description'
  | 'quote'
  | 'hashtags'
  | 'twitterUser'
  | 'media'
  | 'campaign'
  | 'mastodonInstance'
>;

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { canShare?: Navigator['canShare'] };

/** What to share, and whether `navigator.share` can do it. */
export interface GatheredShare extends ShareParameters {
  campaign: string;
  mastodonInstance: string;
  /** Whether the device can share by itself. */
  canShare: boolean;
}

/** The page's address; in a frame without one of its own (`srcdoc`), that of the page around it. */
const findAddress = (page?: Document) => (page?.URL.startsWith('http') ? page.URL : page?.baseURI);

/** An address without its fragment, and without how its reader came and who that is: utm_source, gclid, email. */
const removeTracking = (address?: string) =>
  address
    ?.replace(/#.*/, '')
    .replace(/([?&])((utm_\w+|gclid|fbclid|email)=[^&]*(&|$))+/g, '$1')
    .replace(/[?&]$/, '');

/**
 * Gathers what an element shares: its attributes, and for missing ones the page's canonical link and Open Graph tags.
 * While prerendering there is neither page nor device.
 */
export function gatherShare(attributes: SharedAttributes, page?: Document, device?: Device): GatheredShare {
  const read = (selector: string, name = 'content') => page?.querySelector(selector)?.getAttribute(name);
  // An invalid address stays unchanged.
  const resolve = (text: string | null | undefined) => {
    try {
      return text && new URL(text, page?.baseURI).href;
    } catch {
      return text;
    }
  };
  return {
    ...attributes,
    url: resolve(attributes.pageUrl || read('link[rel=canonical]', 'href') || removeTracking(findAddress(page))),
    title: attributes.headline || read('[property="og:title"]') || page?.title,
    description: attributes.description || read('[property="og:description"]') || read('[name=description]'),
    twitterUser: attributes.twitterUser.replace(/^@/, ''),
    media: resolve(attributes.media || read('[property="og:image"]')),
    // An iPad calls itself a Macintosh, but no Macintosh has a touch screen.
    isApple: (device?.maxTouchPoints ? /iphone|ipad|macintosh/i : /iphone|ipad/i).test(device?.userAgent ?? ''),
    canShare: !!device?.canShare?.({ url: '/' }),
  };
}
