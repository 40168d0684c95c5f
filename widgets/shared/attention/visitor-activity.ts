import { type Control, isChanged } from '../page/control-state.ts';
import { createJsonStorage } from '../storage/json-storage.ts';

/** What a visitor fills in or chooses from. Not a form: WebForms puts every page into one. */
const controls = 'select,textarea,input:not([type=button],[type=submit],[type=reset],[type=image])';
const fields = `${controls},:read-write,vitrine-store-finder`;
/** What a form offers to press. */
const formButtons = ':is(button,input,[role=button])';
/** What is a form for a visitor. */
const forms = 'form,fieldset,[role=form],[role=search]';
/** What a form has inside that is around the page, not a part of it: WebForms puts every page into one. */
const pageParts = 'main,nav,[role=main],[role=navigation],[role=banner],[role=contentinfo],[name=__VIEWSTATE]';
/** The consent question, in which no one uses the page. */
export const banner = 'vitrine-consent-banner';
/** Keys that scroll the page or press something; Tab may be on its way to the consent question. */
const usingKeys = /^(Page|Arrow|Home|End|Enter| )/;

/** The path of the form begun last: a server may answer a form by showing it anew. */
const begun = createJsonStorage<string>(() => sessionStorage, 'vitrine-task');

/** What the visitor did on this page, which an application may change: the path where it happened. */
const activity = { taskPath: '', usePath: '', isPressing: false, expander: undefined as Element | undefined };

/** The elements in which an event began. */
const findPath = (event: Event) => (event.composedPath() as Element[]).filter((node) => node.matches);
const isIn = (event: Event, selector: string) => findPath(event).some((node) => node.matches(selector));

/** Whether an element is a form, and not one around the whole page, in which any button may be pressed. */
const isOwnForm = (form: Element | null): boolean => !!form && !form.querySelector(pageParts);
const isFormButton = (element: Element) => element.matches(formButtons) && isOwnForm(element.closest(forms));

/** Records what each kind of event tells of the visitor. */
const recorders: Readonly<Record<string, (event: KeyboardEvent & PointerEvent) => void>> = {
  // Of a closed shadow root, only the host is known.
  input: recordTask,
  compositionstart: recordTask,
  submit: ({ target }) => isOwnForm(target as Element) && recordTask(),
  click(event) {
    if (isIn(event, fields) || findPath(event).some(isFormButton)) recordTask();
    activity.expander = findPath(event).find((node) => node.matches('[aria-expanded],summary'));
  },
  // The focus may have gone into a frame, of which nothing else is heard.
  blur: () => setTimeout(() => document.activeElement?.matches('iframe,object,embed') && recordTask()),
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

/** Records that the visitor has begun something on this page. */
export function recordTask(): void {
  if (activity.taskPath === location.pathname) return;
  activity.taskPath = location.pathname;
  begun.write(location.pathname);
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

function record(event: Event): void {
  // Of fields that lose the focus inside the page, the window hears too.
  if (event.type === 'blur' && event.target !== window) return;
  recorders[event.type]?.(event as KeyboardEvent & PointerEvent);
}

/**
 * Whether the visitor has begun a form or a search on this page, or on an earlier view of it. Fields that were used before
 * this code came say so themselves; an older browser ignores what it does not know. In Firefox, every button is
 * `:user-valid`.
 */
export const isTaskBegun = (): boolean =>
  activity.taskPath === location.pathname ||
  begun.read() === location.pathname ||
  [...document.querySelectorAll<Control>(`:is(${controls}):is(:user-valid,:user-invalid)`)].some(
    // Of a form that was sent, every control counts as used.
    (control) => !control.form || isOwnForm(control.form) || isChanged(control),
  );

/** Whether the visitor has scrolled or pressed something on this page. */
export const isPageUsed = (): boolean => activity.usePath === location.pathname;

/** Whether a button is down, or something is dragged. */
export const isPressing = (): boolean => activity.isPressing;

/** What the visitor pressed last, where it shows and hides something. */
export const readExpander = (): Element | undefined => activity.expander;
