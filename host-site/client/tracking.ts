import { readConsent } from '../../widgets/shared/tracking/consent.ts';
import { pushToDataLayer } from '../../widgets/shared/tracking/data-layer.ts';
import type { TrackingEvent } from '../../widgets/shared/tracking/tracking-event.ts';
import { describePageView } from './decisions/page-view.ts';
import { loadScripts, type TrackingScripts } from './load-scripts.ts';

// TR-01, GB-03: what a page tells, and to whom. Nothing is asked of anybody, ourselves included, before the visitor
// has accepted.

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
  // Code of others that runs already cannot be stopped but by leaving the page.
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
  for (const event of waiting.splice(0)) {
    pushToDataLayer(event);
    if (event.event === 'PageVisit' && scripts.pixel) tellPixel(event);
  }
  loadScripts([scripts.tagManager, routeName === 'giftcards' ? scripts.pixel : undefined]);
}

/** Which scripts of others there are: the server's own configuration, so that pages need not be built for it. */
async function readScripts(): Promise<TrackingScripts> {
  try {
    const response = await fetch('/tracking.json', { signal: AbortSignal.timeout(10_000) });
    return response.ok ? ((await response.json()) as TrackingScripts) : {};
  } catch {
    // Without an answer nothing of others loads; the page itself needs none of it.
    return {};
  }
}

/** The pixel takes its commands from a queue, before and after it has come. */
function tellPixel(event: TrackingEvent): void {
  const page = window as typeof window & { adPixel?: { push(event: TrackingEvent): unknown } };
  page.adPixel ??= [];
  page.adPixel.push(event);
}
