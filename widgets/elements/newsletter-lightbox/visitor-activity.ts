import { readDocument } from '../../shared/page/page-properties.ts';
import { hasOpenDialog, isAcrossMiddle, isInSight } from '../../shared/visibility/visibility.ts';

/** What a visitor fills in or chooses from. Not a form: WebForms puts every page into one. */
const fields =
  'select,:read-write,input:not([type=button],[type=submit],[type=reset],[type=image]),vitrine-store-finder';
/** What takes keys, or may pass them to something that a page cannot look into. */
const keyTakers = 'select,:read-write,iframe,object,embed,[role=combobox],[role=listbox],[role^=menu]';
const banner = 'vitrine-consent-banner';
/** Keys that scroll the page or press something; Tab may be on its way to the consent question. */
const usingKeys = /^(Page|Arrow|Home|End|Enter| )/;
/** How searches are written into an address: ours, WordPress's and those of most others. */
const search = /[?&](q|s|query|search)=[^&]/;

/** What the visitor did on this page, which an application may change: the path where it happened. */
const activity = { taskPath: '', usePath: '', isPressing: false };
const isIn = (event: Event, selector: string) =>
  (event.composedPath() as Partial<Element>[]).some((node) => node.matches?.(selector));

/** Records what each kind of event tells of the visitor. */
const recorders: Readonly<Record<string, (event: KeyboardEvent & PointerEvent) => void>> = {
  input: recordTask,
  click: recordTask,
  wheel: recordUse,
  touchmove: recordUse,
  keydown: recordUse,
  pointerdown(event) {
    recordUse(event);
    activity.isPressing = true;
  },
  dragstart() {
    activity.isPressing = true;
  },
  // A drag cancels its pointer before it starts. A press on a scroll bar, or one that opens a menu, may have no end.
  pointermove({ buttons }) {
    if (!buttons) activity.isPressing = false;
  },
  pointerup: recordEnd,
  pointercancel: recordEnd,
  dragend: recordEnd,
};

function recordTask(event: Event): void {
  if (isIn(event, fields)) activity.taskPath = location.pathname;
}

function recordUse(event: KeyboardEvent): void {
  if (!isIn(event, banner) && (!event.key || usingKeys.test(event.key))) activity.usePath = location.pathname;
}

function recordEnd(): void {
  activity.isPressing = false;
}

/**
 * Begins to listen to what the visitor does on the page; a second call changes nothing, for a listener is added once. It
 * outlives every element, so it is none of a function that knows one.
 */
export function watchVisitor(): void {
  // At the window and first, where no code of the page has stopped the event.
  for (const type of Object.keys(recorders)) addEventListener(type, record, { capture: true, passive: true });
}

const record = (event: Event): void => recorders[event.type]?.(event as KeyboardEvent & PointerEvent);

/** Whether the consent question is on screen and the visitor has neither used the page since nor gone to answer it. */
export const isAnswerAwaited = (): boolean =>
  isAsked() && (activity.usePath !== location.pathname || readDocument('activeElement')?.localName === banner);

/** Whether the consent question is on screen. */
export const isAsked = (): boolean => isInSight(`${banner}[open]:not([open=false])`);

/** Whether something has the focus that takes the next keys, which an opening dialog would take from it. */
function isTyping(root: Document | ShadowRoot = document): boolean {
  const { activeElement: focused } = root;
  if (!focused) return false;
  if (focused.shadowRoot) return isTyping(focused.shadowRoot);
  // A custom element with a closed root, or a frame: what happens there is not heard, and may be a form.
  const isClosed = focused.localName.includes('-') || focused.matches('iframe,object,embed');
  if (isClosed) activity.taskPath = location.pathname;
  return isClosed || focused.matches(keyTakers);
}

/** Whether the page shows something over itself, or has disabled what would be below that. */
function isPageCovered(host: Element): boolean {
  // The forgiving `:is` ignores a pseudo-class that an older browser does not know.
  const popover = ':is([popover=""],[popover=auto i],[popover=hint i]):is(:popover-open)';
  const isAtMiddle = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [innerWidth / 2, innerHeight / 2];
    return left <= x && x <= right && top <= y && y <= bottom;
  };
  return (
    hasOpenDialog() ||
    // A drawer or a window; a notice at the bottom does not reach the middle.
    isAcrossMiddle('dialog,[role=dialog],[role=alertdialog]') ||
    !!document.querySelector(popover) ||
    !!host.closest('[inert],[aria-hidden=true]') ||
    [...document.querySelectorAll('[inert]')].some(isAtMiddle)
  );
}

/** Whether the page cancels presses outside of a part of it, as a focus trap does: a dialog would not react to them. */
const arePressesCancelled = (host: Element): boolean =>
  !host.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, composed: true }));

/**
 * Whether a dialog that opens by itself would interrupt the visitor: on a page where they have begun a form or a search,
 * over its answer, while they type, select or drag, or over something else that the page shows (NL-10).
 */
export const isVisitorBusy = (host: Element): boolean =>
  activity.isPressing ||
  activity.taskPath === location.pathname ||
  search.test(location.search) ||
  !!readDocument('fullscreenElement') ||
  getSelection()?.type === 'Range' ||
  isTyping() ||
  isPageCovered(host) ||
  // Last: the page hears of it.
  arePressesCancelled(host);
