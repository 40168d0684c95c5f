import { type Control, isToggle } from '../page/control-state.ts';
import { createCustomEvent } from '../page/page-properties.ts';

/** Time between two looks at fields on screen, in milliseconds. */
const lookMs = 500;

/** What a visitor would see of a control. */
const readState = (control: Control): string => (isToggle(control) ? `${control.checked}` : control.value);

/** What follows the fills of a form. */
export interface FillWatch {
  /** Takes the fields as they are now for known: what our own code has set is no fill. */
  accept(): void;
  stop(): void;
}

/**
 * Dispatches an `input` event for each control of a form whose value a password manager or a script has set without one,
 * or with `change` alone: nothing else tells of it. Looks while the form is on screen.
 */
export function watchFills(root: HTMLElement): FillWatch {
  const known = new WeakMap<Control, string>();
  const listControls = () => [...root.querySelectorAll<Control>('input:not([type=hidden]),select,textarea')];
  const accept = () => {
    for (const control of listControls()) known.set(control, readState(control));
  };
  const look = () => {
    const filled = listControls().filter(
      (control) => (known.get(control) ?? readState(control)) !== readState(control),
    );
    accept();
    // Of a radio group, only the chosen one is heard of.
    for (const control of filled)
      if (control.type !== 'radio' || (control as HTMLInputElement).checked)
        control.dispatchEvent(createCustomEvent('input', { bubbles: true }));
  };

  const listening = new AbortController();
  const options = { signal: listening.signal };
  root.addEventListener('input', accept, options);
  root.addEventListener('reset', () => setTimeout(accept), options);
  for (const type of ['change', 'focusin', 'pointerover']) root.addEventListener(type, look, options);
  let timer: ReturnType<typeof setInterval> | undefined;
  // Not in every environment of tests.
  const sight =
    globalThis.IntersectionObserver &&
    new IntersectionObserver(([entry]) => {
      clearInterval(timer);
      if (entry?.isIntersecting) timer = setInterval(look, lookMs);
    });
  sight?.observe(root);
  accept();
  return {
    accept,
    stop() {
      listening.abort();
      sight?.disconnect();
      clearInterval(timer);
    },
  };
}
