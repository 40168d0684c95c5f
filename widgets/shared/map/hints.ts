import type { MapTranslate } from './map-words.ts';

/** Milliseconds that a hint stays. */
const duration = 1600;

/** Says over the map how it is moved, to anyone who only scrolled the page across it. */
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
    /** Sets the words of the next hint. */
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
