import { useRef, useState } from 'react';

/**
 * Takes over the text and the focus of the plain form among the element's own children, used before the script loaded.
 * Gives the input, and the refs for the new input and button.
 */
export function useEarlyInput(host: HTMLElement | undefined) {
  const input = useRef<HTMLInputElement | null>(null);
  const [takeInput] = useState(() => (box: HTMLInputElement | null) => {
    input.current = box;
    const early = box && host?.querySelector('input');
    if (!early) return;
    // At once: hiding the old input removes its focus, and the next letters would be lost.
    const { value } = early;
    // Before the text comes: the focus clears the box.
    if (early.matches(':focus')) box.focus();
    box.value = value;
  });
  const [takeButton] = useState(() => (button: HTMLButtonElement | null) => {
    if (host?.querySelector('button:focus')) button?.focus();
  });
  return { input, takeInput, takeButton };
}
