import { googleMapsScript } from '../../../widgets/shared/brand/google-maps-policy.ts';

/** The Google account that the server is configured with (SF-06), by the end of the attribute's name. */
export interface GoogleMapsAccount {
  key?: string;
  client?: string;
  channel?: string;
}

/** The part of Trusted Types that a script's address needs. */
interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
}

/** Lets Google's loader set the address of its script where Trusted Types are enforced; every other string stays refused. */
function acceptGoogleScript(): void {
  const { trustedTypes } = window as typeof window & { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      address === googleMapsScript || address.startsWith(`${googleMapsScript}?`) ? address : null,
  });
}

/**
 * Gives the page's store finder and search boxes the Google account, once the visitor has consented (SF-07). Throws
 * where the page's policy does not allow Google.
 */
export function enableGoogleMaps(account: GoogleMapsAccount): void {
  const elements = document.querySelectorAll('vitrine-store-finder, vitrine-store-search');
  if (elements.length === 0) return;
  acceptGoogleScript();
  for (const element of elements) {
    // The account comes last: it makes the element start, with the other settings in place.
    for (const name of ['channel', 'client', 'key'] as const) {
      const value = account[name];
      if (value) element.setAttribute(`google-maps-${name}`, value);
    }
  }
}
