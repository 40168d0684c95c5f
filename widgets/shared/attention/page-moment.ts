import { findFocused, readDocument } from '../page/page-properties.ts';
import { hasOpenDialog, isAcrossMiddle, isInSight, isRendered } from '../visibility/visibility.ts';
import { banner, isPressing, readExpander, recordTask } from './visitor-activity.ts';

/** What takes keys, or may pass them to something that a page cannot look into. */
const keyTakers = 'select,:read-write,iframe,object,embed,[role=combobox],[role=listbox],[role^=menu]';
/** How searches are written into an address: ours, WordPress's and those of most others. */
const search = /[?&](q|s|query|search)=[^&]/;

/**
 * Whether a dialog would cover most of the window: a phone's, upright or on its side, or one with large text. No in an
 * environment without media queries, as in jsdom.
 */
export const isScreenSmall = (): boolean => !!window.matchMedia?.('(width < 40em) or (height < 30em)').matches;

/** Whether the consent question is on screen. */
export const isAsked = (): boolean => isInSight(`${banner}[open]:not([open=false])`);

/** Whether the page says that nothing may come by itself while a part of it is shown. */
export const isKeptQuiet = (): boolean => [...document.querySelectorAll('[data-vitrine-quiet]')].some(isRendered);

/** Whether the page is the answer to a search. */
export const isAnswer = (): boolean => search.test(location.search);

/** Whether the visitor presses, drags, selects or watches something. */
export const isMidGesture = (): boolean =>
  isPressing() || !!readDocument('fullscreenElement') || getSelection()?.type === 'Range';

const isOverlaid = (element: Element) => /absolute|fixed/.test(getComputedStyle(element).position);

const isAcross = (element: Element, [x, y] = [innerWidth / 2, innerHeight / 2]) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
};

/** Whether a menu is open: what the control pressed last shows, laid over the page. */
function isMenuOpen(): boolean {
  const control = readExpander();
  if (!control?.isConnected || !control.matches('[aria-expanded=true],details[open]>summary')) return false;
  const ids = `${control.getAttribute('aria-controls') ?? ''} ${control.getAttribute('aria-owns') ?? ''}`.split(' ');
  const root = control.getRootNode() as Document | ShadowRoot;
  return [control.nextElementSibling, ...ids.map((id) => root.getElementById(id))].some(
    (shown) => shown && isRendered(shown) && isOverlaid(shown),
  );
}

/** Whether the page shows a dialog, a drawer, a menu, a popover or our overlay. */
export function isPageCovered(host: Element): boolean {
  // The forgiving `:is` ignores a pseudo-class that an older browser does not know.
  const popover = ':is([popover=""],[popover=auto i],[popover=hint i]):is(:popover-open)';
  return (
    hasOpenDialog() ||
    // A drawer or a window; a notice at the bottom does not reach the middle.
    isAcrossMiddle('dialog,[role=dialog],[role=alertdialog],:is(:popover-open)') ||
    !!document.querySelector(popover) ||
    isMenuOpen() ||
    !!host.closest('[inert],[aria-hidden=true]')
  );
}

/** Whether the page has disabled what is in the middle of the window. */
export const isPageDisabled = (): boolean =>
  [...document.querySelectorAll('[inert]')].some((element) => isAcross(element));

/**
 * Whether something has the focus that takes the next keys, or a drawer that lies over the page: an opening dialog would
 * take the focus from it, or lose it to its trap.
 */
export function isFocusTaken(host: Element): boolean {
  const focused = findFocused();
  if (!focused || focused.shadowRoot) return false;
  // A custom element with a closed root, or a frame: what happens there is not heard, and may be a form.
  const isClosed = focused.localName.includes('-') || focused.matches('iframe,object,embed');
  if (isClosed) recordTask();
  return isClosed || focused.matches(keyTakers) || isInDrawer(focused, host);
}

function isInDrawer(element: Element | null, host: Element): boolean {
  if (!element || element.contains(host)) return false;
  const { left } = element.getBoundingClientRect();
  const isDrawer = getComputedStyle(element).position === 'fixed' && isAcross(element, [left, innerHeight / 2]);
  return isDrawer || isInDrawer(element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null, host);
}

/** What libraries put around a part of a page while it keeps the focus. */
const focusGuards =
  '[data-focus-guard],[data-focus-lock-disabled=false],[data-radix-focus-guard],[data-headlessui-focus-guard],[data-floating-ui-focus-guard],.cdk-focus-trap-anchor[tabindex="0"]';

/**
 * Whether the page keeps the focus in a part of it, as a focus trap does, also one that lets presses pass. It is told of a
 * focus elsewhere: a trap lets no one else hear of that, or takes the focus back.
 */
export function isFocusHeld(host: Element): boolean {
  const focused = findFocused();
  let isHeard = false;
  const hear = () => {
    isHeard = true;
  };
  host.addEventListener('focusin', hear);
  host.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  host.removeEventListener('focusin', hear);
  const taker = findFocused();
  if (taker === focused) return !isHeard || [...document.querySelectorAll(focusGuards)].some(isRendered);
  // No one has asked for that focus.
  if (focused?.matches('body')) taker?.blur();
  else focused?.focus({ preventScroll: true });
  return true;
}

/** Whether the page cancels presses outside of a part of it, as a focus trap does: a dialog would not react to them. */
export const arePressesCancelled = (host: Element): boolean =>
  !host.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, composed: true }));
