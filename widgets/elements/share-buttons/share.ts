import { defaultNetworks } from './default-networks.ts';
import { gatherShare } from './gather-share.ts';
import { moreNetworks } from './more-networks.ts';
import { createShareLink as createLink, type Networks, type ShareParameters } from './share-link.ts';
import { openShareWindow } from './share-window.ts';

// The public functions, for pages and applications with buttons of their own. They are bundled by themselves, without the
// icons and the element.

const networks: Networks = new Map([...defaultNetworks, ...moreNetworks]);

/**
 * The link that shares on a network of SH-01, by its key, such as `facebook`. It works without a page, as on a server.
 * Throws 'Network does not exist' (SH-07).
 */
export function createShareLink(network: string, details: ShareParameters = {}): string {
  return createLink(networks, String(network), details);
}

/**
 * Shares on a network, in a pop-up or its app (SH-06); what `details` leave out comes from the page, as in the element.
 * Returns whether a window opened: a browser blocks one without a click, and a server has none. Throws 'Network does not
 * exist' (SH-07).
 */
export function share(network: string, details: ShareParameters = {}): boolean {
  // The bundler takes `typeof window` for an object.
  if (!globalThis.document) {
    createShareLink(network, details);
    return false;
  }
  const { url, title, description, quote = '', hashtags = '', twitterUser = '', media } = details;
  const { campaign = '', mastodonInstance = '' } = details;
  const attributes = { quote, hashtags, twitterUser, campaign, mastodonInstance };
  const texts = { pageUrl: url ?? '', headline: title ?? '', description: description ?? '', media: media ?? '' };
  const link = createShareLink(network, gatherShare({ ...attributes, ...texts }, document, navigator));
  return openShareWindow(window, link, String(network).toLowerCase());
}
