import { isForInputMethod } from '../page/input-method.ts';

/** The roots of this bundle's elements. */
const roots = new WeakSet<Node>();
/** A window of the page in which it may keep the focus. */
const dialogs = 'dialog,[role=dialog],[role=alertdialog],[aria-modal=true]';
const stops = 'a[href],button,input,select,textarea,summary,iframe,[tabindex]';

/** What happens next with a press of Escape that has closed a list: some windows close on `keyup`. */
let isEscapeOurs = false;

const findStart = (event: Event) => event.composedPath()[0] as Element;
/** Whether a node is in such a root; a script may also tell the window itself of a key. */
const isOwn = (node: Element) => 'getRootNode' in node && roots.has(node.getRootNode());
const hide = (event: Event): void => event.stopImmediatePropagation();

/** Whether Tab stops at a node. */
const isStop = (node: Element): boolean =>
  node.matches(`:is(${stops}):not(:disabled)`) &&
  (node as HTMLElement).tabIndex >= 0 &&
  node.getClientRects().length > 0 &&
  getComputedStyle(node).visibility === 'visible';
/** What Tab stops at, in the order of the key; an element of ours that has any stands for those in it. */
function findStops(root: ParentNode, isBackwards: boolean): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (node) =>
      isStop(node) ||
      (node.shadowRoot && roots.has(node.shadowRoot) && findStops(node.shadowRoot, isBackwards).length > 0),
  );
  return isBackwards ? found.reverse() : found;
}

/** Escape closes an open list, and not the window of the page around it as well. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || isForInputMethod({ nativeEvent: event })) return;
  const start = findStart(event);
  if (!isOwn(start) || !start.matches('[aria-expanded=true]')) {
    isEscapeOurs = false;
    return;
  }
  hide(event);
  // The browser closes no `dialog` then.
  event.preventDefault();
  isEscapeOurs = true;
  // One that ends at the root.
  start.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

function keepEscapeUp(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !isEscapeOurs) return;
  isEscapeOurs = false;
  hide(event);
}

/** Whether Tab goes on to something else in the same element. */
function hasNextStop(from: Element, isBackwards: boolean): boolean {
  const side = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const { type, name } = from as HTMLInputElement;
  return findStops(from.getRootNode() as ShadowRoot, isBackwards).some(
    (stop) =>
      // Tab leaves a group of radio buttons.
      !(type === 'radio' && stop.matches(`[type=radio][name="${name}"]`)) && from.compareDocumentPosition(stop) & side,
  );
}

/**
 * A window of the page that keeps the focus looks for what it can go to, and finds nothing in a shadow root. It takes the
 * focus from the first field of an element to its own next button: a Tab that stays in the element is not the page's. And
 * it goes past an element beside its own buttons: then the focus goes into the element.
 */
function followTab(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const start = findStart(event);
  // The browser moves the focus all the same.
  if (isOwn(start) && hasNextStop(start, event.shiftKey)) {
    hide(event);
    return;
  }
  const from = document.activeElement as HTMLElement | null;
  const dialog = from?.closest(dialogs);
  if (!from || !dialog) return;
  const follow = () => {
    const order = findStops(dialog, event.shiftKey);
    const next = order[(order.indexOf(from) + 1) % order.length];
    const now = document.activeElement as HTMLElement;
    const isByPage = event.defaultPrevented && dialog.contains(now);
    // Where the key writes, the focus stays for that.
    const isKept = from.shadowRoot ? isByPage : !from.matches(':read-write');
    const isTrapped = now === from ? isKept : isByPage || now === order.find((node) => !node.shadowRoot);
    if (isTrapped && next?.shadowRoot) findStops(next.shadowRoot, event.shiftKey)[0]?.focus();
  };
  // jQuery UI moves the focus in a task of its own.
  setTimeout(() => setTimeout(follow));
}

/** Whether a node has more to scroll to in the direction of a wheel; of a finger, in any direction. */
function scrolls(node: Element, deltaY: number | undefined): boolean {
  const { scrollTop, scrollHeight, clientHeight } = node;
  const above = scrollTop;
  const below = scrollHeight - clientHeight - scrollTop;
  const room = deltaY === undefined ? above + below : deltaY < 0 ? above : below;
  return room >= 1 && /auto|scroll/.test(getComputedStyle(node).overflowY);
}

/**
 * What scrolls in an element goes on doing so where the page keeps itself from being scrolled. Where the page scrolls by a
 * script, it stays where it is behind a dialog of ours, whether that has room to scroll or not.
 */
function keepScrolling(event: Event): void {
  const { deltaY, ctrlKey } = event as WheelEvent;
  const isHeld = (node: Element) => node.localName === 'dialog' || scrolls(node, deltaY);
  if (!ctrlKey && (event.composedPath() as Element[]).some((node) => 'matches' in node && isOwn(node) && isHeld(node)))
    hide(event);
}

/**
 * Lets the elements of this bundle hear what concerns them before any code of the page: at the window and first. A second
 * root adds no listener, for each is added once.
 */
export function hearFirst(root: ShadowRoot): void {
  roots.add(root);
  const capture = { capture: true };
  addEventListener('keydown', keepEscape, capture);
  addEventListener('keyup', keepEscapeUp, capture);
  addEventListener('keydown', followTab, capture);
  for (const type of ['wheel', 'touchmove']) addEventListener(type, keepScrolling, { capture: true, passive: true });
}
