import type { Settings } from '../../../playground/settings.ts';
import { formatPolicy } from '../security-headers.ts';

/** Headers of the playground, which frames its preview and nothing else. */
export const playgroundHeaders = {
  'Content-Security-Policy': formatPolicy({}, "'none'", { 'frame-src': ["'self'"] }),
  'X-Frame-Options': 'DENY',
};

/**
 * What the preview may load besides our own, because it stands in for a page of someone else: pictures, lists and films
 * of that page, the inline styles of prerendered code, and frames of ours. `http:` includes `https:`. Scripts are ours.
 */
const pageSources = {
  'style-src': ["'unsafe-inline'"],
  'img-src': ['http:'],
  'media-src': ['http:'],
  'connect-src': ['http:'],
  'frame-src': ["'self'"],
};

/** Headers of the preview, which only the playground may frame; with Google's map if the settings ask for it. */
export function listPreviewHeaders({ attributes }: Settings): Record<string, string> {
  const hasGoogle = Object.keys(attributes).some((name) => name.startsWith('google-maps-'));
  const googleMaps = hasGoogle ? {} : undefined;
  return {
    'Content-Security-Policy': formatPolicy({ googleMaps }, "'self'", pageSources),
    'X-Frame-Options': 'SAMEORIGIN',
  };
}
