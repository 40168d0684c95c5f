import { type Control, isChanged, isToggle } from '../page/control-state.ts';
import { createCustomEvent } from '../page/page-properties.ts';

const listControls = (root: ParentNode): Control[] => [...root.querySelectorAll<Control>('input, select, textarea')];

/** The element of `root` that corresponds to `old`: a control by its name, any other by its id or text. */
function findCounterpart(root: ParentNode, old: Element): HTMLElement | undefined {
  const { name, value } = old as Control;
  const isSame = (element: HTMLElement) => {
    if (element.localName !== old.localName) return false;
    if (!name) return old.id ? element.id === old.id : element.textContent === old.textContent;
    const control = element as Control;
    return control.name === name && (!isToggle(control) || control.value === value);
  };
  return [...root.querySelectorAll<HTMLElement>(old.localName)].find(isSame);
}

function setValue(control: Control, old: Control): void {
  if (isToggle(control)) {
    if (!control.checked) control.click();
    return;
  }
  // React overrides the property on the node to detect its own changes; the prototype's setter bypasses that.
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  property?.set?.call(control, old.value);
  for (const type of ['input', 'change']) control.dispatchEvent(createCustomEvent(type, { bubbles: true }));
}

function moveFocus(element: HTMLElement, old: Element): void {
  element.focus({ preventScroll: true });
  const { selectionStart, selectionEnd, selectionDirection } = old as HTMLInputElement;
  // Null for kinds of fields whose selection scripts cannot read, such as e-mail.
  if (typeof selectionStart === 'number')
    (element as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

/**
 * Replaces markup of another release by calling `render`, and restores values, focus and selection. A field that
 * appears only after another is filled in gets its value then; values of fields that no longer exist are dropped. A
 * button that was pressed before the script loaded is pressed again.
 */
export function restoreUserInput(shadow: ShadowRoot, render: () => void): void {
  let focused = shadow.activeElement;
  let pressed = (Reflect.get(shadow.host, 'pressed') as Element | undefined)?.closest('[type=button]');
  let waiting = listControls(shadow).filter((control) => control.name && isChanged(control));
  const restore = () => {
    waiting = waiting.filter((old) => {
      const control = findCounterpart(shadow, old) as Control | undefined;
      if (control) setValue(control, old);
      return !control;
    });
    const control = focused && findCounterpart(shadow, focused);
    if (control) {
      moveFocus(control, focused as Element);
      focused = null;
    }
    const button = pressed && findCounterpart(shadow, pressed);
    if (button) {
      pressed = undefined;
      button.click();
    }
  };
  const findRoot = () => shadow.querySelector('.root') as HTMLElement;
  const { lang } = findRoot();
  render();
  findRoot().lang = lang;
  // React renders asynchronously, and some fields appear only after others.
  restore();
  const changes = new MutationObserver(restore);
  changes.observe(shadow, { childList: true, subtree: true });
  // From now on, the visitor's own input is newer.
  for (const type of ['keydown', 'pointerdown'])
    shadow.addEventListener(type, () => changes.disconnect(), { once: true });
}
