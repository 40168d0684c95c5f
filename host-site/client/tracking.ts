import { readConsent } from '../../widgets/shared/tracking/consent.ts';
import { pushToDataLayer } from '../../widgets/shared/tracking/data-layer.ts';
import type { TrackingEvent } from '../../widgets/shared/tracking/tracking-event.ts';
import { loadScripts, type TrackingScripts } from './load-scripts.ts';
import { describePageView } from './page-view.ts';

// TR-01, GB-03: page tracking and third-party scripts. No request before consent, not even to this server.

const { documentElement } = document;
const routeName = documentElement.dataset.route ?? '';
const waiting: TrackingEvent[] = [];
let isAccepted = false;

if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', recordVisit, { once: true });
} else recordVisit();

document.addEventListener('vitrine-consent-changed', (event) => {
  const { choice } = (event as CustomEvent<{ choice: string }>).detail;
  if (choice === 'accepted') void start();
  // Only leaving the page can stop third-party code that already runs.
  else if (isAccepted) location.reload();
});

function recordVisit(): void {
  const locale = documentElement.lang.slice(0, 2);
  const view = describePageView({ address: location.href, locale, routeName, referrer: document.referrer });
  waiting.push(view);
  if (routeName === 'giftcards') waiting.push({ event: 'PageVisit', page_title: view.page_title });
  if (readConsent(Date.now()) === 'accepted') void start();
}

async function start(): Promise<void> {
  if (isAccepted) return;
  isAccepted = true;
  const scripts = await readScripts();
  if (scripts.tagManager) pushToDataLayer({ event: 'gtm.js', 'gtm.start': Date.now() });
  for (const event of waiting) {
    pushToDataLayer(event);
    if (event.event === 'PageVisit' && scripts.pixel) sendToPixel(event);
  }
  loadScripts([scripts.tagManager, routeName === 'giftcards' ? scripts.pixel : undefined]);
}

/** Addresses of the third-party scripts, from the server's configuration, so that pages do not depend on it. */
async function readScripts(): Promise<TrackingScripts> {
  try {
    const response = await fetch('/tracking.json', { signal: AbortSignal.timeout(10_000) });
    return response.ok ? ((await response.json()) as TrackingScripts) : {};
  } catch {
    // Without an answer no third-party script loads; the page itself does not need any.
    return {};
  }
}

/** The pixel reads its commands from a queue, before and after it has loaded. */
function sendToPixel(event: TrackingEvent): void {
  const page = window as typeof window & { adPixel?: { push(event: TrackingEvent): unknown } };
  page.adPixel ??= [];
  page.adPixel.push(event);
}
