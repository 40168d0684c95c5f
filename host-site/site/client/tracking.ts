import { type ConsentPurpose, parsePurposes } from '../../../widgets/shared/brand/consent-purposes.ts';
import { readDocument } from '../../../widgets/shared/page/page-properties.ts';
import { type Consent, listAllowed, readConsent } from '../../../widgets/shared/tracking/consent.ts';
import type { PageView } from '../../../widgets/shared/tracking/tracking-event.ts';
import type { TrackingScripts } from '../../sources/measurement-profiles.ts';
import { enableGoogleMaps, type GoogleMapsAccount } from './google-maps.ts';
import { type MapTiles, showMapTiles } from './map-tiles.ts';
import { measure } from './measure.ts';
import { describePageView } from './page-view.ts';

// TR-01, GB-03, SF-07: page tracking, third-party scripts, and maps of others. No request before consent, not even to this
// server.

type Scripts = TrackingScripts & { googleMaps?: GoogleMapsAccount; mapTiles?: MapTiles };

const documentElement = readDocument('documentElement');
const routeName = documentElement.dataset.route ?? '';
/** The purposes about which the page's banner asks one by one. */
const asked = parsePurposes(document.querySelector('vitrine-consent-banner')?.getAttribute('purposes'));
let view: PageView | undefined;
let allowed: readonly ConsentPurpose[] = [];
let answered: Promise<Scripts> | undefined;

if (isPrerendering()) {
  document.addEventListener('prerenderingchange', recordVisit, { once: true });
} else recordVisit();

document.addEventListener('vitrine-consent-changed', (event) => follow((event as CustomEvent<Consent>).detail));

function isPrerendering(): boolean {
  return Boolean(readDocument('prerendering' as keyof Document));
}

function recordVisit(): void {
  view = describePageView(document, documentElement.lang.slice(0, 2), routeName);
  const consent = readConsent(Date.now(), asked);
  if (consent) follow(consent);
}

/** Starts what the visitor has come to allow. Only leaving the page can stop third-party code that already runs. */
function follow(consent: Consent): void {
  // A visit begins with the activation of a prerendered page, whatever an element reports before.
  if (!view) return;
  const now = listAllowed(consent);
  const added = now.filter((purpose) => !allowed.includes(purpose));
  if (allowed.some((purpose) => !now.includes(purpose))) location.reload();
  else if (added.length > 0) void start(view, now, added);
}

async function start(visited: PageView, now: readonly ConsentPurpose[], added: readonly ConsentPurpose[]) {
  allowed = now;
  answered ??= fetchScripts();
  const scripts = await answered;
  if (added.some((purpose) => purpose !== 'maps')) measure({ view: visited, routeName, scripts }, now, added);
  if (!added.includes('maps')) return;
  if (scripts.mapTiles) showMapTiles(scripts.mapTiles);
  if (scripts.googleMaps) enableGoogleMaps(scripts.googleMaps);
}

/** Addresses of the third-party scripts, from the server's configuration, so that pages do not depend on it. */
async function fetchScripts(): Promise<Scripts> {
  try {
    const response = await fetch('/tracking.json', { signal: AbortSignal.timeout(10_000) });
    if (response.ok) return await response.json();
  } catch {
    // Without a response no third-party script loads; the page itself does not need any.
  }
  return {};
}
