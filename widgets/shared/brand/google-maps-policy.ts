/** The address of Google's script, with parameters behind it. */
export const googleMapsScript = 'https://maps.googleapis.com/maps/api/js';

/**
 * What a page's content security policy must allow for Google's map and places, from Google's guide to policies for
 * its Maps JavaScript API. Google's scripts come from two hosts; its guide allows all of googleapis.com, where anyone
 * may store a file. Its style elements have a nonce only if the page has one, so a page without needs 'unsafe-inline'.
 */
export const googleMapsSources = {
  'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
    'data:',
  ],
  'connect-src': ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  'frame-src': ['https://*.google.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'worker-src': ['blob:'],
} as const satisfies Record<string, readonly string[]>;

/**
 * The Trusted Types policies of a page with Google's map: Google's loader sets the address of its script from a string,
 * which only a `default` policy can accept; the others are Google's own, as its loader's documentation lists them.
 */
export const googleMapsTrustedTypes = [
  'default',
  'google-maps-api-loader',
  'google-maps-api#html',
  'lit-html',
] as const;
