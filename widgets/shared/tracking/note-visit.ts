import type { ConsentPurpose } from '../brand/consent-purposes.ts';
import { readDocument } from '../page/page-properties.ts';
import { readPrivacySignal } from '../page/privacy-signal.ts';
import { cleanSourceValue, type Touch, type Touches } from '../submissions/campaign-source.ts';
import { keptTouches } from './kept-source.ts';

/** By what a page view came: its address, and the site before it where that is another. Undefined for neither. */
export function readTouch(address: URL, referrer: string, clickIds: readonly string[]): Touch | undefined {
  const read = (name: string) => cleanSourceValue(address.searchParams.get(name) ?? '');
  const click = clickIds.find((name) => read(name));
  const before = referrer && new URL(referrer).hostname;
  const found = {
    source: read('utm_source'),
    medium: read('utm_medium'),
    campaign: read('utm_campaign'),
    term: read('utm_term'),
    content: read('utm_content'),
    click: click && cleanSourceValue(`${click}:${read(click)}`),
    referrer: before === address.hostname ? '' : before,
  };
  const filled = Object.entries(found).filter(([, value]) => value);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

let hasNotedLanding = false;

/**
 * The address by which this visit came: the page's, or once for each document that with which it was opened. An
 * application may have gone on to another address of its own before anyone answered the question about cookies.
 */
function readAddress(clickIds: readonly string[]): URL {
  const here = new URL(location.href);
  if (hasNotedLanding) return here;
  hasNotedLanding = true;
  const opened = performance.getEntriesByType?.('navigation')[0]?.name;
  return readTouch(here, '', clickIds) || !opened ? here : new URL(opened);
}

/** Leaves click ids out, which serve advertising. */
const withoutClick = ({ click: _, ...touch }: Touch): Touch => touch;

/**
 * Keeps by what this page view came, for the forms of this tab, where the visitor allows analytics; click ids where they
 * allow advertising, too. Forgets what it no longer may keep. With Global Privacy Control nothing is kept.
 */
export function noteVisit(allowed: readonly ConsentPurpose[], clickIds: readonly string[]): void {
  if (!allowed.includes('analytics') || readPrivacySignal()) {
    keptTouches.clear();
    return;
  }
  const mayKeepClick = allowed.includes('advertising');
  const limit = (touch: Touch | undefined) => (touch && !mayKeepClick ? withoutClick(touch) : touch);
  const now = limit(readTouch(readAddress(clickIds), readDocument('referrer'), mayKeepClick ? clickIds : []));
  const kept = keptTouches.read() ?? {};
  const [first, last] = [limit(kept.first) ?? now, now ?? limit(kept.last)];
  if (first && last) keptTouches.write({ first, last } satisfies Touches);
}
