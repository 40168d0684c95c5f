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
 * Empties a shadow root whose markup is of another release. Returns a function for after the new rendering, which
 * gives typed text, choices, focus and selection back. A field that comes only after another is filled in gets its
 * text when it comes; a field that the new form does not have is dropped. A button that was pressed is pressed again.
 */
export function keepTyped(element: HTMLElement): () => void {
  const shadow = element.shadowRoot as ShadowRoot;
  const focused = shadow.activeElement;
  let waiting = listControls(shadow).filter((control) => control.name && isChanged(control));
  shadow.replaceChildren();

  const restore = () => {
    waiting = waiting.filter((old) => {
      const control = findCounterpart(shadow, old) as Control | undefined;
      if (control) setValue(control, old);
      return !control;
    });
    const counterpart = focused && !shadow.activeElement && findCounterpart(shadow, focused);
    if (counterpart) moveFocus(counterpart, focused);
  };
  return () => {
    restore();
    const pressed = (Reflect.get(element, 'vitrinePressed') as Element | undefined)?.closest('[type=button]');
    if (pressed) findCounterpart(shadow, pressed)?.click();
    const changes = new MutationObserver(restore);
    changes.observe(shadow, { childList: true, subtree: true });
    // What is typed from here on is newer.
    for (const type of ['keydown', 'pointerdown'])
      shadow.addEventListener(type, () => changes.disconnect(), { once: true });
  };
}
