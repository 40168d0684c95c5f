import type { MapTranslate } from './map-message-keys.ts';

/** How long a hint is visible, in milliseconds. */
const duration = 1600;

/** Explains on the map how to move it, to a visitor who scrolled the page over it. */
export function createHints(hint: HTMLElement) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let t: MapTranslate | undefined;
  const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
  const hide = () => {
    clearTimeout(timer);
    hint.toggleAttribute('data-shown', false);
  };
  return {
    hide,
    /** Sets the language of the next hint. */
    label(next: MapTranslate) {
      t = next;
    },
    show(gesture: 'wheel' | 'touch') {
      clearTimeout(timer);
      hint.textContent = t?.(gesture === 'touch' ? 'hintTouch' : isApple ? 'hintCommand' : 'hintControl') ?? '';
      hint.toggleAttribute('data-shown', true);
      timer = setTimeout(hide, duration);
    },
  };
}
