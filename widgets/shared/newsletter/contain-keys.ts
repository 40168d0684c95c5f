/** Keys that scroll, with their direction; Space goes up with Shift. */
const directions: Readonly<Record<string, number>> = {
  PageDown: 1,
  End: 1,
  ArrowDown: 1,
  ' ': 1,
  PageUp: -1,
  Home: -1,
  ArrowUp: -1,
};

/** What a key press tells, of the browser or of React. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'target' | 'preventDefault'>;

/** Moves a choice from one end of its radio group to the other, as most browsers do; false where it is at no end. */
function wrapChoice(radio: HTMLInputElement, direction: number): boolean {
  const root = radio.getRootNode() as ParentNode;
  const group = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    ({ name, disabled }) => name === radio.name && !disabled,
  );
  const [end, start] = direction > 0 ? [group[group.length - 1], group[0]] : [group[0], group[group.length - 1]];
  if (radio !== end || !start) return false;
  start.focus();
  start.click();
  return true;
}

/**
 * Cancels a key that would scroll the page behind a dialog which is scrolled to that end: in WebKitGTK 2.50,
 * `overscroll-behavior` holds a wheel but no key.
 */
export function containKey(event: KeyPress, dialog: Element): void {
  const { key, shiftKey } = event;
  const target = event.target as Element;
  const direction = (directions[key] ?? 0) * (key === ' ' && shiftKey ? -1 : 1);
  // WebKitGTK's groups have ends, and there it scrolls the page.
  if (direction && key.startsWith('Arrow') && target.matches('input[type=radio]')) {
    if (wrapChoice(target as HTMLInputElement, direction)) event.preventDefault();
    return;
  }
  // A field moves its caret or its choice, and a button or a link is pressed.
  const isOfField = target.matches('input,select,textarea') && !key.startsWith('Page');
  if (!direction || isOfField || (key === ' ' && target.matches('button,a'))) return;
  const { scrollTop, scrollHeight, clientHeight } = dialog;
  const room = direction > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
  if (room < 1) event.preventDefault();
}
