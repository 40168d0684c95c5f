import type { ConsentPurpose } from '../../../widgets/shared/brand/consent-purposes.ts';
import { readGlobal } from '../../../widgets/shared/page/page-properties.ts';
import { pushToDataLayer } from '../../../widgets/shared/tracking/data-layer.ts';
import type { PageView, TrackingEvent } from '../../../widgets/shared/tracking/tracking-event.ts';
import type { MeasurementTag, TrackingScripts } from '../../sources/measurement-profiles.ts';
import { configureGoogleTag, denyByDefault, startGoogleTag, tellAllowed } from './google-tags.ts';
import { loadScripts } from './load-scripts.ts';
import { viewWithMeta, viewWithPinterest } from './page-tags.ts';
import { acceptScripts, isFromSources } from './trusted-scripts.ts';

declare global {
  interface Window {
    /** Commands of the advertising pixel. */
    adPixel?: { push(event: TrackingEvent): unknown };
  }
}

/** A page that may be measured. */
interface Visit {
  view: PageView;
  routeName: string;
  scripts: TrackingScripts;
}

/** How our pages start each tag that they load themselves. */
const startTag: Readonly<Record<MeasurementTag['profile'], (id: string) => void>> = {
  gtm: () => undefined,
  ga4: configureGoogleTag,
  'google-ads': configureGoogleTag,
  meta: viewWithMeta,
  pinterest: viewWithPinterest,
};
const isGoogles = ({ profile }: MeasurementTag): boolean => startTag[profile] === configureGoogleTag;

let hasBegun = false;
let hasGoogleTag = false;

/**
 * Measures a visit for what the visitor has come to allow; `allowed` is everything that is, `added` what was not before.
 * Google's signals come before anything that Google's scripts could act on.
 */
export function measure(visit: Visit, allowed: readonly ConsentPurpose[], added: readonly ConsentPurpose[]): void {
  const { view, routeName, scripts } = visit;
  const { tagManager, pixel, tags = [], scriptSources = [] } = scripts;
  const isFirst = !hasBegun;
  hasBegun = true;
  if (tagManager || tags.some(isGoogles)) {
    if (isFirst) denyByDefault();
    tellAllowed(allowed);
  }
  const event = { event: 'PageVisit', page_title: view.page_title } as const;
  const isGiftPage = routeName === 'giftcards';
  if (isFirst) {
    if (tagManager) pushToDataLayer({ event: 'gtm.js', 'gtm.start': Date.now() });
    pushToDataLayer(view);
    if (isGiftPage) pushToDataLayer(event);
  }
  const hasPixel = isGiftPage && pixel && added.includes('advertising');
  if (hasPixel) sendToPixel(event);
  const started = tags.filter((tag) => added.includes(tag.purpose) && mayStart(tag, view));
  loadScripts([
    ...(isFirst && tagManager ? [tagManager] : []),
    ...(hasPixel ? [pixel] : []),
    ...startTags(started, view),
  ]);
  if (isFirst && scriptSources.length > 0) acceptScripts((address) => isFromSources(address, scriptSources));
}

/**
 * Google's tag measures the address that it is told. The others read it from the page, so they stay away where it, or the
 * one before it, has parts that a page view leaves out.
 */
const mayStart = (tag: MeasurementTag, { url, page_referrer }: PageView): boolean =>
  isGoogles(tag) || (url === location.href.split('#')[0] && page_referrer === document.referrer);

/** Starts tags, and returns the addresses of their scripts; Google's serves all of its accounts. */
function startTags(tags: readonly MeasurementTag[], view: PageView): string[] {
  return tags.flatMap((tag) => {
    const isLoaded = hasGoogleTag && isGoogles(tag);
    if (isGoogles(tag) && !isLoaded) {
      startGoogleTag(view);
      hasGoogleTag = true;
    }
    startTag[tag.profile](tag.id);
    return isLoaded ? [] : [tag.script];
  });
}

/** The pixel reads its commands from a queue, before and after it has loaded. */
function sendToPixel(event: TrackingEvent): void {
  const queue: NonNullable<Window['adPixel']> = readGlobal('adPixel') ?? [];
  window.adPixel = queue;
  queue.push(event);
}
