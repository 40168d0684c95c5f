import { readDocument, readGlobal } from '../../../widgets/shared/page/page-properties.ts';
import { readConsent } from '../../../widgets/shared/tracking/consent.ts';
import { pushToDataLayer } from '../../../widgets/shared/tracking/data-layer.ts';
import type { TrackingEvent } from '../../../widgets/shared/tracking/tracking-event.ts';
import { enableGoogleMaps, type GoogleMapsAccount } from './google-maps.ts';
import { loadScripts, type TrackingScripts } from './load-scripts.ts';
import { describePageView } from './page-view.ts';

declare global {
  interface Window {
    /** Commands of the advertising pixel. */
    adPixel?: { push(event: TrackingEvent): unknown };
  }
}

// TR-01, GB-03, SF-07: page tracking, third-party scripts and Google's maps. No request before consent, not even to this
// server.

const documentElement = readDocument('documentElement');
const routeName = documentElement.dataset.route ?? '';
const waiting: TrackingEvent[] = [];
let isAccepted = false;

if (isPrerendering()) {
  document.addEventListener('prerenderingchange', recordVisit, { once: true });
} else recordVisit();

document.addEventListener('vitrine-consent-changed', (event) => {
  const { choice } = (event as CustomEvent<{ choice: string }>).detail;
  if (choice === 'accepted') void start();
  // Only leaving the page can stop third-party code that already runs.
  else if (isAccepted) location.reload();
});

function isPrerendering(): boolean {
  return Boolean(readDocument('prerendering' as keyof Document));
}

function recordVisit(): void {
  const view = describePageView(document, documentElement.lang.slice(0, 2), routeName);
  waiting.push(view);
  if (routeName === 'giftcards') waiting.push({ event: 'PageVisit', page_title: view.page_title });
  if (readConsent(Date.now()) === 'accepted') void start();
}

async function start(): Promise<void> {
  // A visit begins with the activation of a prerendered page, whatever an element reports before.
  if (isAccepted || isPrerendering()) return;
  isAccepted = true;
  // Addresses of the third-party scripts, from the server's configuration, so that pages do not depend on it.
  let scripts: TrackingScripts & { googleMaps?: GoogleMapsAccount } = {};
  try {
    const response = await fetch('/tracking.json', { signal: AbortSignal.timeout(10_000) });
    if (response.ok) scripts = await response.json();
  } catch {
    // Without a response no third-party script loads; the page itself does not need any.
  }
  const { tagManager, pixel, googleMaps } = scripts;
  if (tagManager) pushToDataLayer({ event: 'gtm.js', 'gtm.start': Date.now() });
  for (const event of waiting) {
    pushToDataLayer(event);
    if (event.event === 'PageVisit' && pixel) sendToPixel(event);
  }
  loadScripts([tagManager, routeName === 'giftcards' ? pixel : undefined]);
  if (googleMaps) enableGoogleMaps(googleMaps);
}

/** The pixel reads its commands from a queue, before and after it has loaded. */
function sendToPixel(event: TrackingEvent): void {
  const queue: NonNullable<Window['adPixel']> = readGlobal('adPixel') ?? [];
  window.adPixel = queue;
  queue.push(event);
}
