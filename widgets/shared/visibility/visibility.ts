import { resolveElementLocale } from '../element/element-locale.ts';
import { warnOnce } from '../element/warn.ts';
import { readDocument } from '../page/page-properties.ts';

/** Whether an element has a box: no ancestor is undisplayed, closed, or skipped. */
export function isRendered(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}

/** Whether a selector matches what is at a point of the window, or what holds that, also in open shadow roots. */
const isAt = (selector: string, x: number, y: number, root: Document | ShadowRoot = document): boolean =>
  // Not in jsdom.
  root.elementsFromPoint?.(x, y).some(
    (hit) =>
      hit.closest(selector) ||
      // Of a shadow root, browsers also name what is around it.
      (hit.shadowRoot && hit.getRootNode() === root && isAt(selector, x, y, hit.shadowRoot)),
  );

/** Width and height of the window without its scroll bars, on which nothing lies. */
function readWindow(): readonly [width: number, height: number] {
  // Not in jsdom, nor where a page without a doctype scrolls its body.
  const { clientWidth = innerWidth, clientHeight = innerHeight } = readDocument('scrollingElement') ?? {};
  return [clientWidth, clientHeight];
}

/** Shares of the window: near one edge, in the middle, and near the other edge. */
const shares = [0.03, 0.5, 0.97];

/**
 * Whether something of a selector lies over the middle or an edge of the window. Pages keep closed dialogs that are
 * marked as modal, out of the window or without a size.
 */
export function isInSight(selector: string): boolean {
  const [width, height] = readWindow();
  return shares.some((share) => isAt(selector, share * width, share * height));
}

/** Whether something of a selector lies half-way down the window: a window or a drawer, but no notice above or below. */
export function isAcrossMiddle(selector: string): boolean {
  const [width, height] = readWindow();
  return shares.some((share) => isAt(selector, share * width, height / 2));
}

/** Whether a dialog covers the page, of this bundle or any other. */
export const hasOpenDialog = (): boolean => isInSight('dialog:modal,[aria-modal=true]');

/** The outermost ancestor of an element, or itself, that is not rendered. */
export function findHider(element: Element): Element {
  const parent = element.parentElement ?? (element.getRootNode() as ShadowRoot).host;
  return parent && !isRendered(parent) ? findHider(parent) : element;
}

/**
 * Makes sure that an element which covers the page can be seen before it does. Where its own place is not rendered,
 * such as a tag manager's HTML, the element moves to the end of the body; the returned function moves it back, unless
 * that place has left the page. Returns undefined where the element is not rendered even there: then nothing may cover
 * the page.
 */
export function moveToRenderedPlace(host: HTMLElement): (() => void) | undefined {
  if (isRendered(host)) return () => undefined;
  // Without its children.
  const hider = (findHider(host).cloneNode() as Element).outerHTML;
  const place = document.createComment('');
  const container = document.createElement('div');
  const moveBack = () => {
    // Other code may have moved it meanwhile.
    if (host.isConnected && host.parentNode === container && place.isConnected) place.replaceWith(host);
    host.removeAttribute('data-moved');
    container.remove();
  };
  // Keeps the language of the original place.
  container.lang = resolveElementLocale(host);
  host.replaceWith(place);
  host.setAttribute('data-moved', '');
  container.append(host);
  readDocument('body').append(container);
  const isSeen = isRendered(host);
  warnOnce(`${host.localName}: ${hider} is not rendered; it ${isSeen ? 'opens in the body' : 'stays closed'}.`);
  if (isSeen) return moveBack;
  moveBack();
  return undefined;
}

/** Calls back when the page hides an element that covers it; the returned function stops watching. */
export function watchRendering(element: Element, onHidden: () => void): () => void {
  const checkRendering = () => element.isConnected && !isRendered(element) && onHidden();
  // Resizing detects undisplayed elements, even far outside of the window; intersection detects skipped ones.
  const observers = [new ResizeObserver(checkRendering), new IntersectionObserver(checkRendering)];
  for (const observer of observers) observer.observe(element);
  return () => {
    for (const observer of observers) observer.disconnect();
  };
}

/** Whether the page is in a tab in the background, or in a window that is minimized. */
export const isInBackground = (): boolean => readDocument('visibilityState') === 'hidden';

/**
 * Calls back at once, or, while the browser prerenders the page, when a visitor opens it; the returned function stops
 * waiting.
 */
export function whenActivated(start: () => void): () => void {
  if (readDocument('prerendering' as keyof Document)) document.addEventListener('prerenderingchange', start);
  else start();
  return () => document.removeEventListener('prerenderingchange', start);
}
