import type { ConsentPurpose } from '../../../widgets/shared/brand/consent-purposes.ts';
import { pushToDataLayer } from '../../../widgets/shared/tracking/data-layer.ts';
import type { PageView } from '../../../widgets/shared/tracking/tracking-event.ts';

/** A command to Google's scripts. They read one from an `arguments` object only, and drop an array without a word. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above.
  pushToDataLayer(arguments);
}

/** The signals of Google's consent mode v2, by what a visitor allows. */
function describeSignals(allowed: readonly ConsentPurpose[]): Record<string, 'granted' | 'denied'> {
  const sign = (purpose: ConsentPurpose) => (allowed.includes(purpose) ? 'granted' : 'denied');
  return {
    ad_storage: sign('advertising'),
    ad_user_data: sign('advertising'),
    ad_personalization: sign('advertising'),
    analytics_storage: sign('analytics'),
  };
}

/** Denies everything, before any of Google's scripts reads what is allowed. */
export const denyByDefault = (): void => gtag('consent', 'default', describeSignals([]));

/** Tells Google's scripts what the visitor allows. */
export const tellAllowed = (allowed: readonly ConsentPurpose[]): void =>
  gtag('consent', 'update', describeSignals(allowed));

/** Starts Google's own tag, which measures this address and none of its personal parts. */
export function startGoogleTag({ url, page_title, page_referrer }: PageView): void {
  gtag('js', new Date());
  gtag('set', { page_location: url, page_title, page_referrer });
}

/** Sends the page view to an account. */
export const configureGoogleTag = (id: string): void => gtag('config', id);
