import { useRef } from 'react';

/**
 * SF-01: focusing the box clears it. When the visitor leaves it without typing, its text comes back: what the page shows
 * by then, or else what was typed earlier.
 */
export function useClearing(shown: string, field: () => HTMLInputElement) {
  const isTyping = useRef(false);
  const earlier = useRef<string>(undefined);
  return {
    handleInput() {
      isTyping.current = true;
      earlier.current = undefined;
    },
    handleFocus() {
      // The focus comes back to a text in the middle of typing: the window had lost it, or the markup was replaced.
      if (isTyping.current) return;
      const { value } = field();
      earlier.current = value === shown ? undefined : value;
      field().value = '';
    },
    handleBlur() {
      // The window has lost the focus, the box has not.
      if ((field().getRootNode() as ShadowRoot).activeElement === field()) return;
      isTyping.current = false;
      if (!field().value) field().value = earlier.current ?? shown;
      earlier.current = undefined;
    },
    /** Empties the box on purpose: what was typed does not come back. */
    empty() {
      earlier.current = undefined;
      field().value = '';
    },
  };
}
