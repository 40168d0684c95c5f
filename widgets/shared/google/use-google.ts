import { useRef } from 'react';
import type { Locale } from '../locale/locale.ts';
import { readGoogleSettings } from '../places/google-attributes.ts';

/** Whether and how Google is used. */
export interface GoogleAccess {
  /** Key or client; empty without one. A page may set it later, after the visitor's consent to Google. */
  account: string;
  settings: ReturnType<typeof readGoogleSettings>;
  /** Whether this account has failed. */
  isLost: () => boolean;
  /** Records that the account has failed: our own map and places take over. */
  disable: (cause: unknown) => void;
}

/** Google's map and places if there is a key or a client, until Google fails (SF-05, SF-07). */
export function useGoogle(
  attributes: Parameters<typeof readGoogleSettings>[0],
  locale: Locale,
  onLost: () => void,
): GoogleAccess {
  const lost = useRef('');
  const settings = readGoogleSettings(attributes, locale);
  const account = settings ? attributes.googleMapsKey || attributes.googleMapsClient : '';
  const isLost = () => lost.current === account;
  return {
    account,
    settings,
    isLost,
    disable(cause) {
      if (isLost()) return;
      lost.current = account;
      console.error('google:', cause);
      onLost();
    },
  };
}
