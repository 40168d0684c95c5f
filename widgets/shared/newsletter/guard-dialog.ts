import { isFocusHeld } from '../attention/page-moment.ts';

const hide = (event: Event): void => event.stopImmediatePropagation();

/** Hides a click from the page, and tells the dialog of it by one that ends at its root. */
function repeatInside(event: MouseEvent): void {
  hide(event);
  const target = event.composedPath()[0] as Element;
  // The browser's own doing is enough.
  if (target.closest('input,label')) return;
  event.preventDefault();
  const { ctrlKey, metaKey, shiftKey } = event;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

/**
 * Keeps the page from acting on what happens inside of an open dialog, until the returned function is called. A focus trap
 * of the page, from which the dialog may have been asked for, would cancel Tab and presses, and take the focus back.
 */
export function guardDialog(dialog: Element, host: Element): () => void {
  const listening = new AbortController();
  // At the window and first, where no code of the page has heard of it.
  const listen = <Type extends keyof WindowEventMap>(type: Type, handle: (event: WindowEventMap[Type]) => void) =>
    addEventListener(type, (event) => event.composedPath().includes(dialog) && handle(event), {
      capture: true,
      signal: listening.signal,
    });
  // Browsers do what these ask for all the same.
  listen('keydown', (event) => event.key === 'Tab' && hide(event));
  listen('focusin', hide);
  if (isFocusHeld(host)) {
    listen('mousedown', hide);
    listen('touchstart', hide);
    listen('click', (event) => event.isTrusted && repeatInside(event));
  }
  return () => listening.abort();
}
