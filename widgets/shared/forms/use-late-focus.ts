import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to something that is about to be drawn: the function returned takes a selector inside of `root`, and
 * what it finds after drawing is reached with all that describes it.
 */
export function useLateFocus(root: RefObject<HTMLElement | null>): (selector: string) => void {
  const next = useRef('');
  useEffect(() => {
    const target = next.current && root.current?.querySelector<HTMLElement>(next.current);
    if (!target) return;
    next.current = '';
    target.focus();
  });
  return (selector) => {
    next.current = selector;
  };
}
