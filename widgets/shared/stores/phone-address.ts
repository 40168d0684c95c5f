import type { Store } from './store.ts';

/**
 * The address of a call to a store. A comma waits before the extension is dialed; the `;ext=` of RFC 3966 is dialed as
 * digits by Android.
 */
export const formatPhoneAddress = ({ phone, extension }: Pick<Store, 'phone' | 'extension'>): string =>
  `tel:+1${phone}${extension ? `,${extension}` : ''}`;
