/** Addresses of a film's captions. */
export const captions = { 'captions-en': '/mirrors.en.vtt', 'captions-fr': '/mirrors.fr.vtt' };
/** Requests to Google start only when the visitor uses the search box. */
export const google = {
  'google-maps-key': 'your-key',
  'google-maps-client': '',
  'google-maps-channel': 'demo',
  'google-maps-version': 'weekly',
  'google-maps-region': 'CA',
  'google-maps-map-id': 'your-map',
};
