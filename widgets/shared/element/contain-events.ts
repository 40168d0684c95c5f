/** Where keys write, choose or move. */
const fields = 'input,textarea,select,[contenteditable]';
/** The map: keys and the mouse move it, one finger moves the page. */
const map = '[role=application]';
/** What a press starts in that no page should take for its own, such as a carousel that is dragged. */
const controls = `${fields},button,label,summary,video,[role=option]`;
/** What of a page acts on every press inside of it. */
const pressed = 'a[href],area[href],label,summary,button,[role=button],[role=link],[onclick]';
/** What the browser itself does something with on a click, in place of what is around it. */
const ownActions = 'a[href],label,summary,video,input:is([type=checkbox],[type=radio]),[type=submit]';
/** Keys that belong to the page wherever the focus is: those of dialogs, of moving the focus, and of no letter. */
const ofThePage = /^(Escape|Tab|F\d+|Alt|Control|Meta|Shift|OS|CapsLock|ContextMenu)$/;

/** The element in this root in which an event began; undefined for one of the page's own nodes in a slot. */
function findStart({ target, currentTarget }: Event): Element | undefined {
  const start = target as Element;
  return start.getRootNode() === currentTarget ? start : undefined;
}

/** Whether a key with these modifiers is a command of the page or of the browser. */
const isCommand = (event: KeyboardEvent): boolean =>
  event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph'));

/** Ends a key's way where a page leaves one alone that is pressed in a field, or that presses a button, of its own. */
function containKey(event: Event): void {
  const key = event as KeyboardEvent;
  if (ofThePage.test(key.key) || isCommand(key)) return;
  const start = findStart(event);
  const presses = key.key === 'Enter' || key.key === ' ';
  // In a dialog, keys that scroll would move the page behind it, where that scrolls by a script.
  const places = `${fields},${map},dialog`;
  if (start?.closest(presses ? `${places},button,a[href],summary` : places)) event.stopPropagation();
}

/**
 * Ends the way of a press that began in a control, and tells the document of it: what closes a menu at a press elsewhere
 * listens there, while carousels and the like listen at their own elements.
 */
function containPress(event: Event): void {
  const isTouch = (event as PointerEvent).pointerType === 'touch';
  if (!findStart(event)?.closest(isTouch ? controls : `${controls},${map}`)) return;
  const host = (event.currentTarget as ShadowRoot).host;
  event.stopPropagation();
  const copy = new (event.constructor as typeof Event)(event.type, event);
  const path = event.composedPath();
  Object.defineProperties(copy, {
    target: { value: host },
    composedPath: { value: () => path.slice(path.indexOf(host)) },
  });
  host.ownerDocument.dispatchEvent(copy);
}

/** Whether an element is inside of something that is pressed as a whole, such as a card that is a link. */
function isInPressed(element: Element): boolean {
  if (element.closest(pressed)) return true;
  const { host } = element.getRootNode() as ShadowRoot;
  return !!host && isInPressed(host);
}

/**
 * Ends the way of a click on a control, or in a dialog, where the page around it would act on it as on a press of its own:
 * “Copy link” in a card would leave the page. Not elsewhere, for pages count clicks.
 */
function containClick(event: Event): void {
  const start = findStart(event);
  const { host } = event.currentTarget as ShadowRoot;
  if (!start?.closest(`${controls},${map},a[href],dialog`) || !isInPressed(host)) return;
  event.stopPropagation();
  // Chromium follows the link around a button.
  if (!start.closest(ownActions)) event.preventDefault();
}

/**
 * Keeps keys and presses of an element's own controls from handlers of the page around it. Outside of its root these seem
 * to come from the element, so that a page's question “is this a field?” is answered with no: hotkeys run while
 * someone types, Enter presses another button, carousels move. Handlers that capture hear everything, as do those of
 * `input`, of the element's own events and, unless the element is inside of a link or a button, of `click`.
 */
export function containEvents(root: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, containKey);
  for (const type of ['pointerdown', 'mousedown']) root.addEventListener(type, containPress);
  root.addEventListener('click', containClick);
  root.addEventListener('touchstart', (event) => findStart(event)?.closest(controls) && event.stopPropagation(), {
    passive: true,
  });
}
