type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isToggle = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

const listControls = (root: ParentNode): Control[] => [...root.querySelectorAll<Control>('input, select, textarea')];

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const preset = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(preset, 0);
  }
  return isToggle(control) ? control.checked && !control.defaultChecked : control.value !== control.defaultValue;
}

/** The element of `root` that does what `old` did: a control by its name, anything else by its id or its words. */
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
  // React replaces the property on the node itself, to tell its own changes from the visitor's.
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  property?.set?.call(control, old.value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function moveFocus(element: HTMLElement, old: Element): void {
  element.focus({ preventScroll: true });
  const { selectionStart, selectionEnd, selectionDirection } = old as HTMLInputElement;
  // Null where the kind of field has no selection that scripts may know, as for e-mail addresses.
  if (typeof selectionStart === 'number')
    (element as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
}

/**
 * Replaces markup of another release: `render` puts the new rendering in its place, and what was typed, chosen,
 * focused and selected is given back. A field that comes only after another is filled in gets its text when it comes;
 * what the new form does not ask is dropped. A button that was pressed before the script came is pressed again.
 */
export function keepTyped(shadow: ShadowRoot, render: () => void): void {
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
  render();
  // React renders later, and some fields come only after others.
  restore();
  const changes = new MutationObserver(restore);
  changes.observe(shadow, { childList: true, subtree: true });
  // What is typed from here on is newer.
  for (const type of ['keydown', 'pointerdown'])
    shadow.addEventListener(type, () => changes.disconnect(), { once: true });
}
