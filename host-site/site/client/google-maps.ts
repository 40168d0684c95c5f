import { googleMapsScript } from '../../../widgets/shared/brand/google-maps-policy.ts';
import { acceptScripts } from './trusted-scripts.ts';

/** The Google account that the server is configured with (SF-06), by the end of the attribute's name. */
export interface GoogleMapsAccount {
  key?: string;
  client?: string;
  channel?: string;
}

/** Google's loader sets the address of its script as a string. */
const isGoogleScript = (address: string) => address === googleMapsScript || address.startsWith(`${googleMapsScript}?`);

/**
 * Gives the page's store finder and search boxes the Google account, once the visitor has consented (SF-07). Throws
 * where the page's policy does not allow Google.
 */
export function enableGoogleMaps(account: GoogleMapsAccount): void {
  const elements = document.querySelectorAll('vitrine-store-finder, vitrine-store-search');
  if (elements.length === 0) return;
  acceptScripts(isGoogleScript);
  for (const element of elements) {
    // The account comes last: it makes the element start, with the other settings in place.
    for (const name of ['channel', 'client', 'key'] as const) {
      const value = account[name];
      if (value) element.setAttribute(`google-maps-${name}`, value);
    }
  }
}
