import type { MapTranslate } from './map-words.ts';

/** Milliseconds that a hint stays. */
const duration = 1600;

/** Says over the map how it is moved, to whoever only scrolled the page across it. */
export function createHints(hint: HTMLElement) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
  const hide = () => {
    clearTimeout(timer);
    hint.toggleAttribute('data-shown', false);
  };
  return {
    hide,
    show(gesture: 'wheel' | 'touch', t: MapTranslate) {
      clearTimeout(timer);
      hint.textContent = gesture === 'touch' ? t('hintTouch') : t(isApple ? 'hintCommand' : 'hintControl');
      hint.toggleAttribute('data-shown', true);
      timer = setTimeout(hide, duration);
    },
  };
}
